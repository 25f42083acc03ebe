/** The file in the root of the site from which static hosts read headers. */
export const HEADERS_FILE = '_headers';

/** The headers of every response, and those of files whose names contain a hash. */
export const headersText = (policy: string, baseUrl: string): string =>
  `${baseUrl}*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin

${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
