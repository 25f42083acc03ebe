import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import sidebars from '../../sidebars';
import {
  documentedVersions,
  pageId,
  pageOf,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

interface FrontMatter {
  readonly pagination_prev?: string | null;
  readonly pagination_next?: string | null;
}

const textOf = (file: string): string =>
  fs.readFileSync(path.join(SITE_DIR, file), 'utf8');

async function frontMatterOf(file: string): Promise<FrontMatter> {
  const filePath = path.join(SITE_DIR, file);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: textOf(file),
  });
  return frontMatter;
}

// `tests/e2e/reading/pages.spec.ts` checks the order of sidebars, and texts.
for (const version of documentedVersions(SITE_DIR)) {
  const sidebar =
    version.name === 'current'
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${version.name}-sidebars.json`;
  const introduction = pageOf(SITE_DIR, version, 'introduction');

  for (const file of pagesOf(SITE_DIR, version)) {
    test(`${file} is in the sidebar, and readers of the Introduction are told of it`, () => {
      const ids = JSON.stringify(
        version.name === 'current' ? sidebars : JSON.parse(textOf(sidebar)),
      );
      expect
        .soft(ids, `${sidebar} lacks the page`)
        .toContain(`"${pageId(file)}"`);
      if (file === introduction) return;
      const [, next = ''] = textOf(introduction).split('## Where to go next');
      expect(
        next.split('\n## ')[0],
        `"Where to go next" of ${introduction} lacks the page`,
      ).toContain(`](./${path.basename(file)})`);
    });
  }

  test(`the previous and next pages of ${version.name} are one path through all of them`, async () => {
    const files = pagesOf(SITE_DIR, version);
    const pages = new Map<string, FrontMatter>();
    for (const file of files)
      pages.set(pageId(file), await frontMatterOf(file));
    const visited: string[] = [];
    let id: string | null | undefined = 'introduction';
    while (typeof id === 'string' && !visited.includes(id)) {
      const page: FrontMatter | undefined = pages.get(id);
      const previous = visited.at(-1) ?? null;
      expect(page?.pagination_prev, `pagination_prev of ${id}`).toBe(previous);
      visited.push(id);
      id = page?.pagination_next;
    }
    expect(id, `pagination_next of ${visited.at(-1) ?? ''}`).toBeNull();
    expect(visited.sort()).toEqual(files.map(pageId).sort());
  });
}
