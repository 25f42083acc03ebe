import { spawnSync } from 'node:child_process';
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

for (const { args, says } of MISTAKES) {
  test(`npm run ${args.join(' ')} says what is wrong`, () => {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
      cwd: SITE_DIR,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const part of says) expect(stderr).toContain(part);
    expect(stderr, 'a stack').not.toContain('    at ');
  });
}

test('a port that is in use is named', async () => {
  const dir = test.info().outputPath();
  writeFiles(dir, {
    _headers: '/*\n  X-Frame-Options: DENY\n',
    _redirects: '',
    '404.html': '',
  });
  const other = http.createServer().listen(0, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const args = ['run', '--silent', 'serve', '--', '--port', String(port)];
  const { status, stderr } = spawnSync('npm', [...args, '--dir', dir], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(String(port));
  expect(stderr, 'a stack').not.toContain('    at ');
});
