import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { readPageChecks } from '../../../checks/pageChecks';
import { writeFiles } from '../../support/files';

const PAGE = 'docs/030-config.md';

test('a page with line ends and a byte order mark of Windows is the same page', () => {
  const text = fs.readFileSync(path.join(SITE_DIR, PAGE), 'utf8');
  const dir = writeFiles(test.info().outputPath('site'), {
    [PAGE]: `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  });
  expect(readPageChecks(dir, PAGE)).toEqual(readPageChecks(SITE_DIR, PAGE));
  expect(readChapters(dir, PAGE)).toEqual(readChapters(SITE_DIR, PAGE));
});
