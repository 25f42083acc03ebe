import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { RUN_ORDER, runOrderIn } from '../src/htmlnano/facts/moduleTables';
import {
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { failIf, failure, type Failure } from './failure';
import { CANDIDATES } from './measure';

/**
 * The list of configuration files has all that the library reads, by
 * precedence, and the paragraph "Not read:" only names that it does not read.
 */
export function checkConfigFiles(
  chapters: readonly Chapter[],
  measured: readonly string[],
): Failure[] {
  const chapter = chapterOf(chapters, 'Configuration file');
  const listed = (chapter.lists[0] ?? []).flatMap((item) =>
    namesIn(item).map((name) => ({ item, name })),
  );
  const notRead = chapter.paragraphs.find(({ cells }) =>
    cells[0]?.text.startsWith('Not read:'),
  );
  if (!notRead) {
    const message = 'no paragraph says which names are "Not read:".';
    return [failure(chapter, message)];
  }
  const wrong = listed.find(({ name }, index) => name !== measured[index]);
  const unread = namesIn(notRead)
    // The paragraph also contains other code, such as `export default`.
    .filter((name) => /htmlnano|^package\./.test(name))
    .filter((name) => !CANDIDATES.includes(name) || measured.includes(name));
  return [
    ...failIf(
      wrong !== undefined,
      wrong?.item ?? chapter,
      `"${wrong?.name ?? ''}" is not what is read here. Measured: ${measured.join(', ')}.`,
    ),
    ...measured
      .slice(listed.length)
      .map((name) => failure(chapter, `"${name}" is read too.`)),
    ...unread.map((name) =>
      failure(notRead, `it was not measured that "${name}" is not read.`),
    ),
  ];
}

function namesIn(row: Row): string[] {
  return row.cells.flatMap(({ code }) =>
    code.filter((name) => name !== 'htmlnano' && !/^\.\w{2,4}$/.test(name)),
  );
}

/**
 * The list of "Order in which modules run" has every module in the measured
 * order. A module that is called more than once may be named once.
 */
export function checkRunOrder(
  chapters: readonly Chapter[],
  { modules, version }: Pick<LibraryFacts, 'modules' | 'version'>,
  runOrder: readonly string[],
): Failure[] {
  const chapter = chapterOf(chapters, RUN_ORDER);
  let index = -1;
  for (const item of chapter.lists[0] ?? []) {
    for (const name of item.cells.flatMap(({ links }) => links)) {
      index = runOrder.indexOf(name, index + 1);
      const message = modules.includes(name)
        ? `"${name}" does not run here. Measured: ${runOrder.join(', ') || 'nothing (INTERNALS.md: Files of htmlnano)'}.`
        : `"${name}" is no module of htmlnano ${version}. Delete it: CONTRIBUTING.md, "A new module".`;
      if (index < 0) return [failure(item, message)];
    }
  }
  const named = runOrderIn(chapters);
  const missing = modules.filter((name) => !named.includes(name)).join(', ');
  return failIf(missing !== '', chapter, `the order leaves out ${missing}.`);
}
