import generated from '@generated/search-index/default/versions';
import type { LiteClient } from 'algoliasearch/lite';
import type { Edition, Outline } from '../search/types';

/** What `src/plugins/search-index` writes of each version: two lazy chunks. */
interface Version {
  readonly edition: Edition;
  readonly fetch: () => Promise<{ readonly default: readonly Outline[] }>;
  readonly fetchMore: () => Promise<{
    /** Texts by page and section. */
    readonly default: readonly (readonly (readonly string[])[])[];
  }>;
}

const versions = (): readonly Version[] => generated as readonly Version[];

const versionOf = (tag: string): Version | undefined =>
  versions().find(({ edition }) => edition.docusaurus_tag === tag);

export const editions = (): Edition[] =>
  versions().map(({ edition }) => edition);

/*
 * The index of this site, part by part. This module is small, and on every
 * page: the engine and the client come with the dialog.
 */
let outlines = new Map<string, Promise<readonly Outline[]>>();
let complete = new Map<string, Promise<void>>();

/** What was made of the outlines, and is made anew when they change. */
export const made: { client?: LiteClient; revision: number } = { revision: 0 };

const listeners = new Set<() => void>();

/** Calls back whenever the same query may have another answer. */
export function onRevision(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function revise(): void {
  delete made.client;
  made.revision += 1;
  for (const listener of listeners) listener();
}

/**
 * Fetches the outlines of a version, once. A failed attempt is forgotten, so
 * that the next query tries again.
 *
 * @returns their first part until {@link completeOutlines} has the other
 * @throws what the bundler throws for a chunk that is not there
 */
export function loadOutlines(tag: string): Promise<readonly Outline[]> {
  const known = outlines.get(tag);
  if (known !== undefined) return known;
  const loading = versionOf(tag)
    ?.fetch()
    .then((module) => module.default);
  if (loading === undefined) return Promise.resolve([]);
  outlines.set(tag, loading);
  loading.catch(() => outlines.delete(tag));
  return loading;
}

/** Starts to fetch a version before the first key is typed. */
export function prefetchOutlines(tag: string): void {
  loadOutlines(tag).catch(() => {
    // The query that needs it reports the failure.
  });
}

/**
 * Fetches the rest of a version, once. Until it is there the first part
 * answers, also if it cannot be fetched.
 *
 * @param prepare is waited for before the whole answers
 */
export function completeOutlines(
  tag: string,
  prepare: (outlines: readonly Outline[]) => Promise<void>,
): Promise<void> {
  const known = complete.get(tag);
  if (known !== undefined) return known;
  const completing: Promise<void> = Promise.all([
    loadOutlines(tag),
    versionOf(tag)?.fetchMore(),
  ]).then(
    async ([first, more]) => {
      if (more === undefined) return;
      const whole = joined(first, more.default);
      await prepare(whole);
      if (complete.get(tag) !== completing) return;
      outlines.set(tag, Promise.resolve(whole));
      revise();
    },
    () => {
      complete.delete(tag);
    },
  );
  complete.set(tag, completing);
  return completing;
}

const joined = (
  first: readonly Outline[],
  more: readonly (readonly (readonly string[])[])[],
): Outline[] =>
  first.map((outline, page) => ({
    ...outline,
    sections: outline.sections.map((section, index) => ({
      ...section,
      more: more[page]?.[index] ?? [],
    })),
  }));

// Development: an edited page is found without a reload.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(
    '@generated/search-index/default/versions',
    () => {
      outlines = new Map();
      complete = new Map();
      revise();
    },
  );
}
