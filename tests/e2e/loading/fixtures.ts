import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Host, rebuild } from '../../support/host';
import {
  at,
  BUILD,
  expect,
  LATEST,
  SearchModal,
  Site,
  test as base,
} from '../fixtures';

/** A file of a built site, by the path of its address. */
export function contentOf(address: string, dir = BUILD): Buffer {
  const file = path.join(dir, address.slice(1) || 'index');
  return fs.readFileSync(fs.existsSync(`${file}.html`) ? `${file}.html` : file);
}

/** Matches the script that the Markdown of a page has become. */
export function chunkOf(route: string, version = LATEST): RegExp {
  const dir = path.join(BUILD, 'assets/js');
  const entry = new RegExp(
    `"${at(route, version)}-\\w+":{[^}]*"content":"(\\w+)"`,
  );
  const [name = 'none'] = fs.readdirSync(dir).flatMap((file) => {
    const script = fs.readFileSync(path.join(dir, file), 'utf8');
    return entry.exec(script)?.[1] ?? [];
  });
  return new RegExp(`/${name}\\.\\w+\\.js$`);
}

/** Somebody who reads more than one page of a host. */
export class Reader extends Site {
  constructor(
    page: Page,
    readonly host: Host,
  ) {
    super(page);
  }

  async search(): Promise<void> {
    const modal = new SearchModal(this.page);
    await modal.open();
    await modal.input.fill('collapse whitespace');
    const rows = modal.dialog.getByRole('row', { name: /collapseWhitespace/ });
    await expect(rows.first()).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  /** Which builds the page is of, by what it fetched. */
  async builds(...dirs: readonly string[]): Promise<string[]> {
    const fetched = await this.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname),
    );
    const assets = fetched.filter((file) => file.includes('/assets/'));
    expect(assets.length).toBeGreaterThan(1);
    const isIn = (dir: string) => (file: string) =>
      fs.existsSync(path.join(dir, file.slice(1)));
    return dirs.filter((dir) => assets.some(isIn(dir)));
  }
}

interface Fixtures {
  readonly host: Host;
  /** Folder of another build of the site, as the next deploy brings it. */
  readonly next: string;
  readonly reader: Reader;
}

export const test = base.extend<Fixtures>({
  host: async ({}, use) => {
    const host = await new Host(BUILD).start();
    await use(host);
    await host.stop();
  },
  next: async ({ context }, use, testInfo) => {
    const dir = testInfo.outputPath('next');
    rebuild(BUILD, dir);
    await use(dir);
    // No page may still be fetching what is removed.
    await context.close();
    fs.rmSync(dir, { recursive: true });
  },
  // The host has a port of its own for each test, so the browser has cached nothing yet.
  baseURL: ({ host }, use) => use(host.origin),
  reader: ({ page, host }, use) => use(new Reader(page, host)),
  expectedErrors: ({}, use) =>
    // Of prefetches of a deploy that is gone.
    use([
      /ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_RESET)/,
      /status of 404/,
      /^request: .*\/(assets\/js\/.*|[\w-]*)$/,
      /ChunkLoadError/,
    ]),
});

export { expect };
