import { searchTag } from '../options';
import {
  LEVELS,
  type Hierarchy,
  type Level,
  type IndexedDoc,
  type RecordType,
  type SearchRecord,
} from './types';

/**
 * The anchor that Docusaurus's slugger gives to headings with plain text that is unique
 * on the page.
 */
export const plainSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Creates the records of a page. The record of a heading precedes those of its texts.
 *
 * @param version Docusaurus's name of the version: `current` is the unreleased one
 */
export function recordsOf(doc: IndexedDoc, version: string): SearchRecord[] {
  const tag = searchTag(version);
  const records: SearchRecord[] = [];
  let before: Partial<Hierarchy> = { lvl0: doc.title };
  for (const [index, section] of doc.sections.entries()) {
    const level = `lvl${String(section.depth)}` as Exclude<Level, 'lvl0'>;
    const hierarchy = hierarchyOf(before, level, section.title);
    before = hierarchy;
    const anchor =
      section.depth === 1 ? null : (section.anchor ?? plainSlug(section.title));
    const first = records.length;
    const add = (type: RecordType, content: string | null): void => {
      // DocSearch's weights: 100 for `lvl0`, 90 for `lvl1` … 0 for text.
      const weight = type === 'content' ? 0 : 100 - 10 * Number(type.at(-1));
      const position = records.length;
      const id = `${String(index)}.${String(position - first)}`;
      records.push({
        objectID: `${tag}:${doc.permalink}:${id}`,
        type,
        hierarchy,
        content,
        ...(type === 'lvl1' && { keywords: doc.keywords }),
        url: doc.permalink + (anchor === null ? '' : `#${anchor}`),
        url_without_anchor: doc.permalink,
        anchor,
        ...{ language: 'en', version, docusaurus_tag: tag },
        weight: { level: weight, position },
      });
    };
    add(level, null);
    for (const text of section.texts) add('content', text);
  }
  return records;
}

/** The headings of a section, from the headings of the section before it. */
const hierarchyOf = (before: Partial<Hierarchy>, level: Level, title: string) =>
  Object.fromEntries(
    LEVELS.map((name) => [
      name,
      name === level ? title : name < level ? (before[name] ?? null) : null,
    ]),
  ) as Hierarchy;
