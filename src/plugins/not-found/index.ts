import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../shared/finishPages';
import { readPublished, writeRedirects } from './redirectsFile';

/** Answers unknown addresses: a page, and redirects for those that were published. */
export default function notFoundPlugin({
  siteDir,
}: LoadContext): FinishingPlugin {
  return {
    name: 'not-found',
    getThemePath: () => path.join(__dirname, 'theme'),
    finish(site) {
      writeRedirects(site, readPublished(siteDir));
    },
  };
}
