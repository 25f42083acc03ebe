import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';
import type { ModulesPage } from '../../../search/types';
import type { Site, Suggestions } from '../suggestions';

interface Loaded {
  readonly suggest: (pathname: string, site: Site) => Suggestions;
  readonly modules: readonly ModulesPage[];
}

/**
 * What to suggest for the address. The code of every docs page holds the
 * not-found page too, so what only this one needs is fetched once it is shown.
 *
 * @returns nothing until that is there, nor for the prerendered page
 */
export function useSuggestions(): Suggestions | undefined {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const baseUrl = useBaseUrl('/');
  const versions = useVersions(undefined);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    load().then(setLoaded, () => {
      // The page has a search and links without it.
    });
  }, []);
  if (!isBrowser || loaded === undefined) return undefined;
  const { suggest, modules } = loaded;
  return suggest(pathname, { baseUrl, versions, modules });
}

/** Both in one chunk, by its name. */
async function load(): Promise<Loaded> {
  const [{ suggest }, { default: pages }] = await Promise.all([
    import(/* webpackChunkName: "not-found" */ '../suggestions'),
    import(
      /* webpackChunkName: "not-found" */ '@generated/search-index/default/modules.json'
    ),
  ]);
  return { suggest, modules: pages as readonly ModulesPage[] };
}
