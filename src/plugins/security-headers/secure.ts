import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { HEADERS_FILE, headerRules, writeHeaders } from './headersFile';
import { readInlineCode } from './inlineCode';
import { createPolicy, findUncovered, headerOf, metaOf } from './policy';

interface Site {
  /** Absolute path of the folder of the built site. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Addresses that scripts may ask. */
  readonly connect: readonly string[];
}

/**
 * Writes the security headers of the built site: for hosts that take headers
 * to `_headers`, and the policy into each page as well for those that do not.
 *
 * @throws Error when a page has what no policy can allow by its hash
 */
export async function secure({
  outDir,
  baseUrl,
  connect,
}: Site): Promise<void> {
  const files = await Globby('**/*.html', { cwd: outDir });
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      return { file, html, code: readInlineCode(html) };
    }),
  );
  const policy = createPolicy(
    pages.map(({ code }) => code),
    connect.map((address) => new URL(address).origin),
  );
  const wrong = pages.flatMap(({ file, code }) =>
    findUncovered(code, policy).map((what) => `${file}: ${what}`),
  );
  if (wrong.length > 0) {
    throw new Error(
      `The Content Security Policy forbids this. Make it a file of the site (src/client, src/css).\n${wrong.join('\n')}`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaOf(policy)}">`;
  await Promise.all(
    pages.map(({ file, html }) =>
      fs.writeFile(path.join(outDir, file), withMeta(html, meta, file)),
    ),
  );
  await fs.writeFile(
    path.join(outDir, HEADERS_FILE),
    writeHeaders(headerRules(headerOf(policy), baseUrl)),
  );
}

/** Before anything that it restricts, but after the encoding. */
function withMeta(html: string, meta: string, file: string): string {
  const charset = /<meta charset=[^>]+>/i.exec(html);
  if (charset === null) throw new Error(`${file}: <meta charset> is missing.`);
  const at = charset.index + charset[0].length;
  return html.slice(0, at) + meta + html.slice(at);
}
