import { escapeHtml } from '../../search/highlight';
import type { KeptVersion } from './build';

// The site's style sheet may not be kept. The colors are those of `css/custom`.
const STYLE = `:root{color-scheme:light dark;--text:#1b2422;--ground:#fff;--link:#0a6a5b}
@media(prefers-color-scheme:dark){:root{--text:#e6ecea;--ground:#121817;--link:#5fd0b8}}
body{margin:0 auto;max-width:40rem;padding:2rem 1.25rem;color:var(--text);background:var(--ground);font:1rem/1.65 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.25}
h2{font-size:1.25rem}
a{color:var(--link)}
li a{display:inline-block;min-height:1.5rem}
@media(forced-colors:active){a{color:LinkText}}`;

/**
 * The page that stands for one that is neither kept nor to be had: it says so,
 * and what can be read.
 *
 * @param title of the site
 * @param url of the page that was asked for
 * @param versions that are kept
 */
export async function offlinePage(
  title: string,
  url: string,
  versions: readonly KeptVersion[],
): Promise<Response> {
  return new Response(write(title, url, versions), {
    status: 503,
    statusText: 'Offline',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const write = (
  title: string,
  url: string,
  versions: readonly KeptVersion[],
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Offline | ${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p><code>${escapeHtml(pathOf(url))}</code> could not be fetched, and this device does not keep it. A version’s pages are kept when you open one of them.</p>
<p><a href="${escapeHtml(url)}">Try again</a></p>
${versions.length === 0 ? '' : '<p>These pages are kept:</p>'}
${versions.map(listOf(title)).join('\n')}
</main>
</body>
</html>
`;

const listOf =
  (title: string) =>
  ({ label, pages }: KeptVersion): string =>
    `<h2>${escapeHtml(`${title} ${label}`)}</h2>
<ul>
${pages.map((page) => `<li><a href="${escapeHtml(page.path)}">${escapeHtml(page.title)}</a></li>`).join('\n')}
</ul>`;

/** As a reader would write it, where it can be decoded. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

async function hashOf(style: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(style),
  );
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
