import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Chapter } from '../src/htmlnano/facts/tables';
import type { Block } from './blocks';
import { failIf, type Failure } from './failure';
import { integrationOf } from './integrations';
import type { VersionFacts } from './readSite';
import { runPage } from './runProject';

type Page = VersionFacts['pages'][number];

/**
 * The list "From 2.1.1 to 2.1.5" links to exactly those sections whose examples have
 * other results with the later release.
 *
 * @param list the chapter of the Introduction that holds the list
 * @param libraryDir absolute path of the later release's workspace
 */
export async function checkUpdates(
  list: Chapter,
  page: Page,
  libraryDir: string,
): Promise<Failure[]> {
  const release = path.basename(libraryDir);
  const name = `./${path.basename(page.file)}`;
  const listed = list.lists
    .flat()
    .flatMap(({ cells }) => cells.flatMap(({ targets }) => targets))
    .filter((target) => target.startsWith(`${name}#`));
  const found = new Map<string, Block>();
  for (const block of await differences(page, libraryDir)) {
    found.set(`${name}#${anchorAt(page.chapters, block.line)}`, block);
  }
  return [
    ...[...found].flatMap(([target, block]) =>
      failIf(
        !listed.includes(target),
        block,
        `this has another result in ${release}: say so below "${list.heading}" with a link to ${target}.`,
      ),
    ),
    ...listed.flatMap((target) =>
      failIf(
        !found.has(target),
        list,
        `nothing of ${target} has another result in ${release}.`,
      ),
    ),
  ];
}

/** The blocks of a page whose results differ from those of a library. */
async function differences(
  { checks: { examples, projects } }: Page,
  libraryDir: string,
): Promise<Block[]> {
  // A tool has the htmlnano that its own folder names.
  const own = projects.filter((each) => !integrationOf(each));
  const outcomes = await runPage({ examples, projects: own }, libraryDir);
  return outcomes
    .filter(({ block, actual }) => actual !== block.text)
    .map(({ block }) => block);
}

/** The anchor of the section that a line stands in. */
function anchorAt(chapters: readonly Chapter[], line: number): string {
  const slugger = createSlugger();
  const above = chapters.filter((chapter) => chapter.line <= line);
  return above.map(({ heading }) => slugger.slug(heading)).at(-1) ?? '';
}
