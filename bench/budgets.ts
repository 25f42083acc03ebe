import type { Weight } from './weight';

/** At most so many Brotli bytes, by page. */
export const BUDGETS: Readonly<Record<string, Partial<Weight>>> = {
  '/': {
    html: 23_700,
    scripts: 11_700,
    started: 126_000,
    styles: 0,
    others: 1_500,
  },
  '/modules': {
    html: 37_700,
    scripts: 11_700,
    started: 139_400,
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
