/// <reference lib="webworker" />
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { plainPath } from '../../plainPath';
import { type Build, cachePrefix, type KeptVersion } from './build';
import { offlinePage } from './offlinePage';

/*
 * The service worker: what one reads stays readable without a network.
 *
 * A build is kept in a cache of its own, and only what is of that build: files
 * with a hash in their names by that, pages by what is in them. Whoever is online
 * gets what the host has; what is kept is for when it does not answer. A new
 * worker waits, as workers do, until no page is open that the old one serves, and
 * only then removes the caches of other builds. So a page finds all of its build,
 * whichever worker serves it.
 */

declare const self: ServiceWorkerGlobalScope;

/** A {@link Build} as JSON, put in by `writeWorker`. */
declare const BUILD: string;

const { id, baseUrl, title, site, versions, lazyAssets } = JSON.parse(
  BUILD,
) as Build;
const PREFIX = cachePrefix(baseUrl);
const CACHE = PREFIX + id;

/** After so many seconds a page that is kept is shown instead of waited for. */
const PATIENCE = 4;

const UNHURRIED = { priority: 'low' } as const;

// Compressed or not, a file is the same.
const MATCH = { ignoreSearch: true, ignoreVary: true } as const;

/** The caches of this site's builds, the newest first. */
const buildCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();

/** What a file is in the newest build that has it. */
async function kept(path: string): Promise<Response | undefined> {
  for (const cacheName of await buildCaches()) {
    const response = await caches.match(path, { ...MATCH, cacheName });
    if (response !== undefined) return response;
  }
  return undefined;
}

/** The path under which a page is kept, for any that hosts give it. */
function keptPath(url: string): string {
  const path = plainPath(new URL(url).pathname, baseUrl);
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

/** Whether it is what was asked for; some hosts answer unknown paths with a page. */
const isAsset = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.includes('html') !== true;

/** What has a hash in its name is the same in every build. */
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`),
  new CacheFirst({
    cacheName: CACHE,
    matchOptions: MATCH,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? kept(request.url),
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isAsset(response) ? response : null),
      },
    ],
  }),
);

const fresh = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      // It may be of a build that this worker does not know.
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request }) => kept(keptPath(request.url)),
      handlerDidError: async ({ request }) =>
        request.mode === 'navigate'
          ? offlinePage(title, request.url, await keptVersions())
          : undefined,
    },
  ],
});
registerRoute(new NavigationRoute(fresh));
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && Object.hasOwn(site.others, url.pathname),
  fresh,
);

/** The versions that can be read without a network, by their homes. */
async function keptVersions(): Promise<KeptVersion[]> {
  const homes = await Promise.all(
    versions.map(async ({ pages: [home] }) => home && kept(home.path)),
  );
  return versions.filter((_version, index) => homes[index] !== undefined);
}

const openCache = async () => {
  const cache = await caches.open(CACHE);
  return {
    lacks: async (path: string): Promise<boolean> =>
      (await cache.match(path, MATCH)) === undefined,
    // A response that was redirected cannot answer a navigation: a copy can.
    put: (path: string, response: Response): Promise<void> =>
      cache.put(path, new Response(response.body, response)),
  };
};

/**
 * Keeps a version. The pages come last, as a page that is kept must have all that
 * it needs, and of them the home, by which one sees that all are there.
 *
 * @throws when the host does not answer, or has another build by now
 */
async function keep(version: KeptVersion): Promise<void> {
  const cache = await openCache();
  const fetchMissing = async (
    paths: readonly string[],
    fetchOne: (path: string) => Promise<Response>,
  ): Promise<void> => {
    const responses = await Promise.all(
      paths.map(async (path) =>
        (await cache.lacks(path)) ? fetchOne(path) : undefined,
      ),
    );
    for (const [index, response] of responses.entries()) {
      if (response) await cache.put(paths[index] ?? '', response);
    }
  };
  await fetchMissing([...site.assets, ...version.assets], async (path) => {
    const response = (await kept(path)) ?? (await fetch(path, UNHURRIED));
    if (!isAsset(response)) throw new Error(`${path} is not there.`);
    return response;
  });
  const others = { ...site.others, ...version.others };
  await fetchMissing(
    [...Object.keys(site.others), ...Object.keys(version.others).reverse()],
    (path) =>
      // Refused if it is of another build. The browser's own cache may have it from
      // before a deploy, and must not show it after the next.
      fetch(path, {
        ...UNHURRIED,
        cache: 'no-store',
        integrity: others[path] ?? '',
      }),
  );
}

/**
 * Keeps what is on this device of the build anyway: what other caches hold, and
 * what the browser fetched before this worker served its pages. These are the
 * parts of live examples that somebody used. No network is asked.
 */
async function keepUsed(): Promise<void> {
  const cache = await openCache();
  await Promise.all(
    lazyAssets.map(async (path) => {
      if (!(await cache.lacks(path))) return;
      const response =
        (await kept(path)) ??
        (await fetch(path, {
          cache: 'only-if-cached',
          mode: 'same-origin',
        }).catch(() => undefined));
      if (response && isAsset(response)) await cache.put(path, response);
    }),
  );
}

self.addEventListener('install', (event) => {
  const keepAgain = async (): Promise<void> => {
    const wanted = await keptVersions();
    if (wanted.length > 0 && savesData()) {
      throw new Error('What is kept stays as it is while data is saved.');
    }
    await Promise.all(wanted.map(keep));
  };
  event.waitUntil(keepAgain());
});

self.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    await self.registration.navigationPreload.enable();
    await self.clients.claim();
    await keepUsed();
    for (const name of await buildCaches()) {
      if (name !== CACHE) await caches.delete(name);
    }
  };
  event.waitUntil(takeOver());
});

// A page that is open tells its path: see `client/keepOffline`.
self.addEventListener('message', (event) => {
  const version = versions.find(({ pages }) =>
    pages.some(({ path }) => path === event.data),
  );
  if (version === undefined) return;
  const keepOnce = async (): Promise<void> => {
    const { lacks } = await openCache();
    if (!(await lacks(version.pages[0]?.path ?? ''))) return;
    await keep(version);
    await keepUsed();
  };
  event.waitUntil(
    keepOnce().catch(() => {
      // The next page tries again.
    }),
  );
});

/** Chromium's setting that asks sites for fewer bytes. */
function savesData(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
