import type { FacetFilters } from './facets';

/** One query of a request, checked. */
export interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly clickAnalytics: boolean;
  readonly facetFilters?: FacetFilters;
}

/** A request that Algolia would refuse; becomes its 400. */
export class RequestError extends Error {}

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isStrings: Check = (value) =>
  Array.isArray(value) && value.every(isString);
const isSnippets: Check = (value) =>
  Array.isArray(value) &&
  value.every(
    (name) => isString(name) && /^[^:]+(?::[1-9]\d*)?$/.test(String(name)),
  );
const isCount =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isFilter: Check = (value) =>
  isString(value) && String(value).indexOf(':') > 0;
const isFilters: Check = (value) =>
  isFilter(value) ||
  (Array.isArray(value) &&
    value.every(
      (inner) =>
        isFilter(inner) || (Array.isArray(inner) && inner.every(isFilter)),
    ));

/** Names of parameters, with what their values have to be. */
type Checks = Readonly<Record<string, readonly [Check, string]>>;

/** Of Algolia's search parameters those that the embedded index knows. */
const PARAMETERS: Checks = {
  indexName: [isString, 'a string'],
  query: [isString, 'a string'],
  type: [(value) => value === 'default', '"default"'],
  attributesToRetrieve: [isStrings, 'a list of strings'],
  attributesToHighlight: [isStrings, 'a list of strings'],
  attributesToSnippet: [isSnippets, 'a list of "attribute:words"'],
  snippetEllipsisText: [isString, 'a string'],
  highlightPreTag: [isString, 'a string'],
  highlightPostTag: [isString, 'a string'],
  hitsPerPage: [isCount(0, 1000), 'a whole number from 0 to 1000'],
  page: [isCount(0, Infinity), 'a whole number from 0'],
  facetFilters: [isFilters, 'a filter "attribute:value" or lists of them'],
  clickAnalytics: [isBoolean, 'true or false'],
  // These only matter to a service that counts.
  analytics: [isBoolean, 'true or false'],
  analyticsTags: [isStrings, 'a list of strings'],
  userToken: [isString, 'a string'],
};

/** What may stand beside the queries. */
const STRATEGIES: Checks = {
  strategy: [(value) => value === 'none', '"none"'],
};

/** Algolia's defaults. */
const DEFAULTS = {
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
} satisfies Omit<Query, 'indexName'>;

/**
 * Reads the body of `POST /1/indexes/*\/queries`.
 *
 * @throws RequestError when it is no JSON, misses or misspells something
 */
export function readQueries(body: string): Query[] {
  const { requests, ...others } = asObject(parse(body), 'The request');
  check(others, STRATEGIES);
  if (!Array.isArray(requests)) {
    throw new RequestError('"requests" is missing: a list of queries.');
  }
  return requests.map((request: unknown) => readQuery(request));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new RequestError(`The request is not valid JSON. ${why}`);
  }
}

function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(`${name} is not a JSON object.`);
  }
  return value as Record<string, unknown>;
}

function check(given: Record<string, unknown>, parameters: Checks): void {
  for (const [name, value] of Object.entries(given)) {
    // Names like `constructor` are of every object.
    if (!Object.hasOwn(parameters, name)) {
      throw new RequestError(`Unknown parameter: ${name}`);
    }
    const [isValid, expected] = parameters[name] ?? [];
    if (isValid?.(value) !== true) {
      throw new RequestError(
        `Invalid value for "${name}": expected ${String(expected)}.`,
      );
    }
  }
}

function readQuery(request: unknown): Query {
  const given = asObject(request, 'A query');
  check(given, PARAMETERS);
  if (!Object.hasOwn(given, 'indexName')) {
    throw new RequestError('"indexName" is missing in a query.');
  }
  return {
    ...DEFAULTS,
    ...(given as Partial<Query> & Pick<Query, 'indexName'>),
  };
}
