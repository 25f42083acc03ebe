const MINIFIED_AWAY = new Set(
  'const let var function return this true false null undefined void new typeof if else for while'.split(
    ' ',
  ),
);

/**
 * Whether code has become part of other code. A minifier keeps what it cannot
 * rename: the names of properties and globals, and texts. Most of them have to
 * be there.
 */
export function isMergedInto(code: string, other: string): boolean {
  const names = new Set(
    [...code.matchAll(/[\p{L}\p{N}$_]{2,}/gu)]
      .map(([name]) => name)
      .filter((name) => !MINIFIED_AWAY.has(name)),
  );
  const found = [...names].filter((name) => other.includes(name));
  return names.size > 0 && found.length >= names.size / 2;
}
