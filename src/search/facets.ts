/** Algolia's facet filters: all of the outer list, any of an inner one. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** What is known of an attribute's values; `undefined`: not yet known. */
export type FacetValues = (attribute: string) => readonly string[] | undefined;

/**
 * Tells whether something with these values passes the filters. A value that is
 * not yet known passes.
 *
 * Syntax: https://www.algolia.com/doc/api-reference/api-parameters/facetFilters
 */
export function passes(
  filters: FacetFilters | undefined,
  valuesOf: FacetValues,
): boolean {
  if (filters === undefined) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((filter) =>
    typeof filter === 'string'
      ? holds(filter, valuesOf)
      : filter.length === 0 || filter.some((one) => holds(one, valuesOf)),
  );
}

function holds(filter: string, valuesOf: FacetValues): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const values = valuesOf(filter.slice(0, colon));
  if (values === undefined) return true;
  return value.startsWith('-')
    ? !values.includes(value.slice(1))
    : values.includes(value);
}
