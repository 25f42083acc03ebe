import { at } from '../e2e/addresses';
import { test, expect } from './fixtures';
import { SITE } from './parts';

test('the contents name the section in view', async ({ reader }) => {
  const { contents, contentsBar: bar } = SITE;
  const link = (name: string) => ({ css: `${contents} a`, name });
  await reader.resize(800, 844);
  await reader.open(at('/modules'));
  await reader.shows(bar, { text: 'On this page' });
  await reader.showsNo(link('minifySvg'));
  for (const name of ['minifySvg', 'minifyCss']) {
    const heading = `h3#${name.toLowerCase()}`;
    await reader.click(bar);
    await reader.click(link(name));
    await reader.showsNo(link(name));
    await reader.shows(`${bar} [translate=no]`, { text: name });
    const between = async () =>
      (await reader.topOf(heading)) - (await reader.topOf(bar));
    await expect.poll(between).toBeGreaterThan(40);
    await expect.poll(between).toBeLessThan(80);
  }
  await reader.click(bar);
  await reader.shows(`${contents} a[aria-current]`, { isInView: true });
  await reader.press('Escape');
  await reader.showsNo(link('minifyCss'));
  await reader.ask(() => scrollTo(0, 0));
  await reader.shows(bar, { text: 'On this page' });
  await reader.resize(1280, 800);
  await reader.showsNo(bar);
  await reader.click(link('custom'));
  await reader.shows(`${contents} a[aria-current]`, { text: 'custom' });
  for (const mark of ['aria-current', 'class*=active'])
    expect(await reader.all(`${contents} a[${mark}]`)).toHaveLength(1);
});
