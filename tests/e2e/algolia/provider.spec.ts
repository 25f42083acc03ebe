import fs from 'node:fs';
import path from 'node:path';
import {
  at,
  expect,
  Gate,
  hrefsIn,
  LATEST,
  NOTHING,
  OLDEST,
  type SearchModal,
} from '../fixtures';
import { engineOf } from '../search/fixtures';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { queryOf } from '../../support/records';
import { FIRST_HOST, test } from './fixtures';

test('Algolia gives the same hits', async ({ page, site, search, hosts }) => {
  await site.open(at('/contribute'));
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://TESTAPP-dsn.algolia.net',
  );
  const scripts = fs.readdirSync(
    path.join(SITE_DIR, 'build-algolia/assets/js'),
  );
  expect(scripts.filter((name) => name.includes('search-docs'))).toEqual([]);

  await search.open();
  await search.find('options');
  const { matches } = (await engineOf(LATEST)).search('options');
  // At most five of a page in a row.
  const shown = matches.slice(0, 20).filter(({ record }, index, all) => {
    const before = all.slice(Math.max(0, index - 5), index);
    const page = record.url_without_anchor;
    return (
      before.length < 5 ||
      before.some((other) => other.record.url_without_anchor !== page)
    );
  });
  expect(await hrefsIn(search.rows)).toEqual(
    shown.map(({ record }) => at(record.url)),
  );
  await expect(search.seeAll).toHaveText(
    `See all ${String(matches.length)} results`,
  );
  await expect(
    search.dialog.getByRole('link', { name: 'Search by Algolia' }),
  ).toBeVisible();
  await search.input.fill(NOTHING);
  await expect(search.status).toHaveText(`No results for ${NOTHING}`);
  await search.find('minifySvg');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/modules#minifysvg'));
  expect(hosts.asked[0]).toBe(FIRST_HOST);
});

test('a query is sent once', async ({ page, search, hosts }) => {
  const { requests } = hosts.server;
  await search.openTimeless(at('/usage', OLDEST));
  await search.find('options');
  const [request] = requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/1/indexes/*/queries',
    contentType: 'text/plain',
    parameters: {
      'x-algolia-api-key': 'testkey',
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-agent': expect.stringMatching(/^Algolia for JavaScript/),
    },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    requests: [queryOf('options', OLDEST, 10)],
  });

  // Answers are cached in memory.
  await search.find('svg');
  await search.find('options');
  expect(requests).toHaveLength(2);

  await page.setViewportSize({ width: 768, height: 844 });
  await search.find('html');
  expect(JSON.parse(requests[2]?.body ?? '')).toEqual({
    requests: [queryOf('html', OLDEST, 5)],
  });
});

const showsError = async (
  search: SearchModal,
  message: string | RegExp,
): Promise<void> => {
  await expect(search.status).toHaveText('Unable to fetch results');
  await expect(search.tryAgain).toBeVisible();
  await expect(search.dialog.getByText(message)).toBeAttached();
};

// `tests/unit/search/client.spec.ts` has the other refusals.
test('refusals and bad answers show at once', async ({ search, hosts }) => {
  await search.openTimeless(at('/contribute'));
  for (const [index, [body, message, status = 200]] of (
    [
      [
        '{"message":"Too many requests","status":429}',
        'Too many requests',
        429,
      ],
      ['<!doctype html><title>Log in</title>', /JSON/],
      ['{"results":[{"hits":{}}]}', /no hits/],
      // `tests/unit/search/client.spec.ts` has what never ends.
      [`{"results":${'['.repeat(100)}${']'.repeat(100)}}`, /20 levels/],
      [' '.repeat(600_000), /500,000 bytes/],
    ] as const
  ).entries()) {
    hosts.asked.length = 0;
    hosts.server.fail({ status, body });
    await search.input.fill(`options ${String(index)}`);
    await showsError(search, message);
    expect(hosts.asked, body.slice(0, 99)).toEqual([FIRST_HOST]);
    await search.find('svg');
  }
  // Only hits can be left out.
  hosts.server.fail({ status: 200, body: '{"results":[{"hits":[null,{}]}]}' });
  await search.input.fill('no hits');
  await expect(search.status).toHaveText('No results for no hits');
});

test('what the browser has stored decides no host', async ({
  page,
  search,
  hosts,
}) => {
  const states = Object.fromEntries(
    ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com']
      .concat('-3.algolianet.com')
      .map((host) => [
        `TESTAPP${host}`,
        { status: 'up', lastUpdate: 0, url: 'evil.example', port: 81 },
      ]),
  );
  await page.addInitScript((stored) => {
    localStorage.setItem('algolia-client-js-TESTAPP', stored);
  }, JSON.stringify(states));
  await search.open(at('/contribute'));
  await search.find('minifySvg');
  expect(hosts.asked[0]).toBe(FIRST_HOST);
});

test('a late answer replaces no newer one', async ({ page, search }) => {
  const gate = new Gate();
  await page.route(/algolia/, gate.hold, { times: 1 });
  await search.open(at('/contribute'));
  await search.input.fill('options');
  await expect(search.status).toHaveText('Loading results');
  await expect(search.spinner).toBeVisible();
  await search.find('minifySvg');
  const late = page.waitForResponse(/algolia/);
  gate.release();
  await (await late).finished();
  await search.find('html');
  await search.find('minifySvg');
  await expect(search.rows.first()).toContainText('minifySvg');
});
