/** Headers of the responses to paths that a pattern such as `/assets/*` names. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where static hosts look for it, in the root of the site. */
export const HEADERS_FILE = '_headers';

/** The headers of every response, and of files that never change. */
export const headerRules = (
  policy: string,
  baseUrl: string,
): readonly HeaderRule[] => [
  {
    path: `${baseUrl}*`,
    headers: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    // Their names have a hash of what is in them.
    path: `${baseUrl}assets/*`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    // The service worker, which names the files of one deploy.
    path: `${baseUrl}sw.js`,
    headers: { 'Cache-Control': 'no-cache' },
  },
];

/** Writes rules as Netlify and others read them. */
export const writeHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      Object.entries(headers).reduce(
        (rule, [name, value]) => `${rule}  ${name}: ${value}\n`,
        `${path}\n`,
      ),
    )
    .join('\n');
