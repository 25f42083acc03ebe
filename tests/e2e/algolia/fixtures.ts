import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';
import { AlgoliaServer } from '../../support/algoliaServer';
import { facetsOf } from '../../support/records';
import { test as base } from '../fixtures';
import { engineOf } from '../search/fixtures';

/** The site's own index, which the server answers from. */
const versions = documentedVersions(SITE_DIR).map(({ name }) => ({
  ...facetsOf(name),
  load: () => engineOf(name),
}));

export const FIRST_HOST = 'testapp-dsn.algolia.net';

const ALGOLIA = /^https:\/\/[^/]*\.(?:algolia\.net|algolianet\.com)\//;

/** Algolia's hosts, all of which are one local server. */
export interface Hosts {
  readonly server: AlgoliaServer;
  /** Which hosts were asked, in this order. */
  readonly asked: string[];
}

export const test = base.extend<
  { readonly hosts: Hosts },
  { readonly server: AlgoliaServer }
>({
  server: [
    async ({}, use) => {
      // The first answer should not have to wait for the index.
      await Promise.all(versions.map((version) => version.load()));
      const server = await new AlgoliaServer(versions).start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  hosts: [
    async ({ page, server, expectedErrors }, use) => {
      // The browser's messages on failures that the tests cause.
      expectedErrors.push(/algolia|net::ERR|status of [45]\d\d/);
      server.recover();
      server.requests.length = 0;
      const hosts: Hosts = { server, asked: [] };
      await page.route(ALGOLIA, async (route) => {
        const { hostname, pathname, search } = new URL(route.request().url());
        hosts.asked.push(hostname);
        try {
          const url = `http://${server.host}${pathname}${search}`;
          await route.fulfill({ response: await route.fetch({ url }) });
        } catch {
          await route.abort('connectionreset');
        }
      });
      await use(hosts);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
