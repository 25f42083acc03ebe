import { expect, type Locator, type Page } from '@playwright/test';
import { PageObject, Site } from './site';

/** A query that finds nothing, however tolerant of typos the search is. */
export const NOTHING = 'qqqqqqqq';

/** The search dialog and its button, by role and name. */
export class SearchModal extends PageObject {
  // By a selector, as the page behind an open dialog is inert.
  readonly button = this.page.locator('.navbar .DocSearch-Button');
  readonly dialog = this.page.getByRole('dialog', { name: 'Search' });
  readonly input = this.dialog.getByRole('combobox', { name: 'Search docs' });
  readonly clear = this.dialog.getByRole('button', { name: 'Clear the query' });
  readonly cancel = this.dialog.getByRole('button', { name: 'Cancel' });
  /** The announcement for screen readers. */
  readonly status = this.dialog.getByRole('status');
  readonly rows = this.dialog.getByRole('row');
  /** The row that Enter follows. */
  readonly activeRow = this.dialog.getByRole('row', { selected: true });
  readonly seeAll = this.dialog.getByRole('link', { name: /^See all/ });
  readonly suggestions = this.dialog.getByRole('listitem').getByRole('button');
  readonly spinner = this.dialog.locator('.search-spinner');
  readonly tryAgain = this.dialog.getByRole('button', { name: 'Try again' });

  constructor(
    page: Page,
    private readonly site = new Site(page),
  ) {
    super(page);
  }

  /**
   * Opens the dialog from wherever the focus is.
   *
   * @param route the page to open first; none for the one that is open
   */
  async open(route?: string): Promise<void> {
    if (route !== undefined) await this.site.open(route);
    // A result may have led to another document.
    else await this.site.ready();
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  /** Opens it, and stops the clock, so that no request times out. */
  async openTimeless(route: string): Promise<void> {
    const { clock } = this.page;
    await clock.install();
    await this.open(route);
    // Until the dialog's screens are loaded, typing does not search.
    await expect(this.status).toBeAttached();
    await clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Types a query and waits for its results. */
  async find(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.status).toHaveText(
      new RegExp(`^(?:1 result|(?!1 )\\d+ results) for ${query}, \\d+ shown$`),
    );
  }

  /**
   * Opens the dialog and waits for the index, so that queries are answered at once.
   */
  async openComplete(route?: string): Promise<void> {
    await this.open(route);
    await this.input.fill(NOTHING);
    await expect(this.status).toHaveText(`No results for ${NOTHING}`);
    await this.input.fill('');
  }

  /** The rows under a title: of a page, 'Recent' or 'Favorite'. */
  list(title: string): Locator {
    return this.dialog
      .getByRole('rowgroup', { name: title, exact: true })
      .getByRole('row');
  }

  /** The row that leads to an address. */
  rowTo(address: string): Locator {
    return this.rows.filter({
      has: this.page.locator(`a[href="${address}"]`),
    });
  }
}
