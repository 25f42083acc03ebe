import { expect, test } from '@playwright/test';
import {
  readQueries,
  RequestError,
  type Query,
} from '../../../src/search/parameters';

const read = (...requests: unknown[]): Query[] =>
  readQueries(JSON.stringify({ requests }));

/** What a client is told about its request. */
function refusal(body: string): string {
  try {
    readQueries(body);
  } catch (error) {
    if (error instanceof RequestError) return error.message;
    throw error;
  }
  return 'accepted';
}

const refusalOf = (query: unknown): string =>
  refusal(JSON.stringify({ requests: [query] }));

test('a query that only names the index has the defaults of Algolia', () => {
  expect(read({ indexName: 'htmlnano' })).toEqual([
    {
      indexName: 'htmlnano',
      query: '',
      attributesToRetrieve: ['*'],
      attributesToHighlight: ['*'],
      attributesToSnippet: [],
      snippetEllipsisText: '…',
      highlightPreTag: '<em>',
      highlightPostTag: '</em>',
      hitsPerPage: 20,
      page: 0,
      clickAnalytics: false,
    },
  ]);
});

test('what a query says goes before the defaults', () => {
  const query = {
    indexName: 'htmlnano',
    query: 'minify',
    hitsPerPage: 5,
    page: 2,
    clickAnalytics: true,
    highlightPreTag: '<mark>',
    facetFilters: ['language:en', ['version:1', 'version:2']],
  };
  expect(read(query)[0]).toMatchObject(query);
});

test('all queries are read, in their order', () => {
  const queries = read(
    ...['a', 'b', 'c'].map((query) => ({ indexName: 'x', query })),
  );
  expect(queries.map(({ query }) => query)).toEqual(['a', 'b', 'c']);
});

test('a request may have no queries', () => {
  expect(read()).toEqual([]);
});

for (const [name, body, message] of [
  ['nothing', '', 'The request is not valid JSON.'],
  ['half a request', '{"requests":[', 'The request is not valid JSON.'],
  ['a list', '[]', 'The request is not a JSON object.'],
  ['null', 'null', 'The request is not a JSON object.'],
  ['a request without queries', '{}', '"requests" is missing'],
  ['queries that are no list', '{"requests":{}}', '"requests" is missing'],
  ['a query that is no object', '{"requests":["x"]}', 'A query is not a JSON'],
  ['a query that is null', '{"requests":[null]}', 'A query is not a JSON'],
  ['more than queries', '{"requests":[],"x":1}', 'Unknown parameter: x'],
] as const) {
  test(`${name} is refused: ${message}`, () => {
    expect(refusal(body)).toContain(message);
  });
}

test('a query without an index is refused', () => {
  expect(refusalOf({ query: 'x' })).toBe('"indexName" is missing in a query.');
});

test('the strategy of the client is accepted as far as it is obeyed', () => {
  const body = (strategy: string): string =>
    JSON.stringify({ requests: [], strategy });
  expect(refusal(body('none'))).toBe('accepted');
  expect(refusal(body('stopIfEnoughMatches'))).toContain('"strategy"');
});

for (const name of ['hitsPerPge', 'toString', 'constructor', '__proto__']) {
  test(`the unknown parameter ${name} is refused by its name`, () => {
    expect(refusal(`{"requests":[{"indexName":"x","${name}":1}]}`)).toBe(
      `Unknown parameter: ${name}`,
    );
  });
}

for (const [name, value] of [
  ['indexName', 1],
  ['query', null],
  ['query', ['x']],
  ['type', 'facet'],
  ['attributesToRetrieve', 'url'],
  ['attributesToRetrieve', [1]],
  ['attributesToHighlight', {}],
  ['attributesToSnippet', 'content:10'],
  ['attributesToSnippet', ['content:']],
  ['attributesToSnippet', ['content:-5']],
  ['attributesToSnippet', ['content:0']],
  ['attributesToSnippet', ['content:few']],
  ['snippetEllipsisText', 3],
  ['highlightPreTag', null],
  ['highlightPostTag', false],
  ['hitsPerPage', -1],
  ['hitsPerPage', 1.5],
  ['hitsPerPage', 1001],
  ['hitsPerPage', '20'],
  ['page', -1],
  ['page', '0'],
  ['facetFilters', 'language'],
  ['facetFilters', ':en'],
  ['facetFilters', [1]],
  ['facetFilters', [[['language:en']]]],
  ['clickAnalytics', 'true'],
  ['analytics', 1],
  ['analyticsTags', 'x'],
  ['userToken', 1],
] as const) {
  test(`${name}: ${JSON.stringify(value)} is refused, and said why`, () => {
    const message = refusalOf({ indexName: 'x', [name]: value });
    expect(message).toMatch(
      new RegExp(`^Invalid value for "${name}": expected .+\\.$`),
    );
  });
}

for (const [name, value] of [
  ['type', 'default'],
  ['hitsPerPage', 0],
  ['hitsPerPage', 1000],
  ['page', 7],
  ['facetFilters', 'language:en'],
  ['facetFilters', []],
  ['facetFilters', ['a:b', ['c:-d']]],
  ['attributesToSnippet', ['content:10', '*:5', 'content']],
  ['analytics', false],
  ['analyticsTags', ['docs']],
  ['userToken', 'anonymous'],
] as const) {
  test(`${name}: ${JSON.stringify(value)} is accepted`, () => {
    expect(read({ indexName: 'x', [name]: value })[0]).toHaveProperty(
      name,
      value,
    );
  });
}
