import { at, LATEST } from '../e2e/addresses';
import { headingOf, PAGES } from '../e2e/specification';
import { expect, test } from './fixtures';
import { SITE } from './parts';

// The policy refuses what an engine fetches in its own way, such as prefetches.
test('pages of all kinds open without an error', async ({ reader }) => {
  for (const { doc, route, version } of PAGES) {
    // Older pages differ in their text alone.
    if (version.label !== LATEST && doc.id !== 'modules') continue;
    await reader.open(route);
    await reader.shows('h1', { text: headingOf(doc) });
  }
  await reader.open(at('/search?q=minify'));
  await reader.shows('main [role=status]', {
    text: expect.stringMatching(/^\d+ results/),
  });
  await reader.shows('main ol a', {});
});

test('the version menu and the drawer work', async ({ reader }) => {
  const version = { css: '.navbar details[open] a', name: 'Next' };
  await reader.open(at('/usage'));
  await reader.click(SITE.versions);
  await reader.shows(version, {});
  await reader.press('Escape');
  await reader.showsNo(version);
  await reader.click(SITE.versions);
  await reader.shows(version, {});
  await reader.click('h1');
  await reader.showsNo(version);
  await reader.resize(480, 844);
  await reader.click(SITE.hamburger);
  await reader.shows(SITE.drawer, {});
  await reader.press('Escape');
  await reader.showsNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  await reader.click(`${SITE.drawer} .color-mode button`);
  await reader.shows('html[data-theme=dark]', {});
  await reader.click({ css: `${SITE.drawer} a`, name: 'Presets' });
  await reader.shows('h1', { text: 'Presets' });
  await reader.showsNo(SITE.drawer);
});
