import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { pagePath } from '../../addresses';
import type { PageLink } from './build';

/** What is to be kept of a site, before its pages are finished. */
export interface Plan {
  readonly baseUrl: string;
  readonly title: string;
  readonly chunks: Chunks;
  /** Names of the chunks that the pages of every version need. */
  readonly siteChunks: readonly string[];
  /** Paths of pages that belong to no version. */
  readonly sitePages: readonly string[];
  readonly versions: readonly PlannedVersion[];
}

export interface PlannedVersion {
  readonly label: string;
  readonly pages: readonly PageLink[];
  readonly chunks: readonly string[];
}

/** Names of the bundler's chunks with their files, as the bundler calls them. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** Paths of routes with the names of the chunks that show them. */
export type Routes = ReadonlyMap<string, readonly string[]>;

/** The parts of the site that come later, but to every page. */
const LATER = ['app', 'search-dialog'];

/** The chunk that Docusaurus begins with. */
const ENTRY = 'main';

/** Says what each version's pages and their search need. */
export function planOf(
  { loadedVersions }: LoadedContent,
  {
    title,
    baseUrl,
    chunks,
    routes,
  }: Pick<Plan, 'title' | 'baseUrl' | 'chunks'> & { readonly routes: Routes },
): Plan {
  const chunksOf = (paths: readonly string[]): string[] =>
    paths.flatMap((each) => routes.get(each) ?? []);
  const versions = loadedVersions.map(
    ({ versionName, label, path: root, docs }) => {
      const pages = [...docs]
        // By the numbers of their files.
        .sort((one, other) => one.source.localeCompare(other.source))
        .map((doc) => ({
          path: pagePath(doc.permalink, baseUrl),
          title: doc.title,
        }));
      const paths = [
        pagePath(root, baseUrl),
        ...pages.map((page) => page.path),
      ];
      // Of an index that is not embedded there are none.
      const index = `search-docs-default-${versionName}`;
      const search = [index, `${index}.more`].filter((name) => name in chunks);
      return { label, pages, paths, chunks: [...chunksOf(paths), ...search] };
    },
  );
  const inVersions = new Set(versions.flatMap(({ paths }) => paths));
  const others = [...routes.keys()].filter((each) => !inVersions.has(each));
  return {
    baseUrl,
    title,
    chunks,
    // All pages stand below the route of the root.
    siteChunks: [ENTRY, ...LATER, ...chunksOf([baseUrl, ...others])],
    sitePages: others.filter((each) => each.startsWith('/')),
    versions: versions.map(({ label, pages, chunks: names }) => ({
      label,
      pages,
      chunks: names,
    })),
  };
}

const planFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'offline', 'plan.json');

/**
 * Leaves the plan for when the pages are finished.
 *
 * @param plan `null` if nothing is to be kept
 */
export async function writePlan(
  generatedFilesDir: string,
  plan: Plan | null,
): Promise<void> {
  const file = planFile(generatedFilesDir);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, JSON.stringify(plan));
}

/** Reads what {@link writePlan} wrote. */
export const readPlan = async (
  generatedFilesDir: string,
): Promise<Plan | null> =>
  JSON.parse(
    await fs.readFile(planFile(generatedFilesDir), 'utf8'),
  ) as Plan | null;

/** Reads the chunks of routes from what Docusaurus generates for the browser. */
export async function readRoutes(generatedFilesDir: string): Promise<Routes> {
  const text = await fs.readFile(
    path.join(generatedFilesDir, 'routesChunkNames.json'),
    'utf8',
  );
  const routes = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(JSON.parse(text) as object)) {
    // A path may have several routes, each with a hash behind it.
    const route = key.replace(/-[^-]+$/, '');
    routes.set(route, [...(routes.get(route) ?? []), ...namesIn(value)]);
  }
  return routes;
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as object).flatMap(namesIn);

/** What of a bundler, webpack or Rspack, is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tapPromise(name: string, call: (stats: Stats) => Promise<void>): void;
    };
  };
}

interface Stats {
  toJson(options: object): {
    readonly namedChunkGroups?: Readonly<
      Record<string, { readonly assets?: readonly { readonly name: string }[] }>
    >;
  };
}

/** A plugin of the bundler that tells of its chunks. */
export const onBundled = (
  tell: (chunks: Chunks) => Promise<void>,
): { apply(compiler: Compiler): void } => ({
  apply({ hooks }) {
    hooks.done.tapPromise('offline', async (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({
        all: false,
        chunkGroups: true,
      });
      const chunks = Object.entries(namedChunkGroups).map(
        ([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)],
      );
      await tell(Object.fromEntries(chunks) as Chunks);
    });
  },
});
