import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { writeFiles } from '../../support/files';
import { SITE_DIR } from '../../../src/htmlnano/versions';

/** What commands are given by mistake, and what they say. */
const MISTAKES = [
  {
    args: ['examples:update', '--', 'docs/no-such-page'],
    says: [
      'No page has "docs/no-such-page" in its path',
      'docs/050-modules.md',
    ],
  },
  {
    args: ['search:push', '--', '--dry'],
    says: ['Unknown argument "--dry"', 'without any argument it only prints'],
  },
  { args: ['serve', '--', '--dir', 'no-such-build'], says: ['no-such-build'] },
];

/** Runs a command that fails, and says why in words. */
function expectRefusal(args: readonly string[], says: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const part of says) expect(stderr).toContain(part);
  expect(stderr, 'a stack').not.toContain('    at ');
}

for (const { args, says } of MISTAKES) {
  test(`npm run ${args.join(' ')} says what is wrong`, () => {
    expectRefusal(args, says);
  });
}

test('a port that is in use is named', async () => {
  const dir = writeFiles(test.info().outputPath(), {
    _headers: '/*\n  X-Frame-Options: DENY\n',
    _redirects: '',
    '404.html': '',
  });
  const other = http.createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  expectRefusal(['serve', '--', '--port', port, '--dir', dir], [port]);
  other.close();
});
