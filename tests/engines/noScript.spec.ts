import { at } from '../e2e/addresses';
import { NEXT } from '../e2e/specification';
import { test } from './fixtures';
import { SITE, versionLink } from './parts';

test.use({ hasScripts: false });

test('without scripts pages are read and left', async ({ reader }) => {
  await reader.open(at('/usage'), false);
  await reader.hasText('h1', 'Usage');
  await reader.seesNo('button:not([popovertarget])');
  await reader.click(SITE.versions);
  await reader.click(versionLink('Next'));
  await reader.isAt(at('/next/usage'));
  await reader.resize(480, 844);
  await reader.click(SITE.hamburger);
  await reader.click({ css: `${SITE.drawer} a`, name: 'Config' });
  await reader.isAt(at('/next/config'));
});

test('without scripts what is folded opens by hand', async ({ reader }) => {
  await reader.open(at(`${NEXT.base}/modules`), false);
  await reader.seesNo('.markdown details > ul');
  await reader.click('.markdown details > summary');
  await reader.sees('.markdown details > ul');
});
