import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/loadedDocs';
import type { Options } from './options';

/** Paths of the host, base URL included. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file in the root of the site from which static hosts read redirects. */
const REDIRECTS_FILE = '_redirects';

/** Not for good: with the next release another version is the latest. */
export const REDIRECT_STATUS = 302;

/**
 * Writes redirects for the addresses that people type and link, in the format of
 * Netlify and other hosts: `/latest/usage`, `/2.1.0/usage`, `/v1.1.1/usage`, and the
 * number of the release that unreleased pages document. Each page has a line of its own:
 * `/2.1.0/*` would lead `/2.1.0//other.example` to another host.
 */
export function writeRedirects(
  { outDir, baseUrl, plugins }: Pick<Props, 'outDir' | 'baseUrl' | 'plugins'>,
  { releases }: Options,
): void {
  const lines = new Map<string, string>();
  const { loadedVersions } = loadedDocs(plugins);
  // Right after a release, unreleased pages document the same as the latest.
  for (const { versionName, isLast, docs, path: versionPath } of [
    ...loadedVersions.filter((version) => version.isLast),
    ...loadedVersions.filter((version) => !version.isLast),
  ]) {
    const number = releases[versionName] ?? versionName;
    const names = [
      ...(isLast ? ['latest'] : []),
      ...(/^\d/.test(number) ? [number, `v${number}`] : []),
    ];
    const home = versionPath.replace(/\/$/, '');
    for (const name of names) {
      const alias = `${baseUrl}${name}`;
      if (alias === home) continue;
      for (const { permalink } of docs) {
        const to = pagePath(permalink, baseUrl);
        const from = alias + to.slice(home.length).replace(/^\/$/, '');
        if (!lines.has(from)) lines.set(from, to);
      }
    }
  }
  const text = Array.from(
    lines,
    ([from, to]) => `${from} ${to} ${String(REDIRECT_STATUS)}\n`,
  );
  fs.writeFileSync(path.join(outDir, REDIRECTS_FILE), text.join(''));
}

/** Reads the redirects of a built site; one without the file has none. */
export function readRedirects(dir: string): Redirect[] {
  const file = path.join(dir, REDIRECTS_FILE);
  if (!fs.existsSync(file)) return [];
  return Array.from(
    fs.readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) \d+$/gm),
    ([, from = '', to = '']) => ({ from, to }),
  );
}
