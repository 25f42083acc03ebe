import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { foldMistakes } from '../../src/plugins/page-rules/folds';
import { parseMarkdown } from '../../src/plugins/shared/markdown';

/** The replacement of a part of a text, by offsets. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. */
const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, text: replacement }) =>
        rest.slice(0, start) + replacement + rest.slice(end),
      text,
    );

/** Removes a block with the line break or empty line before it. */
function without(markdown: string, { position }: Nodes): Edit {
  const start = position?.start.offset ?? 0;
  const [gap = ''] = /\n*$/.exec(markdown.slice(0, start)) ?? [];
  const end = position?.end.offset ?? 0;
  return { start: start - gap.length, end, text: '' };
}

/** The paragraphs and rows of a page that say what has changed since a version. */
function changesIn(tree: Nodes, older: string): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, (node) => {
    if (
      (node.type === 'paragraph' &&
        toString(node).startsWith(`Changed since ${older}: `)) ||
      (node.type === 'tableRow' &&
        node.children.map((cell) => toString(cell)).join() ===
          `New since,${older}`)
    )
      found.push(node);
  });
  return found;
}

/** The rows that send readers to the pages of a version, by a link of its name. */
function rowsTo(tree: Nodes, version: string): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, 'tableRow', (row) => {
    visit(row, 'link', (link) => {
      if (toString(link) === version) found.push(row);
    });
  });
  return found;
}

/** The section of an Introduction on what has changed since a version. */
function sectionOfChanges(
  { children }: Root,
  older: string,
): readonly RootContent[] {
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      toString(node) === `What changed since ${older}`,
  );
  if (start === -1) return [];
  const end = children.findIndex(
    (node, index) =>
      index > start && node.type === 'heading' && node.depth <= 2,
  );
  return children.slice(start, end === -1 ? undefined : end);
}

/**
 * Removes from a page of Next, after a release, what has changed since the previous
 * version: Next now equals the released version (CONTRIBUTING.md, "Tables and lists
 * that are checked").
 *
 * @param older the version before, until now
 * @param released the version before, from now on
 */
export function withoutChanges(
  markdown: string,
  older: string,
  released: string,
): string {
  const tree = parseMarkdown(markdown);
  const edits = changesIn(tree, older).map((node) => without(markdown, node));
  const [, first, ...others] = sectionOfChanges(tree, older);
  if (first) {
    edits.push({
      start: first.position?.start.offset ?? 0,
      end: (others.at(-1) ?? first).position?.end.offset ?? 0,
      text: 'Nothing.',
    });
  }
  const anchor = (version: string): string =>
    createSlugger().slug(`changed since ${version}`);
  const sinceOlder = `hanged since ${older}`;
  return (
    edited(markdown, edits)
      // A line that refers to "Changed since …" may name the version again: all of them
      // are replaced.
      .split('\n')
      .map((line) =>
        line.includes(sinceOlder) ? line.replaceAll(older, released) : line,
      )
      .join('\n')
      .replaceAll(`-${anchor(older)}`, `-${anchor(released)}`)
  );
}

/**
 * Removes from a page what compares it with a dropped version, whose library is gone:
 * "Changed since" paragraphs, the version's column in the table of presets, and rows
 * that lead to its pages.
 */
export function withoutVersion(markdown: string, dropped: string): string {
  const tree = parseMarkdown(markdown);
  const section = sectionOfChanges(tree, dropped);
  const rest = tree.children.filter((node) => !section.includes(node));
  const told = rest
    .flatMap((node) => (node.type === 'list' ? node.children : [node]))
    .filter(
      (node) =>
        (node.type === 'paragraph' || node.type === 'listItem') &&
        toString(node).includes(`hanged since ${dropped}`),
    );
  const gone = new Set([
    ...section,
    ...told,
    ...changesIn(tree, dropped),
    ...rowsTo(tree, dropped),
  ]);
  const columns = rest.flatMap((node) =>
    node.type === 'table' ? withoutColumn(markdown, node, dropped) : [],
  );
  const compared = edited(markdown, [
    ...Array.from(gone, (node) => without(markdown, node)),
    ...columns,
  ]);
  return recounted(compared);
}

