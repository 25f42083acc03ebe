import { expect, type Locator, type Page } from '@playwright/test';

/** A page object: locators of parts of a page. */
export class PageObject {
  constructor(readonly page: Page) {}
}

/** The frame that every page has, by role and name. */
export class Site extends PageObject {
  readonly navbar = this.page.getByRole('navigation', { name: 'Main' });
  readonly sidebar = this.page.getByRole('navigation', {
    name: 'Docs sidebar',
  });
  readonly drawer = this.page.getByRole('dialog', { name: 'Navigation' });
  /** A list beside the text, or on narrow screens a bar that opens it. */
  readonly contents = this.page.getByRole('navigation', {
    name: 'On this page',
  });
  readonly contentsBar = this.contents.getByRole('button');
  readonly hamburger = this.page.getByRole('button', {
    name: 'Toggle navigation bar',
  });
  readonly colorMode = this.navbar.getByRole('button', {
    name: /Switch between dark and light mode/,
  });
  readonly html = this.page.locator('html');
  readonly heading = this.page.getByRole('heading', { level: 1 });
  readonly editLink = this.page.getByRole('link', { name: 'Edit this page' });
  readonly versionMenu = this.navbar.locator('details.navbar__item');

  /** @param expectedErrors failures of the page that a test expects */
  constructor(
    page: Page,
    private readonly expectedErrors: RegExp[] = [],
  ) {
    super(page);
  }

  /** Allows errors that a test causes. */
  expectErrors(...known: readonly RegExp[]): void {
    this.expectedErrors.push(...known);
  }

  /** Allows the status 404 of addresses that end like this, and of no others. */
  expectNotFound(...addresses: readonly string[]): void {
    const ends = addresses.map((address) =>
      address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    this.expectErrors(
      ...ends.map((end) => new RegExp(`status of 404 .*${end}(?:[?#].*)?$`)),
    );
  }

  /** Opens a page and waits until its first scripts run. */
  async open(route: string): Promise<void> {
    await this.page.goto(route);
    await this.ready();
  }

  /**
   * Opens a docs page from its result on the search page, so that the app draws it.
   *
   * @param route of a page other than the introduction, with or without a section
   */
  async openInApp(route: string): Promise<void> {
    const [path = '', hash] = route.split('#');
    await this.open(`/search?q=${path.replace(/.*\//, '')}`);
    await this.hydrated();
    await this.page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(this.page).toHaveURL(path);
    // The address changes before the page.
    await expect(this.page.locator('.theme-doc-markdown')).toBeVisible();
    if (hash !== undefined)
      await this.contents.locator(`a[href="#${hash}"]`).click();
    await settled(this.page);
  }

  /** Waits until the first scripts of the page run. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.hasScripts ?? 'docusaurus' in window,
    );
    // The page looks for parts that scroll when it is idle.
    await settled(this.page);
  }

  /** Waits until Docusaurus's app has hydrated the search page. */
  async hydrated(): Promise<void> {
    await expect(
      this.page.locator('html[data-has-hydrated=true]'),
      'INTERNALS.md: Start of the app',
    ).toHaveCount(1);
    await settled(this.page);
  }

  /** Follows a link of the sidebar. */
  async followLink(name: string): Promise<void> {
    await this.sidebar.getByRole('link', { name }).click();
    await expect(this.heading).toHaveText(name);
    await this.ready();
  }

  /** Chooses a version from the menu, and waits until its page is shown. */
  async chooseVersion(label: string): Promise<void> {
    await this.versionMenu.locator('summary').click();
    await this.versionMenu
      .getByRole('listitem')
      .getByRole('link', { name: label, exact: true })
      .click();
    // The address changes before the page does.
    await expect(this.versionMenu.locator('summary')).toHaveText(label);
    // The first scripts of its page keep the version that was chosen.
    await this.ready();
  }

  meta(name: string): Locator {
    return this.page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  }
}

/** Waits for a frame, without which idle time may never come, and for idle time. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => {
          if ('requestIdleCallback' in window)
            requestIdleCallback(done, { timeout: 5000 });
          else setTimeout(done);
        }),
      ),
  );
