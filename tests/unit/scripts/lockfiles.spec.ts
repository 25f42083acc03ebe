import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { INTEGRATIONS } from '../../../checks/integrations';
import { SITE_DIR } from '../../../src/htmlnano/versions';

const LOCKFILES = [
  'package-lock.json',
  ...INTEGRATIONS.map(({ name }) => `integrations/${name}/package-lock.json`),
  '.ci/node-22/package-lock.json',
  '.ci/node-24/package-lock.json',
];

test('a lockfile pins each package with its hash, whatever registry it comes from', () => {
  for (const file of LOCKFILES) {
    const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    const { packages } = JSON.parse(text) as {
      packages: Record<string, { link?: true; integrity?: string }>;
    };
    const installed = Object.entries(packages).filter(
      ([name, { link }]) => name.includes('node_modules/') && link !== true,
    );
    const unpinned = installed.filter(([, each]) => !each.integrity);
    expect(installed.length).toBeGreaterThan(0);
    expect(unpinned.map(([name]) => name)).toEqual([]);
    expect(text, file).not.toContain('"resolved": "http');
  }
});
