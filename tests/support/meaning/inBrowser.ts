import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundle } from '../bundle';
import type * as Meaning from './bundled';

declare const meaning: typeof Meaning;

/** Source and result of a minifier. */
export type Sources = readonly [before: string, after: string];

/** A difference, as the check tells it. */
type Difference = ReturnType<typeof Meaning.compareMeaning>[number];

/** As the site sends it, without the hashes of code of its own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'";

/** What a page has told about itself while it was watched. */
interface Watched {
  /** Reports under its policy, errors and warnings in its console, requests. */
  readonly complaints: string[];
}

/**
 * Opens a blank page with the meaning check, bundled as the site has it.
 *
 * @param policy its Content Security Policy, if it has one
 */
async function open(page: Page, policy?: string): Promise<Watched> {
  const { text } = await bundle(path.join(__dirname, 'bundled.ts'), {
    format: 'iife',
    globalName: 'meaning',
  });
  const address = policy ? 'http://meaning.test/' : 'http://plain.test/';
  const complaints: string[] = [];
  await page.route('**', (route) => {
    const url = route.request().url();
    if (url !== address) complaints.push(`request: ${url}`);
    return route.fulfill({
      headers: policy ? { 'content-security-policy': policy } : {},
      contentType: 'text/html',
      body: '<!doctype html><title>x</title>',
    });
  });
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  await page.exposeFunction('complain', (complaint: string) => {
    complaints.push(complaint);
  });
  // A script of a declaration, so that the bundle's name is global.
  await page.evaluate(`${text.replace('var meaning', 'globalThis.meaning')}
    document.addEventListener('securitypolicyviolation', (event) => {
      complain(event.effectiveDirective);
    });`);
  return { complaints };
}

/** Waits for reports, which come after what they are about. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/**
 * Gives a page that has the site's policy the meaning check.
 *
 * @returns the check: for each pair of sources its differences. It fails when
 *   the page reports anything.
 */
export async function meaningIn(
  page: Page,
): Promise<(pairs: readonly Sources[]) => Promise<Difference[][]>> {
  const { complaints } = await open(page, POLICY);
  return async (pairs) => {
    const found = await page.evaluate(
      (sources) =>
        sources.map(([before, after]) =>
          meaning.compareMeaning(
            meaning.parseInert(before),
            meaning.parseInert(after),
          ),
        ),
      pairs,
    );
    await settle(page);
    expect(complaints).toEqual([]);
    return found;
  };
}

/** Two trees of a source, and what one of them must not have caused. */
export interface Trees {
  readonly source: string;
  /** By DOMParser, on a page without a policy. */
  readonly expected: string;
  /** By parseInert, under the site's policy. */
  readonly inert: string;
}

/**
 * Parses sources in both ways.
 *
 * @returns their trees, and what the page complained of
 */
export async function parseBothWays(
  page: Page,
  sources: readonly string[],
): Promise<{ readonly trees: Trees[]; readonly complaints: string[] }> {
  const plain = await page.context().newPage();
  await open(plain);
  const { complaints } = await open(page, POLICY);
  const expected = await plain.evaluate((all) => {
    const parser = new DOMParser();
    return all.map((source) =>
      meaning.serialize(parser.parseFromString(source, 'text/html')),
    );
  }, sources);
  const inert = await page.evaluate(
    (all) =>
      all.map((source) => meaning.serializeInert(meaning.parseInert(source))),
    sources,
  );
  await settle(page);
  await plain.close();
  return {
    trees: sources.map((source, index) => ({
      source,
      expected: expected[index] ?? '',
      inert: inert[index] ?? '',
    })),
    complaints,
  };
}
