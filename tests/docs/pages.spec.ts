import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import { checkModuleForm } from '../../checks/moduleForm';
import {
  documentedVersions,
  pageOf,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { MOVED_SECTIONS } from '../../src/plugins/reading/client/movedSections';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import { site } from '../../src/site';
import { expectNone } from '../support/failures';

const textOf = (file: string): string =>
  readMarkdown(path.join(SITE_DIR, file));

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

  test(`links to ${modules} that say what to look for lead to its section`, () => {
    for (const file of pagesOf(SITE_DIR, version))
      for (const [link] of textOf(file).matchAll(
        /\[[^\]]+\]\(\.\/050-modules\.md\)/g,
      ))
        expect(link, file).toMatch(/^\[(modules?|its section)\]/i);
  });
}

// A release corrects links and words by these.
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

test('links to sections that were removed lead to sections that are there', () => {
  const ids = documentedVersions(SITE_DIR)
    .flatMap((version) => pagesOf(SITE_DIR, version))
    .flatMap((file) => {
      const slugger = createSlugger();
      return Array.from(
        textOf(file).matchAll(/^#{2,4} (.+)$/gm),
        ([, title = '']) => slugger.slug(title),
      );
    });
  for (const target of MOVED_SECTIONS.values()) expect(ids).toContain(target);
});
