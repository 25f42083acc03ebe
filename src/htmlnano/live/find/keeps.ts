import { isPlainObject } from '../../isPlainObject';
import { valueOf } from '../packages';
import { printLiteral } from '../printLiteral';
import type { ModuleData } from '../versionData';
import type { Missing } from './missing';
import type { Runs } from './runs';

/**
 * Finds a value with which a module stays on and keeps something, by runs.
 *
 * @returns `undefined` if none of those that are tried does
 * @throws Error when the library throws
 */
export async function findKeep(
  runs: Runs,
  name: string,
  missing: Missing,
): Promise<{ readonly value: unknown } | undefined> {
  const module = runs.version.modules.find((one) => one.name === name);
  if (!module) return undefined;
  const now = valueOf(module, runs.settings);
  for (const value of candidatesOf(module, now, missing)) {
    const result = await runs.withValue(name, value).catch(() => undefined);
    if (result && missing.isIn(result.text)) return { value };
  }
  return undefined;
}

/** Values that may keep something: exact ones first, then those of the presets. */
function candidatesOf(
  { name, presets }: ModuleData,
  now: unknown,
  missing: Missing,
): unknown[] {
  const exact =
    name === 'removeUnusedCss'
      ? safelists(now, missing.selectors)
      : name === 'removeComments'
        ? patterns(now, missing.comments)
        : [];
  const milder = Object.values(presets).filter(Boolean);
  const known = new Set([printLiteral(now)]);
  return [...exact, ...milder].filter((value) => {
    const text = printLiteral(value);
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
}

/** A name in a selector; in Tailwind's, `\:` stands for a colon. */
const NAME = String.raw`(?:\\.|[^\s.#:>+~,()[\]{}"'=^$*|&\\])+`;

const CLASS = new RegExp(`[.#](${NAME})`, 'g');
const ATTRIBUTE = new RegExp(
  String.raw`\[\s*(${NAME})(?:\s*[~|^$*]?=\s*["']?([^"'\]]*))?[^\]]*\]`,
  'g',
);
const PSEUDO = new RegExp(`::?${NAME}`, 'g');
const TAG = new RegExp(NAME, 'g');

/** Values that have PurgeCSS keep rules: with the names in selectors, then with tags. */
function safelists(now: unknown, selectors: readonly string[]): object[] {
  const [names, tags, attributes] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const plain = (name: string): string => name.replace(/\\(.)/g, '$1');
  for (const selector of selectors) {
    const rest = selector
      .replace(ATTRIBUTE, (_, name: string, value = '') => {
        attributes.add(name);
        if (value) names.add(value as string);
        return ' ';
      })
      .replace(CLASS, (_, name: string) => {
        names.add(plain(name));
        return ' ';
      })
      .replace(PSEUDO, ' ');
    if (rest.includes('&')) names.add('&');
    for (const [tag] of rest.matchAll(TAG)) tags.add(tag);
  }
  const { safelist, dynamicAttributes, ...others } = isPlainObject(now)
    ? now
    : {};
  const listOf = (list: unknown): unknown[] =>
    Array.isArray(list) ? list : [];
  const withNames = (added: ReadonlySet<string>) => ({
    ...others,
    safelist: isPlainObject(safelist)
      ? {
          ...safelist,
          standard: [...new Set([...listOf(safelist.standard), ...added])],
        }
      : [...new Set([...listOf(safelist), ...added])],
    ...((attributes.size > 0 || dynamicAttributes !== undefined) && {
      dynamicAttributes: [
        ...new Set([...listOf(dynamicAttributes), ...attributes]),
      ],
    }),
  });
  const added = [names, new Set([...names, ...tags])];
  return added.filter(({ size }) => size > 0).map(withNames);
}

/** What `'safe'` keeps: licenses, conditions, and marks that other programs read. */
const KEPT = String.raw`!|\[if|<!\[endif|\s*\/?\s*(?:noindex|sse|more)\b`;

/** A pattern of all comments but those that begin like the ones to keep. */
function patterns(now: unknown, comments: readonly string[]): RegExp[] {
  if (now instanceof RegExp || comments.length === 0) return [];
  const beginnings = comments.slice(0, 5).map((comment) => {
    const [start] = /^\s*\S{0,20}/.exec(comment) ?? [''];
    return (start.trim() === '' ? `${comment}-->` : start).replace(
      /[.*+?^${}()|[\]\\/]/g,
      String.raw`\$&`,
    );
  });
  const kept = [...(now === 'all' ? [] : [KEPT]), ...new Set(beginnings)];
  return [new RegExp(['^<!--(?!', kept.join('|'), ')'].join(''))];
}
