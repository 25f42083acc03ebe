import { createNullCache, type ClientOptions } from '@algolia/client-common';
import { orThrow } from '../../shared/orThrow';
import type { Engine } from './engine';
import { asHtml, highlight, snippet } from './highlight';
import type { QueryWord } from './query';
import type { Facets, Hierarchy, SearchRecord } from './types';

/** The index of a docs version, loaded on demand. */
export interface VersionIndex extends Pick<Facets, 'docusaurus_tag'> {
  /** @throws Error when it cannot be fetched */
  load(): Promise<Engine>;
}

/** What differs between the requests of `algolia/request`, the only ones that come. */
interface Asked {
  readonly query: string;
  readonly hitsPerPage: number;
  readonly page?: number;
  /** The language, and the tags of a docs version. */
  readonly facetFilters: readonly [string, readonly string[]];
  /** `content` with the number of words. */
  readonly attributesToSnippet: readonly [string];
}

/**
 * Options with which Algolia's client queries the embedded index instead of a host.
 * An index that cannot be fetched, or not in time, counts as an unreachable host.
 */
export const embeddedOptions = (
  versions: readonly VersionIndex[],
): ClientOptions => ({
  // The next query tries again.
  hostsCache: createNullCache(),
  requester: {
    send({ data, responseTimeout }) {
      const answered = answer(String(data), versions).then(
        (content) => ({ status: 200, content, isTimedOut: false }),
        (error: unknown) => ({
          status: 0,
          content: String(error),
          isTimedOut: false,
        }),
      );
      const late = { status: 0, content: 'Timeout', isTimedOut: true };
      const timeout = new Promise<typeof late>((resolve) => {
        setTimeout(resolve, responseTimeout, late);
      });
      return Promise.race([answered, timeout]);
    },
  },
});

/**
 * Answers the body of `POST /1/indexes/*\/queries` with the JSON that Algolia sends,
 * as far as it is read.
 *
 * @throws the error of loading the index
 */
export async function answer(
  body: string,
  versions: readonly VersionIndex[],
): Promise<string> {
  const { requests } = JSON.parse(body) as { requests: readonly [Asked] };
  const [{ query, hitsPerPage, page = 0, ...asked }] = requests;
  const [, tags] = asked.facetFilters;
  const version = versions.find(({ docusaurus_tag: tag }) =>
    tags.includes(`docusaurus_tag:${tag}`),
  );
  const engine = await orThrow(version, `The index of ${String(tags)}`).load();
  const { matches, words } = engine.search(query);
  const snippetWords = Number(asked.attributesToSnippet[0].split(':')[1]);
  const result = {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({ record }) => hitOf(record, words, snippetWords)),
    nbHits: matches.length,
    nbPages: Math.ceil(matches.length / hitsPerPage),
  };
  return JSON.stringify({ results: [result] });
}

function hitOf(
  record: SearchRecord,
  words: readonly QueryWord[],
  snippetWords: number,
) {
  const { objectID, type, url, hierarchy, content } = asHtml(record);
  const value = record.content && snippet(record.content, words, snippetWords);
  return {
    ...{ objectID, type, url, hierarchy, content },
    _highlightResult: { hierarchy: highlightAll(record.hierarchy, words) },
    _snippetResult: { content: { value } },
  };
}

const highlightAll = (hierarchy: Hierarchy, words: readonly QueryWord[]) =>
  Object.fromEntries(
    Object.entries(hierarchy).map(([level, title]: [string, string | null]) => [
      level,
      title === null ? null : { value: highlight(title, words) },
    ]),
  );
