import released from '../versions.json';
import type { Weight } from './weight';

/** The first load names the chunks of all pages: so many bytes for a version. */
const NAMES_OF_VERSION = 200;

const scripts = 11_150 + NAMES_OF_VERSION * (released.length + 1);

/**
 * At most so many Brotli bytes, by page: those of Next, which become the latest
 * at a release.
 */
export const BUDGETS: Readonly<Record<string, Partial<Weight>>> = {
  '/next': {
    html: 24_200,
    scripts,
    started: 126_300,
    styles: 0,
    others: 1_500,
  },
  '/next/modules': {
    html: 45_300,
    scripts,
    started: 147_300,
    styles: 0,
    others: 1_500,
  },
};

/** At most so many Brotli bytes are kept of a version, for reading offline. */
export const OFFLINE_BUDGET = 460_000;

/** Says what of a page is over its budget. */
export function overBudget(page: string, weight: Weight): string[] {
  return Object.entries(BUDGETS[page] ?? {}).flatMap(([kind, most]) => {
    const bytes = weight[kind as keyof Weight];
    return bytes > most
      ? `${page}: ${kind} are ${String(bytes)} bytes, at most ${String(most)} are allowed.`
      : [];
  });
}
