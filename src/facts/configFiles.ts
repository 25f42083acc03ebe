import { failure, type Failure } from './failure';
import { CANDIDATES } from './introspect';
import { type Chapter, chapterOf, type Row } from './tables';

/**
 * The list of configuration files: all that the library reads, in its order,
 * and under "Not read" only names that it does not.
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
  const wrong = listed.find(({ name }, index) => name !== measured[index]);
  return [
    ...(wrong
      ? [
          failure(
            wrong.item,
            `"${wrong.name}" is not what is read here. Measured: ${measured.join(', ')}.`,
          ),
        ]
      : []),
    ...measured
      .slice(listed.length)
      .map((name) => failure(chapter, `"${name}" is read too.`)),
    ...(notRead
      ? namesIn(notRead)
          // The paragraph has other code too, such as `export default`.
          .filter((name) => /htmlnano|^package\./.test(name))
          .filter(
            (name) => !CANDIDATES.includes(name) || measured.includes(name),
          )
          .map((name) =>
            failure(notRead, `it was not measured that "${name}" is not read.`),
          )
      : [failure(chapter, 'no paragraph says which names are "Not read:".')]),
  ];
}

function namesIn(row: Row): string[] {
  return row.cells.flatMap(({ code }) =>
    code.filter((name) => name !== 'htmlnano' && !/^\.\w{2,4}$/.test(name)),
  );
}
