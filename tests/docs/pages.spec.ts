import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import sidebars from '../../sidebars';
import { documentedVersions, pagesOf } from '../../src/shared/versions';

const siteDir = path.join(__dirname, '../..');

interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly pagination_prev?: string | null;
  readonly pagination_next?: string | null;
}

/** What Docusaurus calls a page: its file's name without the number. */
const idOf = (file: string): string =>
  path.basename(file, '.md').replace(/^\d+-/, '');

async function frontMatterOf(file: string): Promise<FrontMatter> {
  const filePath = path.join(siteDir, file);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
  });
  return frontMatter;
}

/** The pages of a version's sidebar, in order. */
function sidebarOf(name: string): unknown[] {
  const all = (
    name === 'current'
      ? sidebars
      : JSON.parse(
          fs.readFileSync(
            path.join(
              siteDir,
              `versioned_sidebars/version-${name}-sidebars.json`,
            ),
            'utf8',
          ),
        )
  ) as { readonly docs: readonly { readonly id: string }[] };
  return all.docs.map(({ id }) => id);
}

for (const version of documentedVersions(siteDir)) {
  const files = pagesOf(siteDir, version);
  const ids = files.map(idOf).sort();

  test(`the sidebar of ${version.name} has each page of ${version.pages} once`, () => {
    expect(sidebarOf(version.name).sort()).toEqual(ids);
  });

  test(`the previous and next pages of ${version.name} are one path through all of them`, async () => {
    const pages = new Map<string, FrontMatter>();
    for (const file of files) pages.set(idOf(file), await frontMatterOf(file));
    const path: string[] = [];
    let previous: string | null = null;
    let id: string | null | undefined = 'introduction';
    while (typeof id === 'string' && !path.includes(id)) {
      const page: FrontMatter | undefined = pages.get(id);
      expect(page?.pagination_prev, `pagination_prev of ${id}`).toBe(previous);
      path.push(id);
      previous = id;
      id = page?.pagination_next;
    }
    expect(id, `pagination_next of ${String(previous)}`).toBeNull();
    expect(path.sort()).toEqual(ids);
  });

  for (const file of files) {
    test(`${file} says what it is called, what it is about and for what it is found`, async () => {
      const { title, description, keywords } = await frontMatterOf(file);
      expect(title, 'title').toMatch(/^[A-Z]/);
      expect(description, 'description').toMatch(/^.{60,160}$/);
      expect(keywords?.length, 'keywords').toBeGreaterThan(0);
    });
  }
}
