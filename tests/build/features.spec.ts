import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveBuild } from '../../bench/server';
import { fence } from '../support/renderMarkdown';
import { expect, frontMatter, takeOff, test } from './site';

test.describe.configure({ timeout: 300_000 });

/** Something of all that plugins draw or answer. */
const PAGE = [
  `${frontMatter()}# Config\n\nSee [Usage](./020-usage.md).\n\n## Table\n`,
  '| Name | Size |\n| --- | ---: |\n| a | 2 |\n| b | 1 |\n',
  '## Example\n',
  fence('js options', '{ removeComments: true }'),
  fence('html source', 'a<!-- b -->'),
  fence('html result', 'a'),
  fence('bash command', 'npm install a'),
].join('\n');

/** What a click or a key can change, as far as a reader notices. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      window.location.href,
      document.documentElement.outerHTML,
      document.querySelectorAll(':popover-open').length,
      JSON.stringify(Object.entries(localStorage)),
    ].join('\n'),
  );

/** Waits until nothing changes any more by itself. */
async function settle(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await stateOf(page);
        return last === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

// Every copy is without `live`.
for (const name of [
  'staticPages',
  'pageRules',
  'tables',
  'codeExamples',
  'reading',
  'notFound',
  'search',
  'markdownCopies',
  'visitCounter',
  'securityPolicy',
]) {
  test(`@all without ${name} no button is dead`, async ({ page, copy }) => {
    copy.write('docs/030-config.md', PAGE);
    takeOff(copy.dir, name);
    // Docusaurus's own search would ask Algolia.
    if (name === 'search')
      copy.replace(
        'docusaurus.config.ts',
        '  algolia: algolia(settings),\n',
        '',
      );
    const { status, printed } = copy.build();
    expect(status, printed).toBe(0);
    const server = await serveBuild(path.join(copy.dir, 'build'));
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const buttons = page.locator('button:visible');
    const open = async (): Promise<void> => {
      await page.goto(`${server.home}/next/config`);
      await expect(page.locator('h1')).toBeVisible();
    };
    await open();
    const count = await buttons.count();
    for (let index = 0; index < count; index += 1) {
      await open();
      const button = buttons.nth(index);
      const label = await button.evaluate((element) => element.outerHTML);
      await settle(page);
      await button.scrollIntoViewIfNeeded();
      const before = await stateOf(page);
      await expect(async () => {
        await button.click({ timeout: 5000 });
        await expect.poll(() => stateOf(page)).not.toBe(before);
      }, label).toPass();
    }
    await open();
    await settle(page);
    const before = await stateOf(page);
    const isAnswered = await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', {
        key: '/',
        bubbles: true,
        cancelable: true,
      });
      return !document.body.dispatchEvent(event);
    });
    if (isAnswered) await expect.poll(() => stateOf(page)).not.toBe(before);
    expect(errors).toEqual([]);
    await server.close();
  });
}
