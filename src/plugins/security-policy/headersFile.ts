/** Response headers for paths that match a pattern such as `/assets/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file in the root of the site from which static hosts read headers. */
export const HEADERS_FILE = '_headers';

/** The headers of every response, and those of immutable files. */
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
    // Their names contain a hash of their content.
    path: `${baseUrl}assets/*`,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];

/** Serializes rules in the format of Netlify and other hosts. */
export const writeHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      Object.entries(headers).reduce(
        (rule, [name, value]) => `${rule}  ${name}: ${value}\n`,
        `${path}\n`,
      ),
    )
    .join('\n');
