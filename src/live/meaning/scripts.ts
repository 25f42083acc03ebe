import { align, between, type Pair } from './alignment';
import { attributeMeanings } from './attributeMeaning';
import { compareAttributes } from './attributes';
import { compareContent } from './content';
import { describe, quote } from './describe';
import type { Report } from './difference';
import { isMergedInto } from './merged';
import { parseInert } from './parseInert';
import { type ScriptKind, scriptKindOf } from './scriptTypes';

interface Script {
  readonly element: Element;
  readonly kind: ScriptKind;
  readonly src: string;
  readonly body: string;
}

/** What stands after the last script of a page, and not in it. */
const MARKUP_END = /<\/(body|html)>/i;

/**
 * Compares the scripts of two documents: which there are, in which order, with
 * which attributes. The code in them is not compared, because a minifier writes
 * it anew; data in them is.
 */
export function compareScripts(
  before: Document,
  after: Document,
  report: Report,
): void {
  const old = scriptsOf(before);
  const now = scriptsOf(after);
  // Script of the result → the one that it was.
  const taken = new Map<Script, Script>();
  const lost: Script[] = [];
  const pair = (script: Script, other: Script): void => {
    taken.set(other, script);
    compareAttributes(script.element, other.element, report);
    compareBodies(script, other, report);
  };
  // First what is wholly equal, then what is of a kind, then whatever is left.
  matchBy([wholeKey, looseKey, () => ''], old, now, pair, (script) =>
    lost.push(script),
  );
  for (const script of lost) {
    const same = now.find(
      (other) => !taken.has(other) && wholeKey(other) === wholeKey(script),
    );
    if (same) {
      taken.set(same, script);
      report(
        'script-moved',
        `The script ${named(script)} no longer runs in the order it did.`,
      );
    } else {
      reportLost(script, taken, report);
    }
  }
  for (const script of now) {
    if (taken.has(script)) continue;
    report('script-added', `There is a new script: ${named(script)}.`);
  }
}

type KeyOf = (script: Script) => string;

function matchBy(
  [keyOf, ...keys]: readonly KeyOf[],
  before: readonly Script[],
  after: readonly Script[],
  pair: (before: Script, after: Script) => void,
  lose: (script: Script) => void,
): void {
  if (!keyOf) {
    before.forEach(lose);
    return;
  }
  const pairs = align(before.map(keyOf), after.map(keyOf));
  between(pairs, before.length, after.length).forEach((range, index) => {
    matchBy(
      keys,
      before.slice(...range.before),
      after.slice(...range.after),
      pair,
      lose,
    );
    const [oldIndex, nowIndex]: Pair = pairs[index] ?? [-1, -1];
    const old = before[oldIndex];
    const now = after[nowIndex];
    if (old && now) pair(old, now);
  });
}

function wholeKey({ element, body }: Script): string {
  return JSON.stringify([[...attributeMeanings(element)].sort(), body]);
}

function looseKey({ kind, src }: Script): string {
  return `${kind} ${src}`;
}

/** All scripts that do something, those in templates too. */
function scriptsOf(root: Document | DocumentFragment): Script[] {
  return [...root.querySelectorAll('script, template')].flatMap((element) => {
    if (element instanceof HTMLTemplateElement) {
      return scriptsOf(element.content);
    }
    if (!(element instanceof HTMLScriptElement)) return [];
    const meanings = attributeMeanings(element);
    const kind = scriptKindOf(element.getAttribute('type') ?? '');
    const body = element.text.trim();
    const src = meanings.get('src') ?? '';
    return src === '' && isNothing(kind, body)
      ? []
      : [{ element, kind, src, body }];
  });
}

function isNothing(kind: ScriptKind, body: string): boolean {
  const isCode = kind === 'classic' || kind === 'module';
  const code = isCode
    ? body.replace(/\/\*[^]*?\*\/|^\s*(?:\/\/|<!--|-->).*$/gm, '')
    : body;
  return code.replace(/[\s;]+/g, '') === '';
}

function compareBodies(old: Script, now: Script, report: Report): void {
  if (old.body === now.body || old.kind !== now.kind) return;
  const where = named(old);
  if (old.kind === 'json') {
    const data = parsed(old.body);
    if (data === undefined || data !== parsed(now.body)) {
      report('json-changed', `The data in ${where} is now other data.`);
    }
  } else if (old.kind === 'markup') {
    const before = parseInert(old.body).documentElement;
    const after = parseInert(now.body).documentElement;
    compareContent(before, after, (kind, message) => {
      report(kind, `In the template ${where}: ${message}`);
    });
  } else if (old.kind === 'data') {
    report('data-changed', `The text in ${where} is now other text.`);
  } else if (MARKUP_END.test(now.body) && !MARKUP_END.test(old.body)) {
    report(
      'script-unclosed',
      `The script ${where} no longer ends where it did.`,
    );
  }
}

/** JSON in a form that does not depend on the order of keys. */
function parsed(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
        : value,
    );
  } catch {
    return undefined;
  }
}

function reportLost(
  script: Script,
  taken: ReadonlyMap<Script, Script>,
  report: Report,
): void {
  const [, partner] =
    [...taken].find(
      ([other]) =>
        `${other.kind}${other.src}` === script.kind &&
        isMergedInto(script.body, other.body),
    ) ?? [];
  if (!partner) {
    report('script-lost', `The script ${named(script)} is gone or empty.`);
    return;
  }
  const { id } = script.element;
  report(
    'scripts-merged',
    `Two scripts are now one, ${named(script)} and ${named(partner)}: an error in the first stops the second, and both run when the one runs${id === '' ? '' : `; the id "${id}" is gone`}.`,
  );
}

function named({ element, src, body }: Script): string {
  return src === '' && body !== ''
    ? `${describe(element)} that holds ${quote(body, 40)}`
    : describe(element);
}
