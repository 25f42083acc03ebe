import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  DocMetadata,
  LoadedContent,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, normalizeUrl } from '@docusaurus/utils';
import { mirrorPath, pagePath } from '../../addresses';
import { Kept } from '../../examples/kept';
import { loadedDocs } from '../loadedDocs';
import { llmsFullText, llmsText } from './llms';
import { mirrorOf, placesOf } from './mirror';

const NAME = 'machine-readable';

/**
 * Writes what programs read: each page as Markdown beside its HTML (`/usage.md`),
 * `llms.txt`, `llms-full.txt` and `robots.txt`. The development server has the
 * same.
 */
export default function machineReadablePlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
  siteConfig: { title, tagline, url },
}: LoadContext): Plugin {
  const address = (...paths: string[]): string => normalizeUrl([url, ...paths]);
  /** Where Docusaurus writes the data of this plugin. */
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  let names: readonly string[] = [];
  const kept = new Kept<ReturnType<typeof placesOf>>(siteDir, 'mirrors');
  const findPlaces = (markdown: string) =>
    kept.getOrMake(markdown, () => placesOf(markdown));

  /** All files, by their path below the base URL. */
  async function filesOf({
    loadedVersions,
  }: LoadedContent): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    const versions = loadedVersions.map(({ label, isLast, docs }) => ({
      label: `${title} ${label}`,
      isLast,
      // In the order in which one reads them, by the numbers of their files.
      pages: [...docs].sort(bySource).map(({ source, permalink, ...doc }) => ({
        title: doc.title,
        description: doc.description,
        version: `${title} ${label}`,
        file: path.join(siteDir, aliasedSitePathToRelativePath(source)),
        url: address(pagePath(permalink, baseUrl)),
        mirror: mirrorPath(permalink),
      })),
    }));
    const all = new Map(
      versions.flatMap(({ pages }) => pages.map((page) => [page.file, page])),
    );
    const mirrored = await Promise.all(
      versions.map(async ({ pages, ...version }) => ({
        ...version,
        pages: await Promise.all(
          pages.map(async (page) => {
            const source = await fs.readFile(page.file, 'utf8');
            const markdown = mirrorOf(source, findPlaces(source), page, {
              pages: all,
              home: address(baseUrl),
            });
            files.set(page.mirror.slice(baseUrl.length), markdown);
            return { ...page, mirror: address(page.mirror), markdown };
          }),
        ),
      })),
    );
    const latest = mirrored.find(({ isLast }) => isLast);
    if (!latest) throw new Error('The docs have no latest version.');
    const others = mirrored.filter((version) => version !== latest);
    const [first] = latest.pages;
    const summary = `${tagline}. ${first?.description ?? ''}`;
    const full = address(baseUrl, 'llms-full.txt');
    files.set('llms.txt', llmsText(title, summary, full, latest, others));
    files.set('llms-full.txt', llmsFullText(latest));
    files.set(
      'robots.txt',
      `User-agent: *\nAllow: /\nSitemap: ${address(baseUrl, 'sitemap.xml')}\n`,
    );
    return files;
  }

  return {
    name: NAME,
    async allContentLoaded({ allContent, actions }) {
      const docs = loadedDocs(allContent);
      const files = await filesOf(docs);
      names = [...files.keys()];
      for (const [name, text] of files) await actions.createData(name, text);
    },
    configureWebpack: (): object => ({
      devServer: {
        static: [{ directory: dataDir, publicPath: baseUrl, watch: false }],
      },
    }),
    async postBuild({ outDir }) {
      for (const name of names) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.copyFile(path.join(dataDir, name), file);
      }
      kept.prune();
    },
  };
}

const bySource = (one: DocMetadata, other: DocMetadata): number =>
  one.source.localeCompare(other.source);
