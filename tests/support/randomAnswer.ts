import { LEVELS } from '../../src/plugins/search/embedded/types';

/**
 * What a server may answer that keeps to nothing: fields are missing, of other
 * types, huge, nested or named `__proto__`, about one in two hits.
 */
export function randomAnswer(random: (below: number) => number): unknown {
  const one = <Item>(...items: readonly Item[]): Item =>
    items[random(items.length)] as Item;
  const anything = (depth = 0): unknown =>
    one<() => unknown>(
      () => undefined,
      () => null,
      () => one(0, -1, 0.5, 1e308, 12),
      () => one(true, false),
      () => one('', '__proto__', 'constructor', '\ud800', 'x'.repeat(100_000)),
      () => '<mark>a</mark>&lt;'.repeat(5000),
      () => ({ toString: 1 }),
      () => JSON.parse('{"__proto__":{"toString":1,"value":[]}}') as object,
      () => (depth < 4 ? [anything(depth + 1)] : []),
      () => (depth < 4 ? { value: anything(depth + 1) } : {}),
    )();
  const or = (value: unknown, odds = 30): unknown =>
    random(odds) === 0 ? anything() : value;
  const marks = () => ({
    content: or({ value: or('a <mark>b</mark>') }),
    hierarchy: or({ lvl0: or({ value: or('<mark>c</mark>') }) }),
  });
  const randomHit = () => ({
    objectID: or(String(random(50))),
    type: or(one('lvl1', 'lvl2', 'content')),
    url: or(one('/usage', '/usage#a', '/%5Cevil', 'https://a.example/', '%')),
    content: or(one('text', null, 'x'.repeat(5000))),
    hierarchy: or(
      Object.fromEntries(LEVELS.map((level) => [level, or(one('A', 'B'))])),
    ),
    _highlightResult: or(marks()),
    _snippetResult: or(marks()),
  });
  const result = {
    hits: or(Array.from({ length: random(40) }, () => or(randomHit()))),
    nbHits: or(random(100), 4),
    nbPages: or(random(5), 4),
    queryID: or('q', 4),
  };
  return or({ results: or([or(result)]) });
}
