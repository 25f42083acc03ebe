import type { SearchParamsObject } from 'algoliasearch/lite';

/** A request that Algolia would answer with status 400. */
export class RequestError extends Error {}

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isPageSize: Check = (value) => isCount(value) && Number(value) <= 1000;
const isStrings: Check = (value) =>
  Array.isArray(value) && value.every(isString);
const isFilter: Check = (value) =>
  isString(value) && /^.+:/.test(String(value));
const isFilters: Check = (value) =>
  Array.isArray(value) &&
  value.every(
    (one) => isFilter(one) || (Array.isArray(one) && one.every(isFilter)),
  );

/** Algolia's default of each parameter, its validation, and a description. */
const PARAMETERS = {
  query: ['', isString, 'a string'],
  attributesToRetrieve: [['*'], isStrings, 'a list of strings'],
  attributesToHighlight: [['*'], isStrings, 'a list of strings'],
  attributesToSnippet: [[], isStrings, 'a list of "attribute:words"'],
  snippetEllipsisText: ['…', isString, 'a string'],
  highlightPreTag: ['<em>', isString, 'a string'],
  highlightPostTag: ['</em>', isString, 'a string'],
  hitsPerPage: [20, isPageSize, 'a whole number up to 1000'],
  page: [0, isCount, 'a whole number from 0'],
  clickAnalytics: [false, isBoolean, 'true or false'],
  facetFilters: [[], isFilters, 'a list of "attribute:value" or lists of them'],
} satisfies Readonly<Record<string, readonly [unknown, Check, string]>>;

/** A query of a request, with all supported parameters. */
export type Query = {
  readonly [Name in Exclude<Parameter, 'facetFilters'>]: NonNullable<
    SearchParamsObject[Name]
  >;
} & {
  readonly indexName: string;
  /** The outer list means "and", inner ones "or". */
  readonly facetFilters: readonly (string | readonly string[])[];
};

type Parameter = keyof typeof PARAMETERS;

/**
 * Parses the body of `POST /1/indexes/*\/queries`.
 *
 * @throws RequestError when it is invalid
 */
export function readQueries(body: string): Query[] {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    throw new RequestError('The request is not valid JSON.');
  }
  const { requests } = asObject(request, 'The request');
  if (!Array.isArray(requests)) {
    throw new RequestError('"requests" is missing: a list of queries.');
  }
  return requests.map(parseQuery);
}

function parseQuery(request: unknown): Query {
  const { indexName, ...given } = asObject(request, 'A query');
  if (typeof indexName !== 'string') {
    throw new RequestError('"indexName" is missing in a query.');
  }
  // `hasOwn`, as every object has properties such as `constructor`.
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(PARAMETERS, name),
  );
  if (unknown !== undefined) {
    throw new RequestError(`Unknown parameter: ${unknown}`);
  }
  const query: Record<string, unknown> = { indexName };
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const [otherwise, isValid, wanted] = parameter;
    const value = Object.hasOwn(given, name) ? given[name] : otherwise;
    const message = `Invalid value for "${name}": expected ${wanted}.`;
    if (!isValid(value)) throw new RequestError(message);
    query[name] = value;
  }
  return query as Query;
}

function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(`${name} is not a JSON object.`);
  }
  return value as Record<string, unknown>;
}
