import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Build, Files, KeptVersion } from './build';
import type { Plan } from './plan';

/**
 * Describes a built site for its worker, in its final files.
 *
 * @param outDir absolute path of the folder of the built site
 * @throws Error when a file of the plan was not built
 */
export async function describeBuild(
  outDir: string,
  { baseUrl, title, chunks, siteChunks, sitePages, versions }: Plan,
): Promise<Build> {
  const files = await Globby('**/*', { cwd: outDir });
  const assets = files.filter((file) => /^assets\/.*\.(js|css)$/.test(file));
  const images = files.filter((file) => /^img\/[^/]+\.svg$/.test(file));
  const assetsOf = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => chunks[name] ?? notBuilt(name))),
  ];
  const integrities = async (
    paths: readonly string[],
  ): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        paths.map(async (each) => [each, await integrityOf(each)] as const),
      ),
    );
  const integrityOf = async (each: string): Promise<string> => {
    const name = each.slice(baseUrl.length) || 'index';
    const file = [name, `${name}.html`, `${name}/index.html`].find((one) =>
      files.includes(one),
    );
    if (file === undefined) notBuilt(each);
    return `sha256-${hashOf(await fs.readFile(path.join(outDir, file)))}`;
  };
  const address = (name: string): string => baseUrl + name;

  const site: Files = {
    assets: assetsOf(siteChunks).map(address),
    others: await integrities([...sitePages, ...images.map(address)]),
  };
  const kept = await Promise.all(
    versions.map(
      async ({ label, pages, chunks: names }): Promise<KeptVersion> => ({
        label,
        pages,
        assets: assetsOf(names)
          .map(address)
          .filter((each) => !site.assets.includes(each)),
        others: await integrities(pages.map((page) => page.path)),
      }),
    ),
  );
  const eager = new Set([site, ...kept].flatMap((files) => files.assets));
  const build = {
    baseUrl,
    title,
    site,
    versions: kept,
    lazyAssets: assets.map(address).filter((each) => !eager.has(each)),
  };
  return { id: hashOf(JSON.stringify(build)), ...build };
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');

function notBuilt(what: string): never {
  throw new Error(
    `${what} is to be kept for reading offline, but it was not built.`,
  );
}