/** Counts what folds hold anew, as the rule of pages tells what to write. */
function recounted(markdown: string): string {
  const edits = foldMistakes(parseMarkdown(markdown)).flatMap(
    ({ node, message }): Edit[] => {
      const [, wanted] = /have \d+ points. Write "(.+)"/.exec(message) ?? [];
      if (wanted === undefined) return [];
      const start = node.position?.start.offset ?? 0;
      const end = node.position?.end.offset ?? 0;
      const text = markdown.slice(start, end);
      return [
        {
          start,
          end,
          text: text.replace(/(?<=<summary>).*(?=<\/summary>)/, wanted),
        },
      ];
    },
  );
  return edited(markdown, edits);
}

/**
 * Removes a version's column from a table, and the rows in which only that version
 * differed.
 */
function withoutColumn(
  markdown: string,
  { children: [head, ...rows] }: Table,
  version: string,
): Edit[] {
  const column =
    head?.children.findIndex((cell) => toString(cell) === version) ?? -1;
  if (head === undefined || column === -1) return [];
  const startOf = (node?: Nodes): number => node?.position?.start.offset ?? 0;
  const line = head.position?.end.offset ?? 0;
  const marks = markdown.slice(line, startOf(rows[0]));
  return [
    // Skips the delimiter line below the head.
    {
      start: line,
      end: startOf(rows[0]),
      text: marks.replace(/ :?-+:? \|/, ''),
    },
    ...[head, ...rows].map((row): Edit => {
      const values = row.children.slice(column + 1);
      const isSame = new Set(values.map((cell) => toString(cell))).size === 1;
      return isSame
        ? without(markdown, row)
        : {
            start: startOf(row.children[column]),
            end: startOf(values[0]),
            text: '',
          };
    }),
  ];
}

/** What is searched for in a version, as in `bench/search`. */
interface Query {
  readonly version: string;
  readonly query: string;
  readonly relevant: readonly string[];
}

/**
 * Queries for Next once its version is released: those for what has changed since
 * the version before are queries for the released one.
 *
 * @param older the version before, until now
 */
export const withReleasedQueries = <Any extends Query>(
  queries: readonly Any[],
  older: string,
  released: string,
): Any[] =>
  queries.map((each) =>
    each.version === 'current' && each.query.includes(`since ${older}`)
      ? { ...each, version: released }
      : each,
  );

/** Answers of Next, which are those of the released version, too. */
export const withReleasedAnswers = <
  Any extends {
    readonly answers: Readonly<Record<string, readonly string[] | undefined>>;
  },
>(
  questions: readonly Any[],
  released: string,
): Any[] =>
  questions.map((each) => {
    const { current, ...others } = each.answers;
    return current === undefined
      ? each
      : { ...each, answers: { current, [released]: current, ...others } };
  });

/** The addresses of versions before a release. */
export interface Standing {
  /** Full address of the site, without a slash at its end. */
  readonly site: string;
  /** The versions, the latest first: `['2.1.0', '1.1.1']`. */
  readonly versions: readonly string[];
}

/**
 * Rewrites the links between versions after a release: the former latest version moves
 * from the root to a path of its own, and the released one takes the root. A link with
 * "latest" or "Next" in its text follows that word instead. Addresses of schemas in
 * code are rewritten as well.
 *
 * @param isNext whether the page is one of Next, and not its copy: it goes on
 *   naming its own schema
 */
export function withMovedLinks(
  markdown: string,
  { site, versions: [latest = '', ...older] }: Standing,
  isNext = false,
): string {
  const edits: Edit[] = [];
  const move = (url: string, start: number, text = ''): void => {
    if (url !== site && !url.startsWith(`${site}/`)) return;
    const { pathname, hash } = new URL(url);
    const [, folder = ''] = pathname.split('/');
    const staying = folder === 'next' ? /\bnext\b/i : /\blatest\b/i;
    if (older.includes(folder) || staying.test(text)) return;
    const moved =
      folder === 'next'
        ? pathname.slice('/next'.length) || '/'
        : `/${latest}${pathname}`;
    edits.push({ start, end: start + url.length, text: site + moved + hash });
  };
  const tree = parseMarkdown(markdown);
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url, position } = node;
    const start = markdown.lastIndexOf(url, position?.end.offset);
    move(url, start, toString(node));
  });
  visit(tree, ['code', 'inlineCode'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const text = markdown.slice(start, position?.end.offset);
    for (const { 0: url, index } of text.matchAll(SCHEMA)) {
      if (!isNext || !url.startsWith(`${site}/next/`)) move(url, start + index);
    }
  });
  return edited(markdown, edits);
}

const SCHEMA = /https:[\w./-]+\/schema\.json/g;
