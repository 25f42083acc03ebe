import { expect, test } from '@playwright/test';
import { checkFixes, checkFixesInMax } from '../../../checks/fixes';
import { readPageChecks } from '../../../checks/pageChecks';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { writeFiles } from '../../support/files';

/** Usage with a fix in its table, and a proof of `keep: true`. */
function usageWith(fix: string) {
  const page = [
    '## When a page breaks',
    '| Symptom | Module | Fix |\n| --- | --- | --- |',
    `| It is gone | [keep](./050-modules.md#keep) | ${fix} |`,
    '```html source\n<input placeholder=" ">\n```',
    '```js options preset=safe\n{ keep: true }\n```',
    '```html result\n<input placeholder=" ">\n```',
  ].join('\n\n');
  const dir = writeFiles(test.info().outputPath(), {
    'usage.md': page.replace('- |\n\n|', '- |\n|'),
  });
  return {
    file: 'usage.md',
    chapters: readChapters(dir, 'usage.md'),
    checks: readPageChecks(dir, 'usage.md'),
  };
}

// The pages have fixes that are enough.
for (const fix of ['keep: false', '{ keep: true, more: true }']) {
  test(`the fix ${fix} fails: no example is run with all of it`, () => {
    const usage = usageWith(`\`${fix}\``);
    expect(checkFixes(usage, [usage]).map(({ message }) => message)).toEqual([
      expect.stringContaining(`the fix \`${fix}\``),
    ]);
  });
}

test('a fix that is not enough in max fails', async () => {
  const run = (source: string, options: object, preset?: string) => {
    const inMax = preset === 'max' ? '<input placeholder>' : source;
    return Promise.resolve('keep' in options ? inMax : '<input>');
  };
  const failures = await checkFixesInMax(usageWith('`keep: true`'), run);
  expect(failures).toHaveLength(1);
});
