import type { Locator } from '@playwright/test';
import { at } from '../addresses';
import { expect, PageObject, type Site, test as base } from '../fixtures';

/** A live example: a figure of a page whose source and options are editors. */
export class LiveExample {
  readonly edit: Locator;
  readonly source: Locator;
  readonly options: Locator;
  readonly result: Locator;
  readonly error: Locator;

  constructor(readonly figure: Locator) {
    this.edit = figure.getByRole('button', { name: 'Edit' });
    this.source = figure.getByRole('textbox', { name: 'Source' });
    this.options = figure.getByRole('textbox', { name: /^Options/ });
    this.result = figure.getByRole('group', { name: 'Result' });
    this.error = figure.getByRole('group', { name: 'Error' });
  }

  button(name: string): Locator {
    return this.figure.getByRole('button', { name });
  }
}

/** "Try it" on a page "Usage". */
export class TryIt extends PageObject {
  readonly all = this.page.getByRole('region', {
    name: 'Try it in the browser',
  });
  readonly html = this.all.getByRole('textbox', { name: 'HTML' });
  readonly options = this.all.getByRole('textbox', { name: 'Options' });
  readonly preset = this.all.getByRole('combobox', { name: 'Preset' });
  readonly output = this.all.getByRole('group', {
    name: 'Output',
    exact: true,
  });
  readonly error = this.all.getByRole('group', { name: 'Error' });

  /** Opens it without any module, so that tests enable those that they need. */
  async open(site: Site, html: string, base = ''): Promise<void> {
    await site.open(at(`${base}/usage#try-it`));
    await this.preset.selectOption('None');
    await this.html.fill(html);
    await expect(this.output).toHaveText(html);
  }

  /** Opens a panel below the output. */
  async panel(title: string): Promise<Locator> {
    const panel = this.all.locator('details', {
      has: this.page.locator('summary', { hasText: title }),
    });
    await panel.locator('summary', { hasText: title }).click();
    return panel;
  }

  button(name: string): Locator {
    return this.all.getByRole('button', { name });
  }

  /** The checkbox of a module. */
  module(name: string): Locator {
    return this.all.getByRole('checkbox', { name });
  }
}

interface Fixtures {
  readonly example: (heading: string) => LiveExample;
  readonly tryIt: TryIt;
}

export const test = base.extend<Fixtures>({
  example: ({ page }, use) =>
    use(
      (heading) =>
        new LiveExample(
          page.locator(`h3#${heading} ~ .example:has(.live-edit)`).first(),
        ),
    ),
  tryIt: ({ page }, use) => use(new TryIt(page)),
});

export { expect };
