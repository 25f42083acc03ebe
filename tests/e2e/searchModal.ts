import { expect, type Locator, type Page } from '@playwright/test';

/** A query that finds nothing, however tolerant of typos the search is. */
export const NOTHING = 'qqqqqqqq';

/** The search dialog and its button, by role and name. */
export class SearchModal {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly clear: Locator;
  readonly cancel: Locator;
  /** What is said aloud. */
  readonly status: Locator;
  readonly rows: Locator;
  /** The row that Enter follows. */
  readonly activeRow: Locator;
  readonly seeAll: Locator;
  readonly spinner: Locator;
  readonly error: Locator;
  readonly tryAgain: Locator;

  constructor(readonly page: Page) {
    // By its place, as the page behind an open dialog has no roles.
    this.button = page.locator('.navbar .DocSearch-Button');
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.input = this.dialog.getByRole('combobox', { name: 'Search docs' });
    this.clear = this.dialog.getByRole('button', { name: 'Clear the query' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.status = this.dialog.getByRole('status');
    this.rows = this.dialog.getByRole('row');
    this.activeRow = this.dialog.getByRole('row', { selected: true });
    this.seeAll = this.dialog.getByRole('link', { name: /^See all/ });
    this.spinner = this.dialog.locator('.search-spinner');
    this.error = this.dialog.getByText('Unable to fetch results').last();
    this.tryAgain = this.dialog.getByRole('button', { name: 'Try again' });
  }

  /** Opens the dialog from wherever the focus is. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Types a query and waits for its results. */
  async find(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.status).toHaveText(
      new RegExp(`^\\d+ results? for ${query}, \\d+ shown$`),
    );
  }

  /**
   * Opens the dialog and waits for both parts of the index, after which the
   * results of a query do not change any more: "No results" is only said when
   * all is known.
   */
  async openComplete(): Promise<void> {
    await this.open();
    await this.input.fill(NOTHING);
    await expect(this.status).toHaveText(`No results for ${NOTHING}`);
    await this.input.fill('');
  }

  /** The rows under a title: of a page, 'Recent' or 'Favorite'. */
  list(title: string): Locator {
    return this.dialog.getByRole('rowgroup', { name: title, exact: true });
  }

  /** The row that leads to an address. */
  rowTo(address: string): Locator {
    return this.rows.filter({
      has: this.page.locator(`a[href="${address}"]`),
    });
  }

  /** The rows' own words. */
  titles(): Locator {
    return this.dialog.locator('.DocSearch-Hit-title');
  }

  suggestions(): Locator {
    return this.dialog.getByRole('listitem').getByRole('button');
  }
}
