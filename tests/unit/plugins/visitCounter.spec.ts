import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, test } from '@playwright/test';
import visitCounterPlugin from '../../../src/plugins/visit-counter';
import {
  counterFromEnvironment,
  countUrlOf,
  type Options,
  type PluginOptions,
  validateOptions,
} from '../../../src/plugins/visit-counter/options';
import {
  type Circumstances,
  countUrl,
  externalOrigin,
  mayCount,
  send,
  type Sender,
} from '../../../src/plugins/visit-counter/pageView';

const validated = (options: object): PluginOptions =>
  validateOptions({
    // Docusaurus hands over this very function.
    validate: normalizePluginOptions,
    options: options as Options,
  });

for (const [name, options, message] of [
  ['nothing', {}, /needs `code` .* or `endpoint` .*\)\.$/],
  [
    'code and endpoint',
    { code: 'docs', endpoint: 'https://example.com/count' },
    /needs `code` .* or `endpoint` .*, not both\.$/,
  ],
  ['an unknown option', { code: 'docs', site: 'docs' }, /site/],
  ['an empty code', { code: '' }, /`code` .* is empty/],
  ['an address as code', { code: 'docs.goatcounter.com' }, /"docs\.goatco/],
  ['a code that is no text', { code: 1 }, /code/],
  ['an empty endpoint', { endpoint: '' }, /COUNTER_ENDPOINT.* is empty/],
  ...[
    '/count',
    '//example.com/count',
    'example.com/count',
    'ftp://example.com/count',
    'https:example.com/count',
    'https:///count',
    'https://[/count',
    'https://example.com/count?site=docs',
    'https://example.com/count#docs',
    'https://user:password@example.com/count',
    'https://example.com/a count',
  ].map(
    (endpoint) =>
      [
        `the endpoint ${endpoint}`,
        { endpoint },
        /COUNTER_ENDPOINT.* must be a whole http\(s\) address/,
      ] as const,
  ),
] as const) {
  test(`${name} is refused with a clear message`, () => {
    expect(() => validated(options)).toThrow(message);
  });
}

for (const [options, url] of [
  [{ code: 'docs-2' }, 'https://docs-2.goatcounter.com/count'],
  [
    { endpoint: 'http://localhost:8081/stats/count' },
    'http://localhost:8081/stats/count',
  ],
] as const) {
  test(`${JSON.stringify(options)} counts at ${url}`, () => {
    expect(countUrlOf(validated(options))).toBe(url);
  });
}

test('COUNTER_ENDPOINT takes the place of the code', () => {
  expect(counterFromEnvironment({}, 'docs')).toEqual({ code: 'docs' });
  const endpoint = 'https://example.com/count';
  expect(
    counterFromEnvironment({ COUNTER_ENDPOINT: endpoint }, 'docs'),
  ).toEqual({ endpoint });
  expect(() =>
    validated(counterFromEnvironment({ COUNTER_ENDPOINT: '' }, 'docs')),
  ).toThrow(/COUNTER_ENDPOINT/);
});

for (const [environment, modules] of [
  ['production', 1],
  ['development', 0],
  ['test', 0],
] as const) {
  test(`${environment}: ${String(modules)} client modules`, () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = environment;
    try {
      const plugin = visitCounterPlugin({} as LoadContext, { code: 'docs' });
      expect(plugin?.getClientModules?.() ?? []).toHaveLength(modules);
    } finally {
      process.env.NODE_ENV = before;
    }
  });
}

const READER: Circumstances = {
  location: { protocol: 'https:', hostname: 'example.com' },
  navigator: { doNotTrack: null, webdriver: false },
};

for (const [name, { location, navigator }, counted] of [
  ['a reader', {}, true],
  ['over http', { location: { protocol: 'http:' } }, true],
  ...[
    'localhost.example.com',
    'notlocalhost',
    '127.example.com',
    '128.0.0.1',
    '192.168.0.2',
    '[::2]',
  ].map((hostname) => [hostname, { location: { hostname } }, true] as const),
  ...[
    'localhost',
    'localhost.',
    'docs.localhost',
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '[::1]',
  ].map((hostname) => [hostname, { location: { hostname } }, false] as const),
  ['a file', { location: { protocol: 'file:', hostname: '' } }, false],
  ['an automated browser', { navigator: { webdriver: true } }, false],
  ['Do Not Track', { navigator: { doNotTrack: '1' } }, false],
  ['tracking allowed', { navigator: { doNotTrack: '0' } }, true],
  ['unspecified', { navigator: { doNotTrack: 'unspecified' } }, true],
  [
    'Global Privacy Control',
    { navigator: { globalPrivacyControl: true } },
    false,
  ],
  ['no such control', { navigator: { globalPrivacyControl: false } }, true],
] as [
  string,
  {
    location?: Partial<Circumstances['location']>;
    navigator?: Partial<Circumstances['navigator']>;
  },
  boolean,
][]) {
  test(`${name}: ${counted ? 'counted' : 'not counted'}`, () => {
    expect(
      mayCount({
        location: { ...READER.location, ...location },
        navigator: { ...READER.navigator, ...navigator },
      }),
    ).toBe(counted);
  });
}

test('the request names path, title and referrer, each encoded', () => {
  const url = new URL(
    countUrl('https://example.com/count', {
      p: '/a&b=c',
      t: 'Ä & “B” #1',
      r: 'https://example.org',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://example.com/count');
  expect([...url.searchParams]).toEqual([
    ['p', '/a&b=c'],
    ['t', 'Ä & “B” #1'],
    ['r', 'https://example.org'],
  ]);
});

for (const [referrer, origin] of [
  ['', ''],
  ['https://example.org/private?q=secret#a', 'https://example.org'],
  ['https://example.org?q=secret', 'https://example.org'],
  ['http://example.com/', 'http://example.com'],
  ['https://example.com:8443/', 'https://example.com:8443'],
  ['https://example.com/usage?q=1', ''],
  ['android-app://com.example/https/a', ''],
  ['about:client', ''],
] as const) {
  test(`the referrer "${referrer}" is told as "${origin}"`, () => {
    expect(externalOrigin(referrer, 'https://example.com')).toBe(origin);
  });
}

const URL_OF_VIEW = 'https://example.com/count?p=%2F';
const fail = (): never => {
  throw new TypeError('Refused.');
};

for (const [name, sendBeacon, fetched] of [
  ['takes it', () => true, []],
  ['has no room', () => false, [URL_OF_VIEW]],
  ['throws', fail, [URL_OF_VIEW]],
  ['is missing', undefined, [URL_OF_VIEW]],
] as const) {
  test(`a beacon that ${name}: ${String(fetched.length)} fetches`, async () => {
    const asked: unknown[] = [];
    await send(URL_OF_VIEW, {
      navigator: { sendBeacon },
      fetch: (url: unknown, { body, credentials }: RequestInit) => {
        expect([body, credentials]).toEqual([undefined, 'omit']);
        asked.push(url);
        return Promise.resolve(Response.error());
      },
    } as Sender);
    expect(asked).toEqual(fetched);
  });
}

for (const [name, fetch] of [
  ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['throws', fail],
  ['is missing', undefined],
] as const) {
  test(`no beacon, and a fetch that ${name}: silence`, async () => {
    const browser = { navigator: {}, fetch } as unknown as Sender;
    await expect(send(URL_OF_VIEW, browser)).resolves.toBeUndefined();
  });
}
