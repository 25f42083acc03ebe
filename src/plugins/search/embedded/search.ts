import synonyms from '@generated/search/default/synonyms';
import { orThrow } from '../../shared/orThrow';
import { INDEXES } from '../config';
import { hitOf, HITS_PER_PAGE, type Search } from '../hits';
import type { Synonyms } from '../options';
import { createEngine } from './engine';
import { fetchIndex, once } from './fetchIndex';
import { excerptOf, highlight } from './highlight';
import { recordsOf } from './records';
import type { IndexedDoc } from './types';

/** Loads the index of a docs version, once: its engine, and its pages in their order. */
export const loadEngine = once(async (version) => {
  const address = orThrow(
    INDEXES[version],
    `The index of the docs version ${version}`,
  );
  const docs = (await fetchIndex(address)) as IndexedDoc[];
  const records = docs.flatMap((doc) => recordsOf(doc, version));
  const engine = await createEngine(records, synonyms as Synonyms);
  const pages = records
    .filter(({ type }) => type === 'lvl1')
    .map((record) => ({
      ...hitOf(record),
      title: [{ text: record.hierarchy.lvl0, isMarked: false }],
    }));
  return { ...engine, pages };
});

/** Searches the site's own index. */
export const search: Search = async (query, version, page, size) => {
  const engine = await loadEngine(version);
  const { matches, words } = engine.search(query);
  const from = page * HITS_PER_PAGE;
  const hits = matches
    .slice(from, from + HITS_PER_PAGE)
    .map(({ record }) =>
      hitOf(
        record,
        (title) => highlight(title, words),
        record.content === null
          ? undefined
          : excerptOf(record.content, words, size),
      ),
    );
  return { hits, total: matches.length };
};
