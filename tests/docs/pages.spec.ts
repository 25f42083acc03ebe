import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import { checkModuleForm } from '../../checks/moduleForm';
import {
  documentedVersions,
  pageId,
  pageOf,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { parseFrontMatter } from '../../src/plugins/page-rules/frontMatter';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import { site } from '../../src/site';
import { expectNone } from '../support/failures';

interface FrontMatter {
  readonly pagination_prev?: string | null;
  readonly pagination_next?: string | null;
}

const textOf = (file: string): string =>
  readMarkdown(path.join(SITE_DIR, file));

async function frontMatterOf(file: string): Promise<FrontMatter> {
  const filePath = path.join(SITE_DIR, file);
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: textOf(file),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

// The build checks each page by itself (page-rules).
for (const version of documentedVersions(SITE_DIR)) {
  const introduction = pageOf(SITE_DIR, version, 'introduction');

  for (const file of pagesOf(SITE_DIR, version)) {
    if (file === introduction) continue;
    test(`readers of the Introduction are told of ${file}`, () => {
      const [, next = ''] = textOf(introduction).split('## Where to go next');
      const [table = ''] = next.split('\n## ');
      const link = `](./${path.basename(file)})`;
      expect(
        table.includes(link),
        `"Where to go next" of ${introduction} lacks a row with a link: [Title${link}`,
      ).toBe(true);
    });
  }

  const modules = pageOf(SITE_DIR, version, 'modules');
  test(`each module of ${modules} begins with an example, and folds what is rare`, () => {
    expectNone(checkModuleForm(textOf(modules), modules));
  });

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
      expect(page?.pagination_prev, `pagination_prev of "${id}"`).toBe(
        previous,
      );
      visited.push(id);
      id = page?.pagination_next;
    }
    expect(id, `pagination_next of "${visited.at(-1) ?? ''}"`).toBeNull();
    expect(
      files.map(pageId).filter((name) => !visited.includes(name)),
      'pages that no pagination_next leads to',
    ).toEqual([]);
  });
}

// What a release leaves, and what its links and words are corrected by.
test('the pages of a version name its own schema, and the version before it', () => {
  const versions = documentedVersions(SITE_DIR);
  for (const [index, version] of versions.entries()) {
    const before = versions[index + 1]?.name ?? 'no version';
    for (const page of pagesOf(SITE_DIR, version)) {
      const text = textOf(page);
      for (const [address] of text.matchAll(/https:[\w./-]+schema\.json/g))
        expect(address, page).toBe(`${site.url}${version.base}/schema.json`);
      for (const [, address] of text.matchAll(/\[Next\]\((https:[^)]+)\)/g))
        expect(address, page).toBe(`${site.url}/next`);
      for (const [line] of text.matchAll(/^.*hanged since \d.*$/gm)) {
        const named = line.match(
          /(?<=since (?:version )?|from version )\d[\d.]*\d/g,
        );
        expect(new Set(named), `${page}: ${line}`).toEqual(new Set([before]));
      }
    }
  }
});
