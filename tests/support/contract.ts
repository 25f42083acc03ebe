import { test as base } from '@playwright/test';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type LiteClientOptions } from '../../src/search/client';
import { createEmbeddedRequester } from '../../src/search/embeddedRequester';
import { AlgoliaServer } from './algoliaServer';
import { editionOf, indexOf, page, section, versionOf } from './records';

const NASTY = '<img src=x onerror=alert(1)> & "more"';

const pages = (version: string, base: string) => {
  const edition = editionOf(version);
  return [
    ...page(
      `${base}/modules`,
      [
        section(1, 'Modules', 'All modules remove something.'),
        section(2, 'minifyCss', 'Minifies CSS with cssnano.', NASTY),
        section(3, 'Options', 'Presets of cssnano, or `false`.'),
        section(2, 'collapseWhitespace', 'Removes whitespace between tags.'),
      ],
      { edition, keywords: ['module', 'R&D'] },
    ),
    ...page(
      `${base}/presets`,
      Array.from({ length: 30 }, (_, at) =>
        section(at === 0 ? 1 : 2, `Preset ${String(at)}`, 'Switches modules.'),
      ),
      { edition },
    ),
  ];
};

export const index = indexOf(
  versionOf(pages('2.1.0', '')),
  versionOf(pages('1.1.1', '/1.1.1')),
);

interface Fixtures {
  readonly server: AlgoliaServer;
  /** Algolia's client on the embedded index. */
  readonly embedded: LiteClient;
  /** The same client, over HTTP. */
  readonly remote: LiteClient;
}

export const remoteClient = (
  server: AlgoliaServer,
  options: LiteClientOptions = {},
): LiteClient =>
  liteClient('app', 'key', {
    ...clientOptions('app'),
    hosts: [{ url: server.host, protocol: 'http', accept: 'readWrite' }],
    ...options,
  });

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await new AlgoliaServer(index).start();
    await use(server);
    await server.close();
  },
  embedded: async ({}, use) => {
    const requester = createEmbeddedRequester(index);
    await use(liteClient('app', 'key', { ...clientOptions('app'), requester }));
  },
  remote: async ({ server }, use) => {
    await use(remoteClient(server));
  },
});
