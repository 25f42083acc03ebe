import { expect, type Locator, type Page } from '@playwright/test';
import type { StoredHit } from '../../../src/plugins/search/hits';
import { at, LATEST } from '../addresses';

const INDEX = `/assets/search-docs-default-${LATEST.replaceAll('.', '\\.')}`;

/** The latest version's index. */
export const INDEX_CHUNK = new RegExp(`${INDEX}\\.[0-9a-f]+\\.json$`);

/** The keys of the reader's lists in localStorage. */
export const LISTS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__htmlnano',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__htmlnano',
} as const;

export async function storedIn(
  page: Page,
  list: keyof typeof LISTS,
): Promise<StoredHit[]> {
  const json = await page.evaluate(
    (key) => localStorage.getItem(key),
    LISTS[list],
  );
  return JSON.parse(json ?? '[]') as StoredHit[];
}

/** Stores invented hits in a list: `<name> 1` is the newest. */
export async function store(
  page: Page,
  list: keyof typeof LISTS,
  name: string,
  count: number,
): Promise<void> {
  const hits = Array.from({ length: count }, (_, index) => {
    const title = `${name} ${String(index + 1)}`;
    return {
      objectID: title,
      type: 'lvl1',
      url: at(`/usage?${String(index + 1)}`),
      content: null,
      hierarchy: { lvl0: 'Usage', lvl1: title },
    };
  });
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    LISTS[list],
    JSON.stringify(hits),
  ] as const);
}

/** Expects a field for a query that the browser neither completes nor corrects. */
export async function expectPlainField(field: Locator): Promise<void> {
  for (const [name, value] of [
    ['placeholder', 'Search docs'],
    ['autocomplete', 'off'],
    ['autocorrect', 'off'],
    ['autocapitalize', 'off'],
    ['spellcheck', 'false'],
  ] as const) {
    await expect(field).toHaveAttribute(name, value);
  }
}
