import { expect, test } from '@playwright/test';
import {
  externalOrigin,
  mayCount,
} from '../../../src/plugins/visit-counter/client/pageView';

const isCounted = (
  hostname: string,
  navigator: Partial<Navigator> = {},
): boolean =>
  mayCount(hostname, { doNotTrack: null, webdriver: false, ...navigator });

test('views are counted on public hosts only', () => {
  for (const hostname of 'example.com localhost.example.com notlocalhost 127.example.com 128.0.0.1 [::2]'.split(
    ' ',
  )) {
    expect(isCounted(hostname), hostname).toBe(true);
  }
  const own = 'localhost localhost. docs.localhost 127.8.8.8 0.0.0.0 [::1]';
  for (const hostname of own.split(' '))
    expect(isCounted(hostname), hostname).toBe(false);
});

for (const [navigator, counted] of [
  [{ webdriver: true }, false],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'unspecified' }, true],
  [{ globalPrivacyControl: true }, false],
] as const) {
  test(`a view with ${JSON.stringify(navigator)} is ${counted ? '' : 'not '}counted`, () => {
    expect(isCounted('example.com', navigator)).toBe(counted);
  });
}

for (const [referrer, origin] of [
  ['', ''],
  ['https://example.org/private?q=secret#a', 'https://example.org'],
  ['https://example.com:8443/', 'https://example.com:8443'],
  ['https://example.com/usage?q=1', ''],
  ['android-app://com.example/https/a', ''],
] as const) {
  test(`the referrer "${referrer}" is sent as "${origin}"`, () => {
    expect(externalOrigin(referrer, 'https://example.com')).toBe(origin);
  });
}
