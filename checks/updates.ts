import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { runExample } from '../src/htmlnano/library/runExample';
import type { Chapter } from '../src/htmlnano/facts/tables';
import type { Block } from '../src/plugins/code-examples/blocks';
import { failure, type Failure } from './failure';
import { integrationOf } from './integrations';
import type { VersionFacts } from './readSite';
import { runProject } from './runProject';

type Page = VersionFacts['pages'][number];

/**
 * The list of what a later release of a documented version does otherwise links
 * to the sections of a page with other results, and to no others.
 *
 * @param list the chapter of the Introduction that holds the list
 * @param libraryDir absolute path of the later release's workspace
 */
export async function checkUpdates(
  list: Chapter,
  page: Page,
  libraryDir: string,
): Promise<Failure[]> {
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
    ...[...found]
      .filter(([target]) => !listed.includes(target))
      .map(([target, block]) =>
        failure(
          block,
          `this has another result in ${path.basename(libraryDir)}: say so below "${list.heading}" with a link to ${target}.`,
        ),
      ),
    ...listed
      .filter((target) => !found.has(target))
      .map((target) =>
        failure(
          list,
          `nothing of ${target} has another result in ${path.basename(libraryDir)}.`,
        ),
      ),
  ];
}

/** The blocks of a page that state other than what a library gives. */
async function differences(
  { checks: { examples, projects } }: Page,
  libraryDir: string,
): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const check of examples) {
    const { block, actual } = await runExample(check, libraryDir);
    if (actual !== block.text) blocks.push(block);
  }
  // A tool has the htmlnano that its own folder names.
  for (const check of projects.filter((each) => !integrationOf(each))) {
    for (const { block, actual } of await runProject(check, libraryDir)) {
      if (actual !== block.text) blocks.push(block);
    }
  }
  return blocks;
}

/** The anchor of the section that a line stands in. */
function anchorAt(chapters: readonly Chapter[], line: number): string {
  const slugger = createSlugger();
  let anchor = '';
  for (const chapter of chapters) {
    if (chapter.line > line) break;
    anchor = slugger.slug(chapter.heading);
  }
  return anchor;
}
