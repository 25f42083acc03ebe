import { expect, type Locator, type Page } from '@playwright/test';
import { PageObject, type Site } from './site';

/** The first live example below a heading: its source and options are editors. */
export function liveExample(page: Page, heading: string) {
  const figure = page
    .locator(`h3#${heading} ~ .example:has(.live-edit)`)
    .first();
  const button = (name: string) => figure.getByRole('button', { name });
  return {
    figure,
    button,
    edit: button('Edit'),
    source: figure.getByRole('textbox', { name: 'Source' }),
    options: figure.getByRole('textbox', { name: /^Options/ }),
    result: figure.getByRole('group', { name: 'Result' }),
    error: figure.getByRole('group', { name: 'Error' }),
  };
}

/** "Try it" on a page "Usage". */
export class TryIt extends PageObject {
  readonly all = this.page.getByRole('region', {
    name: 'Try it in the browser',
  });
  readonly html = this.all.getByRole('textbox', { name: 'HTML' });
  readonly options = this.all.getByRole('textbox', { name: 'Options' });
  /** What completes the options; they are a combobox while it is open. */
  readonly completions = this.all.getByRole('listbox', {
    name: 'Names and values',
  });
  readonly completed = this.all.getByRole('combobox', { name: 'Options' });
  readonly preset = this.all.getByRole('combobox', { name: 'Preset' });
  readonly output = this.all.getByRole('group', {
    name: 'Output',
    exact: true,
  });
  readonly error = this.all.getByRole('group', { name: 'Error' });
  /** Opens what the page lost; its label counts the losses. */
  readonly losses = this.button(/Lost: |Nothing found/);
  /** Opens which module saved what; its label tells the saving. */
  readonly savings = this.button(/ % (?:less|more)\.$|^The size/);
  /** What is missing in the result. */
  readonly piece = this.all.getByRole('textbox', {
    name: 'Something is missing or wrong in the result',
  });
  /** What the search for it says. */
  readonly said = this.all.getByRole('status');

  /** Opens it without any module, so that tests enable those that they need. */
  async open(site: Site, html: string, base = ''): Promise<void> {
    await site.open(`${base}/usage#try-it`);
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

  button(name: string | RegExp): Locator {
    return this.all.getByRole('button', { name });
  }

  module(name: string): Locator {
    return this.all.getByRole('checkbox', { name });
  }
}
