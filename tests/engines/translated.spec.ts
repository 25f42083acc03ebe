import { type Manner, translatePage } from '../support/translator';
import { at } from '../e2e/addresses';
import { NOTHING } from '../e2e/search/modal';
import { expect, test } from './fixtures';
import { DIALOG, SITE, sidebarLink } from './parts';

/** Chromium’s translator replaces texts, those of others change them. */
const MANNERS: readonly Manner[] = ['replace', 'rewrite'];

for (const manner of MANNERS) {
  test(`a translated page works, before React runs and after (${manner})`, async ({
    reader,
  }) => {
    await reader.open(at('/usage'));
    await reader.ask(translatePage, manner);
    await reader.hasText(SITE.heading, '«Usage»');
    const before = await reader.restsAt('h2#posthtml');
    await reader.startReact();
    expect(await reader.restsAt('h2#posthtml')).toEqual(before);
    await reader.press('Control+k');
    await reader.hasFocus(DIALOG.input);
    await reader.fill(DIALOG.input, NOTHING);
    await reader.hasText('dialog[open] .DocSearch-NoResults strong', NOTHING);
    await reader.fill(DIALOG.input, 'removeComments');
    await reader.sees(DIALOG.active);
    await reader.press('Enter');
    await reader.seesNo(DIALOG.all);
    await reader.hasText(SITE.heading, '«Modules»');
    await reader.click(sidebarLink('«Config»'));
    await reader.hasText(SITE.heading, '«Config»');
  });
}
