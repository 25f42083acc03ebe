import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type App,
  bundle,
  FRAMEWORKS,
} from '../../checks/hydration/frameworks';
import { install, INTEGRATIONS } from '../../checks/integrations';
import { runInNode } from '../../checks/library/runInNode';
import { chapterOf, readChapters } from '../../src/htmlnano/facts/tables';
import { evaluate } from '../../src/htmlnano/library/literal';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import {
  documentedVersions,
  type DocumentedVersion,
  pageOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { orThrow } from '../../src/plugins/shared/orThrow';

const tool = orThrow(
  INTEGRATIONS.find(({ name }) => name === 'react'),
  'integrations/react',
);

/** What the script of a bundle sets. */
declare const app: App;

for (const [name, file] of Object.entries(FRAMEWORKS))
  test(
    `Usage has the options with which a page of ${name} hydrates`,
    // It tests htmlnano and a framework, which change rarely.
    { tag: '@all' },
    async ({ page }) => {
      // npm takes as long as the network does.
      test.setTimeout(0);
      const script = await bundle(file, await install(tool));
      await page.addScriptTag({ content: script });
      const body = await page.evaluate(() => app.render());
      const source = `<!doctype html><html lang="en"><head><title>Tides</title></head><body><div id="app">${body}</div></body></html>`;
      const whole = await hydrate(page, source, script);
      expect(whole).toMatchObject({ isKept: true, messages: [] });
      for (const version of documentedVersions(SITE_DIR)) {
        const options = optionsIn(version, name);
        const hydrateWith = async (some: object) =>
          hydrate(page, await minify(version, source, some), script);
        const about = `htmlnano ${version.name}`;
        expect(await hydrateWith(options), about).toEqual(whole);
        for (const left of Object.keys(options)) {
          const fewer = Object.entries(options).filter(([key]) => key !== left);
          const trace = await hydrateWith(Object.fromEntries(fewer));
          expect(trace, `${about}, without ${left}`).not.toEqual(whole);
        }
      }
    },
  );

/** Reads the row of a framework, such as "Vue 3". */
function optionsIn(version: DocumentedVersion, name: string): object {
  const usage = pageOf(SITE_DIR, version, 'usage');
  const heading = 'Pages that a framework takes over';
  const [rows = []] = chapterOf(readChapters(SITE_DIR, usage), heading).tables;
  const major = tool.versions[name.toLowerCase()]?.split('.')[0] ?? '';
  const row = rows.find(({ cells }) => cells[0]?.text === `${name} ${major}`);
  const about = `The row "${name} ${major}" of "${heading}", ${usage},`;
  return evaluate(orThrow(row?.cells[1]?.code[0], about)) as object;
}

async function minify(
  { library }: DocumentedVersion,
  html: string,
  options: object,
): Promise<string> {
  const loaded = loadLibrary(path.join(SITE_DIR, library));
  return (await runInNode(loaded, html, () => ({ ...options }), 'safe')).text;
}

/** Lets the framework take the page over, and presses its button. */
async function hydrate(page: Page, html: string, script: string) {
  const messages: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  await page.setContent(html);
  await page.addScriptTag({ content: script });
  const elements = await page.evaluateHandle(() => {
    // Not at once: an error is to be one of the page.
    queueMicrotask(() => app.hydrate(document.querySelector('#app')));
    return [...document.querySelectorAll('style, #app *')];
  });
  await expect(async () => {
    await page.getByRole('button').click();
    await expect(page.getByRole('heading')).not.toContainText(' 0 clicks', {
      timeout: 1000,
    });
  }).toPass();
  return elements.evaluate((before, all) => {
    const text = document.querySelector('#app')?.textContent;
    const now = [...document.querySelectorAll('style, #app *')];
    const isKept =
      now.length === before.length &&
      now.every((each, index) => each === before[index]);
    return { messages: all, isKept, text };
  }, messages);
}
