import { at, LATEST } from '../e2e/addresses';
import { headingOf, NEXT, PAGES } from '../e2e/specification';
import { expect, test } from './fixtures';
import { DIALOG, SITE } from './parts';

// The policy refuses what an engine fetches in its own way, such as prefetches.
test('pages of all kinds open without an error', async ({ reader }) => {
  for (const { doc, route, version } of PAGES) {
    // Older pages differ in their text alone.
    if (version.label !== LATEST && doc.id !== 'modules') continue;
    await reader.open(route);
    await reader.hasText('h1', headingOf(doc));
  }
  await reader.open(at('/search?q=minify'));
  await reader.hasText('main [role=status]', /^\d+ results/);
  await reader.sees('main ol a');
  reader.expected.push(/404/);
  await reader.open(at('/nowhere'));
  await reader.hasText('h1', 'Page Not Found');
});

test('the version menu and the drawer work', async ({ reader }) => {
  const version = { css: '.navbar details[open] a', name: 'Next' };
  await reader.open(at('/usage'));
  await reader.click(SITE.versions);
  await reader.sees(version);
  await reader.press('Escape');
  await reader.seesNo(version);
  await reader.resize(480, 844);
  await reader.click(SITE.hamburger);
  await reader.sees(SITE.drawer);
  await reader.press('Escape');
  await reader.seesNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  await reader.click(`${SITE.drawer} .color-mode button`);
  await reader.sees('html[data-theme=dark]');
  await reader.click({ css: `${SITE.drawer} a`, name: 'Presets' });
  await reader.hasText('h1', 'Presets');
  await reader.seesNo(SITE.drawer);
});

test('the contents name the section in view', async ({ reader }) => {
  const { contents, contentsBar: bar } = SITE;
  const link = (name: string) => ({ css: `${contents} a`, name });
  await reader.resize(800, 844);
  await reader.open(at('/modules'));
  await reader.hasText(bar, 'On this page');
  await reader.seesNo(link('minifySvg'));
  for (const name of ['minifySvg', 'minifyCss']) {
    const heading = `h3#${name.toLowerCase()}`;
    await reader.click(bar);
    await reader.click(link(name));
    await reader.seesNo(link(name));
    await reader.isAt(at(`/modules#${name.toLowerCase()}`));
    await reader.hasText(bar, name);
    const between = async () =>
      (await reader.topOf(heading)) - (await reader.topOf(bar));
    await expect.poll(between).toBeGreaterThan(40);
    await expect.poll(between).toBeLessThan(80);
  }
  await reader.click(bar);
  await reader.isInView(`${contents} a[aria-current]`);
  await reader.press('Escape');
  await reader.seesNo(link('minifyCss'));
  await reader.resize(1280, 800);
  await reader.seesNo(bar);
  await reader.click(link('custom'));
  await reader.hasText(`${contents} a[aria-current]`, 'custom');
});

// Chromium opens a fold that an address leads into, and other engines do not.
test('addresses and search hits open folds', async ({ reader }) => {
  await reader.open(at(`${NEXT.base}/modules`));
  await reader.seesNo('.markdown details > ul');
  await reader.ask(() => {
    const folded = document.querySelector('.markdown details > ul');
    if (folded) folded.id = 'folded';
    window.location.hash = 'folded';
  });
  await reader.isInView('#folded');
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.type('unknown type of input stays');
  await reader.hasText(DIALOG.active, /An unknown type of an/);
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await reader.isInView({
    css: '.markdown details li',
    name: 'An unknown type of an <input> stays, and so does autocomplete. htmlnano 2.0.3 changed autocomplete="tel" to on: update it.',
  });
});
