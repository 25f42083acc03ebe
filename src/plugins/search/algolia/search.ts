import { liteClient, type SearchResponse } from 'algoliasearch/lite';
import i18n from '@generated/i18n';
import { options } from '../config';
import { HEADINGS, type Hierarchy, LEVELS } from '../embedded/types';
import {
  addressOf,
  hitOf,
  HITS_PER_PAGE,
  type Piece,
  type Search,
  type StoredHit,
} from '../hits';
import { searchTag } from '../options';

/** The specification's message for hosts that cannot be reached. */
const UNREACHABLE =
  'Unreachable hosts - your application id may be incorrect. If the error persists, please reach out to the provider support team.';

// The client stores the state of a host under its address and its previous state, and so
// never finds it again (algoliasearch 5.64). Here its address is the key.
const states = new Map<string, unknown>();
const addressIn = (host: object | string): string =>
  typeof host === 'string' ? host : (host as { readonly url: string }).url;

const client = liteClient(options.appId, options.apiKey, {
  // Errors are shown at once, even 429 (too many requests).
  maxRateLimitRetries: 0,
  hostsCache: {
    get: async <State>(host: object | string, initial: () => Promise<State>) =>
      (states.get(addressIn(host)) as State | undefined) ?? initial(),
    set: (host, state) => {
      states.set(addressIn(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      states.delete(addressIn(host));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  },
});

/** Searches an Algolia application with the parameters of DocSearch. */
export const search: Search = async (query, version, page, words) => {
  const { results } = await client
    .searchForHits<StoredHit>({
      requests: [
        {
          query,
          indexName: options.indexName,
          attributesToRetrieve: [...HEADINGS, 'content', 'type', 'url'],
          attributesToHighlight: HEADINGS,
          attributesToSnippet: [`content:${String(words)}`],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: HITS_PER_PAGE,
          clickAnalytics: options.insights ?? false,
          ...(page > 0 && { page }),
          facetFilters: [
            `language:${i18n.currentLocale}`,
            ['docusaurus_tag:default', `docusaurus_tag:${searchTag(version)}`],
          ],
        },
      ],
    })
    .catch((cause: unknown) => {
      const { name, message } = cause as Error;
      throw new Error(name === 'RetryError' ? UNREACHABLE : message, { cause });
    });
  const [{ hits, nbHits, queryID }] = results as [SearchResponse<StoredHit>];
  const found = hits.flatMap((hit) => {
    const url = addressOf(hit.url);
    return url === undefined ? [] : [hitIn({ ...hit, url })];
  });
  return { hits: found, total: nbHits ?? found.length, queryID };
};

type Answered = SearchResponse<StoredHit>['hits'][number];

/** A hit with plain texts. Algolia's are HTML, by the convention of DocSearch. */
function hitIn({ _highlightResult, _snippetResult, ...hit }: Answered) {
  const marked = _highlightResult as
    { readonly hierarchy?: Marked } | undefined;
  const snippet = _snippetResult as Marked | undefined;
  const { content } = hit;
  const titles = LEVELS.map((level) => [level, textOf(hit.hierarchy[level])]);
  return hitOf(
    {
      ...{ ...hit, content: textOf(content) },
      hierarchy: Object.fromEntries(titles) as Hierarchy,
    },
    (title, level) =>
      piecesOf(
        marked?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? title,
      ),
    content === null ? undefined : piecesOf(snippet?.content?.value ?? content),
  );
}

/** Texts with marks, by the name of their attribute. */
type Marked = Readonly<Partial<Record<string, { readonly value: string }>>>;

/** Reads HTML. Tags that do not mark matches stay text, so that nothing runs. */
function piecesOf(html: string): Piece[] {
  const texts = html.replace(/<(?!\/?mark>)/g, '&lt;');
  const { body } = new DOMParser().parseFromString(texts, 'text/html');
  return [...body.childNodes].map(({ nodeName, textContent }) => ({
    text: textContent ?? '',
    isMarked: nodeName === 'MARK',
  }));
}

const textOf = (html: string | null = null): string | null =>
  html &&
  piecesOf(html)
    .map(({ text }) => text)
    .join('');
