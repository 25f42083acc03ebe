import { expect, type Locator } from '@playwright/test';
import { PageObject, type Site } from './site';

/** The window of Try it, by role and name. */
export class TryIt extends PageObject {
  readonly window = this.page.getByRole('dialog', { name: /Try / });
  readonly title = this.window.getByRole('heading', { level: 1 });
  readonly preset = this.window.getByRole('combobox', { name: 'Preset' });
  readonly options = this.window.getByRole('textbox', { name: 'Options' });
  /** The message about the options. */
  readonly findings = this.window
    .getByRole('list', { name: 'About the options' })
    .getByRole('listitem');
  readonly file = this.window.getByLabel('Open a file');
  readonly html = this.window.getByRole('textbox', { name: 'HTML' });
  /** The letters that are seen in the field of the HTML, unless they are many. */
  readonly letters = this.window.locator('.try-it-field pre');
  readonly result = this.group('Result');
  readonly changes = this.group('Changes');
  readonly error = this.group('What happened');
  readonly list = this.window.getByRole('region', {
    name: 'What each module did',
  });
  /** The losses of the result. */
  readonly piece = this.list.getByRole('searchbox');
  /** The rows that are not folded. */
  readonly rows = this.list.getByRole('listitem');
  /** The announcement for screen readers. */
  readonly status = this.window.getByRole('status');

  /** Opens it without any module, so that tests enable those that they need. */
  async open(site: Site, html: string, base = ''): Promise<void> {
    await this.openOn(site, base);
    await this.preset.selectOption({ value: '' });
    await this.html.fill(html);
    await expect(this.result).toHaveText(html);
  }

  /** Opens it with its sample, or with what was typed before. */
  async openOn(site: Site, base = ''): Promise<void> {
    await site.open(`${base}/usage`);
    await this.openHere();
  }

  /** Opens it on a page "Usage" that is shown. */
  async openHere(): Promise<void> {
    await this.press();
    await expect(this.html).toBeVisible();
  }

  /** Presses the button of a page "Usage" that is shown. */
  press = (): Promise<void> =>
    this.page.getByRole('button', { name: 'Try it with your page' }).click();

  /** Waits until the list holds what all modules did. */
  isDone = (): Promise<void> =>
    expect(this.list).toHaveAttribute('aria-busy', 'false');

  /** Opens a fold, by the beginning of its label. */
  async unfold(label: string): Promise<Locator> {
    const fold = this.window.locator('details', {
      has: this.page.locator('summary', { hasText: label }),
    });
    await fold.locator('summary').click();
    return fold;
  }

  button(name: string | RegExp): Locator {
    return this.window.getByRole('button', { name });
  }

  /** The switch of a module. */
  module(name: string): Locator {
    return this.list.getByRole('switch', { name });
  }

  /** The row of a module. */
  row(module: string): Locator {
    return this.rows.filter({
      has: this.page.getByRole('switch', { name: module }),
    });
  }

  private group(name: string): Locator {
    return this.window.getByRole('group', { name, exact: true });
  }
}
