import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { fromHash, toHash } from '../../../src/htmlnano/live/window/share';

test('links are decoded, none is too long, and a damaged one has a notice', async () => {
  const read = (link: string) => fromHash(link, ['safe']);
  const pack = (state: unknown): string =>
    `#try-it=${zlib.deflateRawSync(JSON.stringify(state)).toString('base64url')}`;
  expect(await read('#try-it')).toEqual({});
  // Copied from the first release of this site.
  const old = '#try-it=i1ayKbALSU200S-wU9JRKk5MS1XSUaquVYoFAA';
  const state = { html: '<p>Tea</p>', preset: 'safe', options: '{}' };
  expect(await read(old)).toEqual({ state });
  // Random text cannot be compressed much.
  const long = { ...state, html: `é${randomBytes(10_000).toString('hex')}` };
  const hash = String(await toHash(long));
  expect(hash).toMatch(/^#try-it=[\w-]+$/);
  expect(await read(hash)).toEqual({ state: long });
  const longer = { ...state, html: randomBytes(30_000).toString('hex') };
  expect(await toHash(longer)).toBeUndefined();
  // Some programs write it so.
  expect(await read(old.replace('=', '%3D'))).toEqual({ state });
  for (const link of [
    ...['#try-it=', '#try-it=%', old.slice(0, -9)],
    `#try-it=${'A'.repeat(40_000)}`,
    ...[null, 'text', {}, ['a'], ['a', 'safe', '{}', 'd']].map(pack),
    ...[
      [1, 'safe', '{}'],
      ['a', '__proto__', '{}'],
      ['a', 'safe', {}],
    ].map(pack),
    // 30 KB that decompress to 20 MB.
    pack(['a'.repeat(20_000_000), 'safe', '{}']),
  ]) {
    const { notice } = await read(link);
    expect(notice, link.slice(0, 60)).toContain('damaged or too long');
  }
});
