import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type RenderedPage,
  renderOnServer,
} from '../../checks/hydration/frameworks';
import { buildIsland } from '../../checks/hydration/island';
import {
  installedDir,
  type Integration,
  INTEGRATIONS,
  whyLeftOut,
} from '../../checks/integrations';
import { needs } from '../../checks/needs';
import { chapterOf, readChapters } from '../../src/htmlnano/facts/tables';
import { evaluate } from '../../src/htmlnano/library/literal';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../checks/library/runInNode';
import {
  documentedVersions,
  pageOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { orThrow } from '../../src/plugins/shared/orThrow';

const integration = (folder: string): Integration =>
  orThrow(
    INTEGRATIONS.find(({ name }) => name === folder),
    `integrations/${folder}`,
  );

const astro = integration('astro');
const frameworks = integration('react');

const ADDRESS = 'http://tides.test/';

/** What the page says that each prints, where it finds another page. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  React: /#418/,
  Vue: /^Hydration completed but contains mismatches\.$/,
  Svelte: /^$|hydration_mismatch|^Failed to hydrate:/,
  Preact: /^$/,
  Angular: /^$|NG0507|TypeError/,
  Solid: /^Cannot (read|set) properties of null/,
};

/** Those that have another name than their framework. */
const PACKAGES: Readonly<Record<string, string>> = {
  Angular: '@angular/core',
  Solid: 'solid-js',
};

const annotation = needs(frameworks.name);

test(
  'Usage says with which options a page hydrates, and each of them is needed',
  { annotation },
  async ({ page }) => {
    const reason = whyLeftOut(frameworks);
    test.skip(reason !== undefined, reason);
    test.slow();
    const render = remembered<RenderedPage>();
    const traceOf = remembered<Trace>();
    const take = (source: RenderedPage) =>
      traceOf(`${source.html}${String(source.client)}`, () =>
        hydrate(page, source),
      );
    for (const version of documentedVersions(SITE_DIR)) {
      for (const { framework, options } of toldIn(version)) {
        const dir = installedDir(frameworks);
        const source = await render(framework, () =>
          renderOnServer(framework, dir),
        );
        const hydrateWith = async (some: object, from = source) => {
          const html = await minify(version, from.html, some);
          return take({ ...from, html });
        };
        const whole: Record<keyof Trace, unknown> = { ...(await take(source)) };
        if (framework === 'Solid')
          // It leaves a text as it finds it.
          whole.text = expect.stringContaining('High water at noon');
        const prints = orThrow(PRINTS[framework], `What ${framework} prints`);
        const about = `${framework}, htmlnano ${version.name}`;
        expect(whole, about).toMatchObject({ isKept: true, messages: [] });
        expect(await hydrateWith(options), about).toEqual(whole);
        for (const name of Object.keys(options)) {
          const fewer = Object.entries(options).filter(([key]) => key !== name);
          const trace = await hydrateWith(Object.fromEntries(fewer));
          expect(trace, `${about}, without ${name}`).not.toEqual(whole);
          expect(trace.messages.join('\n')).toMatch(prints);
          if (framework === 'Preact') expect(trace.text).toBe(whole.text);
          if (framework === 'Angular' && trace.messages.length > 0)
            expect(trace.text).toContain(' 0 clicks');
        }
        if (framework === 'Svelte')
          for (const collapseWhitespace of ['aggressive', 'all']) {
            const trace = await hydrateWith({ ...options, collapseWhitespace });
            expect(trace.isKept, collapseWhitespace).toBe(false);
            expect(trace.messages.join('\n')).toMatch(prints);
          }
        if (framework === 'React' || framework === 'Vue') {
          const developed = await render(`${framework}, developed`, () =>
            renderOnServer(framework, dir, 'development'),
          );
          const trace = await hydrateWith(options, developed);
          expect(trace.messages.join('\n')).toMatch(/attribute/);
        }
      }
    }
  },
);

test(
  'An island of Astro hydrates with the options of its framework',
  { annotation: [annotation, needs(astro.name)] },
  async ({ page }) => {
    const reason = whyLeftOut(astro) ?? whyLeftOut(frameworks);
    test.skip(reason !== undefined, reason);
    test.slow();
    const source = await buildIsland(
      installedDir(astro),
      installedDir(frameworks),
    );
    const kept = { isKept: true, messages: [] };
    expect(await hydrate(page, source)).toMatchObject(kept);
    for (const version of documentedVersions(SITE_DIR)) {
      const preact = orThrow(
        toldIn(version).find(({ framework }) => framework === 'Preact'),
        `Preact on Usage, ${version.name}`,
      );
      const html = await minify(version, source.html, preact.options);
      const trace = await hydrate(page, { ...source, html });
      expect(trace, version.name).toMatchObject(kept);
    }
  },
);

/** Keeps what was made for a key: versions have pages in common. */
function remembered<Value>() {
  const values = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}

type Version = ReturnType<typeof documentedVersions>[number];

/** Minifies with the preset `safe` and a few options. */
async function minify({ library }: Version, html: string, options: object) {
  const loaded = loadLibrary(path.join(SITE_DIR, library));
  const { text } = await runInNode(
    loaded,
    html,
    () => ({ ...options }),
    'safe',
  );
  return text;
}

/** The rows of the table that have options. */
function toldIn(version: Version) {
  const usage = pageOf(SITE_DIR, version, 'usage');
  const heading = 'Pages that a framework takes over';
  const [rows] = chapterOf(readChapters(SITE_DIR, usage), heading).tables;
  const told = orThrow(rows, `A table of ${usage}`).flatMap(({ cells }) => {
    const [name, code] = cells;
    const [framework = '', major] = name?.text.split(' ') ?? [];
    const [literal] = code?.code ?? [];
    if (literal === undefined) return [];
    const { versions } = frameworks;
    const from = PACKAGES[framework] ?? framework.toLowerCase();
    expect(versions[from]).toMatch(`${String(major)}.`);
    return { framework, options: evaluate(literal) as object };
  });
  expect(told.length).toBeGreaterThan(3);
  return told;
}

type Trace = Awaited<ReturnType<typeof hydrate>>;

/** Lets the framework take the page over, and uses it. */
async function hydrate(page: Page, { html, client, files }: RenderedPage) {
  const messages: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => messages.push(message.text()));
  let hasThrown = false;
  page.on('pageerror', ({ message }) => {
    hasThrown = true;
    messages.push(message);
  });
  await page.unrouteAll();
  await page.route(`${ADDRESS}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: html });
    await found;
    const body = orThrow(files?.get(pathname), `${pathname} of the page`);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const found = page
    .goto(ADDRESS)
    .then(() =>
      page.evaluateHandle(() => [
        ...document.querySelectorAll('style, #app *'),
      ]),
    );
  const elements = await found;
  if (client !== undefined) await page.addScriptTag({ content: client });
  await expect(async () => {
    if (hasThrown) return;
    await page.getByRole('button').click();
    await expect(page.getByRole('heading')).not.toContainText(' 0 clicks', {
      timeout: 1000,
    });
  }).toPass();
  return elements.evaluate((before, all) => {
    const app = document.querySelector('#app');
    const now = [...document.querySelectorAll('style, #app *')];
    const isKept =
      now.length === before.length &&
      now.every((each, index) => each === before[index]);
    return { messages: all, isKept, text: app?.textContent };
  }, messages);
}
