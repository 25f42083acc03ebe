import type { Browser } from '@playwright/test';
import { asVisitor, readThrough } from './reader';
import type { BuildServer } from './server';

export const KINDS = [
  'HTML',
  'scripts',
  'styles',
  'data',
  'fonts',
  'images',
] as const;

type Kind = (typeof KINDS)[number];

/** Brotli bytes of bodies, by what they are. */
export type Weight = Readonly<Record<Kind, number>>;

const KIND_OF: Readonly<Record<string, Kind>> = {
  html: 'HTML',
  js: 'scripts',
  mjs: 'scripts',
  css: 'styles',
  woff: 'fonts',
  woff2: 'fonts',
  avif: 'images',
  ico: 'images',
  jpg: 'images',
  png: 'images',
  svg: 'images',
  webp: 'images',
};

/** Sorts what a server sent, by path. */
export function weightOf(sent: ReadonlyMap<string, number>): Weight {
  const weight: Record<Kind, number> = {
    HTML: 0,
    scripts: 0,
    styles: 0,
    data: 0,
    fonts: 0,
    images: 0,
  };
  for (const [pathname, bytes] of sent) {
    // Pages have no extension, also where their name is a version.
    const [, extension = 'html'] = /\.([a-z]\w*)$/.exec(pathname) ?? [];
    weight[KIND_OF[extension] ?? 'data'] += bytes;
  }
  return weight;
}

export const bytesOf = (weight: Weight): number =>
  KINDS.reduce((sum, kind) => sum + weight[kind], 0);

/**
 * Weighs what a phone with an empty cache fetches for a page until it is idle and
 * scrolled once, the next pages that it fetches ahead included.
 */
export const weigh = (
  browser: Browser,
  server: BuildServer,
  path: string,
): Promise<Weight> =>
  asVisitor(browser, 1, async (reading) => {
    server.takeSent();
    await readThrough(reading, server, path);
    return weightOf(server.takeSent());
  });
