/** The site on nginx: its configuration, made of the headers that the build wrote. */
import fs from 'node:fs';
import path from 'node:path';
import {
  baseUrlOf,
  type HeaderRule,
  HEADERS_FILE,
  readHeaders,
} from '../src/plugins/security-headers/headersFile';

/** Debian's packages that serve the site, with Brotli. */
export const NGINX_PACKAGES = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
];

interface Place {
  /** Absolute path of the folder that has the built site at its base URL. */
  readonly root: string;
  readonly port: number;
  /** Absolute path of a folder that nginx may write to. */
  readonly temp: string;
}

/**
 * Makes the configuration of an nginx that needs no rights: every page without
 * `.html`, the not-found page with its status, the headers of the build, and
 * what `precompress` left beside the files.
 *
 * @param headers the text of the build's `_headers`
 * @throws Error when there are none
 */
export function nginxConfig(
  headers: string,
  { root, port, temp }: Place,
): string {
  const [all, ...others] = readHeaders(headers);
  if (all === undefined) throw new Error(`${HEADERS_FILE} has no headers.`);
  const baseUrl = baseUrlOf([all]);
  return `include /etc/nginx/modules-enabled/*.conf;
pid ${path.join(temp, 'nginx.pid')};
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  types { text/markdown md; application/manifest+json webmanifest; }
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml application/javascript application/json;
  access_log off;
  server_tokens off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${path.join(temp, name)};`).join('\n  ')}
  sendfile on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  server {
    listen ${String(port)};
    root ${root};
    absolute_redirect off;
    error_page 404 ${baseUrl}404.html;
    rewrite ^${baseUrl}(.+)/$ ${baseUrl}$1 permanent;
    ${headerLines([all])}
    location = ${baseUrl} { try_files ${baseUrl}index.html =404; }
    location / { try_files $uri $uri.html =404; }
${others.map((rule) => location(rule, all)).join('\n')}
  }
}
`;
}

/** Headers of a location replace those around it: they are said again. */
const location = (rule: HeaderRule, all: HeaderRule): string =>
  `    location ${rule.path.replace(/\*$/, '')} {
    ${headerLines([all, rule])}
    try_files $uri =404;
    }`;

const headerLines = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ headers }) => Object.entries(headers))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n    ');

/** Reads the headers of a built site. */
export const headersOf = (dir: string): string =>
  fs.readFileSync(path.join(dir, HEADERS_FILE), 'utf8');
