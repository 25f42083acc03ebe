import { translatePage } from '../support/translator';
import { at, LATEST } from '../e2e/addresses';
import { headingOf, NEXT, PAGES } from '../e2e/specification';
import { expect, test } from './fixtures';
import { DIALOG, SITE, sidebarLink, versionLink } from './parts';

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
      await reader.ask(() => null);
      const all = [...reader.errors, ...reader.host.failed];
      return wanted.filter((each) => !all.some((error) => each.test(error)));
    })
    .toEqual([]);
});

test('pages of all kinds open without an error', async ({ reader }) => {
  for (const { doc, route, version } of PAGES) {
    // Of other versions, the one with all examples.
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

test('links and Back lead where they say, versions keep section and query @chromium', async ({
  reader,
}) => {
  await reader.open(at('/usage?from=mail#posthtml'));
  // Also on the way to another section.
  await reader.ask(() => {
    window.location.hash = 'gulp';
  });
  await reader.click(SITE.versions);
  await reader.click(versionLink('Next'));
  await reader.isAt(at('/next/usage?from=mail#gulp'));
  await reader.isInView('#gulp');
  await reader.hasText(SITE.versions, 'Next');
  await reader.back();
  await reader.isAt(at('/usage?from=mail#gulp'));
  await reader.hasText(SITE.versions, LATEST);
  await reader.click(sidebarLink('Config'));
  await reader.hasText('h1', 'Config');
  await reader.isAt(at('/config'));
  await reader.back();
  await reader.hasText('h1', 'Usage');
  await reader.isAt(at('/usage?from=mail#gulp'));
});

test('menus, drawer and color mode work', async ({ reader }) => {
  await reader.open(at('/usage'));
  await reader.click(SITE.versions);
  await reader.sees(versionLink('Next'));
  await reader.press('Escape');
  await reader.seesNo(versionLink('Next'));
  await reader.click(SITE.colorMode);
  await reader.sees('html[data-theme=dark]');
  await reader.reload();
  await reader.sees('html[data-theme=dark]');
  await reader.resize(480, 844);
  await reader.click(SITE.hamburger);
  await reader.click({ css: `${SITE.drawer} a`, name: 'Config' });
  await reader.hasText('h1', 'Config');
  await reader.seesNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  await reader.sees(SITE.drawer);
  await reader.press('Escape');
  await reader.seesNo(SITE.drawer);
  await reader.click(SITE.hamburger);
  await reader.sees('html[data-theme=dark]');
  await reader.click(`${SITE.drawer} .color-mode button`);
  await reader.sees('html[data-theme=light]');
  await reader.click({ css: `${SITE.drawer} a`, name: 'Presets' });
  await reader.hasText('h1', 'Presets');
  await reader.seesNo(SITE.drawer);
});

test(
  'the contents name the section in view and lead to the others',
  { tag: '@chromium' },
  async ({ reader }) => {
    const { contents, contentsBar: bar } = SITE;
    const link = (name: string) => ({ css: `${contents} a`, name });
    await reader.resize(800, 844);
    await reader.open(at('/modules'));
    await reader.hasText(bar, 'On this page');
    await reader.seesNo(link('minifySvg'));
    for (const name of ['minifySvg', 'minifyCss']) {
      await reader.click(bar);
      await reader.click(link(name));
      await reader.seesNo(link(name));
      await reader.isAt(at(`/modules#${name.toLowerCase()}`));
      await reader.hasText(bar, name);
      const between = async () =>
        (await reader.topOf(`h3#${name.toLowerCase()}`)) -
        (await reader.topOf(bar));
      await expect.poll(between).toBeGreaterThan(40);
      await expect.poll(between).toBeLessThan(80);
    }
    // It stays below the navbar, and the list shows where one is.
    await reader.wheel(3000);
    expect(await reader.topOf(bar)).toBeLessThan(80);
    await reader.click(bar);
    await reader.isInView(`${contents} a[aria-current]`);
    await reader.press('Escape');
    await reader.seesNo(link('minifyCss'));
    await reader.resize(1280, 800);
    await reader.seesNo(bar);
    await reader.click(link('custom'));
    await reader.hasText(`${contents} a[aria-current]`, 'custom');
    await reader.isInView(`${contents} a[aria-current]`);
  },
);

test('the position stays: sections, keys, Back and a reload', async ({
  reader,
}) => {
  await reader.open(at('/modules#minifysvg'));
  await reader.isInView('h3#minifysvg');
  await reader.open(at('/modules#minifycss'));
  await reader.isInView('h3#minifycss');
  // On a reload WebKit goes to the section of the address, on every site.
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
  await reader.wheel(700);
  await expect.poll(() => reader.topOf('h1')).toBeLessThan(0);
  const place = await reader.topOf('h1');
  const moved = async (): Promise<number> =>
    Math.abs((await reader.topOf('h1')) - place);
  await reader.reload();
  await expect.poll(moved).toBeLessThan(2);
  await reader.click(sidebarLink('Usage'));
  await reader.hasText('h1', 'Usage');
  await reader.back();
  await reader.hasText('h1', 'Modules');
  await expect.poll(moved).toBeLessThan(2);
});

test('links and search hits open what is folded', async ({ reader }) => {
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
  await reader.sees(DIALOG.active);
  await reader.hasText(DIALOG.active, /An unknown type of an/);
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  await reader.isInView({
    css: '.markdown details li',
    name: 'An unknown type of an <input> stays.',
  });
});

test('a translated page works', async ({ reader }) => {
  await reader.open(at('/usage'));
  // As Firefox and Safari translate; `documents/translated.spec.ts` has other manners.
  await reader.ask(translatePage, 'rewrite');
  await reader.hasText('h1', '«Usage»');
  await reader.press('Control+k');
  await reader.hasFocus(DIALOG.input);
  await reader.type('removeComments');
  await reader.sees(DIALOG.active);
  await reader.press('Enter');
  await reader.seesNo(DIALOG.all);
  // Another document.
  await reader.hasText('h1', 'Modules');
});
