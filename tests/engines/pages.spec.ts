import { at } from '../e2e/addresses';
import { PAGES, titleOf, VERSIONS } from '../e2e/specification';
import { expect, test } from './fixtures';
import { SITE } from './parts';

test('what goes wrong is noticed', async ({ reader }) => {
  const wanted = [
    /own error/,
    /thrown/,
    /rejected/,
    /style|policy/i,
    /nowhere/,
  ];
  reader.expected.push(...wanted, /404/);
  await reader.open(at('/contribute'));
  await reader.ask(() => {
    console.error('own error');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    const image = new Image();
    image.src = '/nowhere.png';
    document.body.append(style, image);
  });
  await expect
    .poll(async () => {
      const all = [...(await reader.errors()), ...reader.host.failed];
      return wanted.filter((each) => !all.some((error) => each.test(error)));
    })
    .toEqual([]);
});

for (const { label } of VERSIONS) {
  test(`every page of ${label} opens without an error`, async ({ reader }) => {
    for (const { doc, route } of PAGES.filter(
      ({ version }) => version.label === label,
    )) {
      await reader.open(route);
      await reader.hasText(SITE.heading, titleOf(doc));
    }
  });
}

test('search and not-found pages open', async ({ reader }) => {
  await reader.open(at('/search?q=minify'));
  await reader.hasText('main [role=status]', /^\d+ results/);
  await reader.sees('main ol a');
  reader.expected.push(/404/);
  await reader.open(at('/nowhere'));
  await reader.hasText(SITE.heading, 'Page Not Found');
});

test('links, versions and Back lead where they say', async ({ reader }) => {
  await reader.open(at('/usage'));
  await reader.click({ css: '.theme-doc-sidebar-container a', name: 'Config' });
  await reader.hasText(SITE.heading, 'Config');
  await reader.click(SITE.versions);
  await reader.click({ css: '.navbar details[open] a', name: 'Next' });
  await reader.hasText(SITE.versions, 'Next');
  await reader.isAt(at('/next/config'));
  await reader.back();
  await reader.isAt(at('/config'));
  await reader.hasText(SITE.versions, VERSIONS[1]?.label ?? '');
});

test('menus, drawer and color mode work cold and warm', async ({ reader }) => {
  await reader.open(at('/usage'));
  await reader.click(SITE.versions);
  await reader.sees({ css: '.navbar details[open] a', name: 'Next' });
  await reader.press('Escape');
  await reader.seesNo('.navbar details[open]');
  await reader.click(SITE.colorMode);
  await reader.sees('html[data-theme=dark]');
  await reader.resize(480, 844);
  await reader.click(SITE.hamburger);
  await reader.sees(SITE.drawer);
  await reader.press('Escape');
  await reader.seesNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  // React takes them over where they stand.
  await reader.startReact();
  await reader.sees(SITE.drawer);
  await reader.sees('html[data-theme=dark]');
  await reader.click(`${SITE.drawer} .color-mode button`);
  await reader.sees('html[data-theme=light]');
  await reader.click({ css: `${SITE.drawer} a`, name: 'Presets' });
  await reader.hasText(SITE.heading, 'Presets');
  await reader.seesNo(SITE.drawer);
});

test('without React the drawer and the color mode work', async ({ reader }) => {
  await reader.resize(480, 844);
  await reader.open(at('/'));
  await reader.click(SITE.hamburger);
  await reader.click({ css: `${SITE.drawer} a`, name: 'Usage' });
  await reader.hasText(SITE.heading, 'Usage');
  await reader.seesNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  await reader.click(`${SITE.drawer} .color-mode button`);
  await reader.sees('html[data-theme=dark]');
  await reader.reload();
  await reader.sees('html[data-theme=dark]');
});

test('the position stays: sections, Back and a reload', async ({ reader }) => {
  await reader.open(at('/modules#minifysvg'));
  await reader.isInView('h3#minifysvg');
  await reader.open(at('/modules#minifycss'));
  await reader.isInView('h3#minifycss');
  // On a reload WebKit goes to the section of the address, on every site.
  await reader.open(at('/modules'));
  await reader.wheel(700);
  const topOf = async (): Promise<number> => (await reader.placeOf('h1'))[1];
  await expect.poll(topOf).toBeLessThan(0);
  const [, place] = await reader.restsAt('h1');
  const moved = async (): Promise<number> => Math.abs((await topOf()) - place);
  await reader.reload();
  await expect.poll(moved).toBeLessThan(2);
  await reader.startReact();
  await expect.poll(moved).toBeLessThan(2);
  await reader.click({ css: '.theme-doc-sidebar-container a', name: 'Usage' });
  await reader.hasText(SITE.heading, 'Usage');
  await reader.back();
  await reader.hasText(SITE.heading, 'Modules');
  await expect.poll(moved).toBeLessThan(2);
});

for (const state of ['cold', 'warm'] as const) {
  test(`versions keep section and query, ${state}`, async ({ reader }) => {
    const route = at('/usage?from=mail#posthtml');
    await reader.open(route);
    if (state === 'warm') await reader.startReact();
    // Also on the way to another section.
    await reader.ask(() => {
      window.location.hash = 'gulp';
    });
    await reader.click(SITE.versions);
    await reader.click({ css: '.navbar details[open] a', name: 'Next' });
    await reader.isAt(at('/next/usage?from=mail#gulp'));
    await reader.isInView('#gulp');
  });
}

test('End leads to the end of the longest page', async ({ reader }) => {
  await reader.open(at('/modules'));
  await reader.wheel(300);
  await reader.press('End');
  const below = () =>
    reader.ask(() => {
      const { scrollHeight } = document.documentElement;
      return Math.round(scrollHeight - window.innerHeight - window.scrollY);
    });
  await expect.poll(below).toBeLessThan(2);
  await reader.press('Home');
  await expect.poll(() => reader.ask(() => window.scrollY)).toBe(0);
});

test('on paper there is only the article', async ({ reader }) => {
  await reader.open(at('/usage'));
  // No driver but Chromium's shows a page as it is printed: so print's rules
  // are for the screen.
  await reader.ask(() => {
    const apply = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (media.mediaText === 'print') media.mediaText = 'screen';
          else if (media.mediaText === 'screen') media.mediaText = 'print';
        }
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) apply(cssRules);
  });
  for (const part of ['nav', 'button', 'aside', 'footer']) {
    await reader.seesNo(part);
  }
  await reader.sees('article h1');
  const width = await reader.ask(
    () => document.querySelector('article')?.clientWidth ?? 0,
  );
  expect(width).toBeGreaterThan(900);
});

test.describe('without scripts', () => {
  test.use({ hasScripts: false });

  test('pages are read and left', async ({ reader }) => {
    await reader.openWithoutScripts(at('/usage'));
    await reader.hasText(SITE.heading, 'Usage');
    await reader.seesNo('button:not([popovertarget])');
    await reader.click(SITE.versions);
    await reader.click({ css: '.navbar details[open] a', name: 'Next' });
    await reader.isAt(at('/next/usage'));
    await reader.resize(480, 844);
    await reader.click(SITE.hamburger);
    await reader.click({ css: `${SITE.drawer} a`, name: 'Config' });
    await reader.isAt(at('/next/config'));
  });
});
