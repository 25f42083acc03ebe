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

for (const [fix, messages] of [
  ['`keep: true`, or `<p>` in the source', []],
  ['`{ keep: true }`', []],
  ['`keep: false`', [expect.stringContaining('the fix `keep: false`')]],
] as const) {
  test(`a fix is one that an example is run with: ${fix}`, () => {
    const usage = usageWith(fix);
    const found = checkFixes(usage, [usage]).map(({ message }) => message);
    expect(found).toEqual(messages);
  });
}

for (const [title, inMax, failed] of [
  ['a fix that is enough in max passes', '<input placeholder=" ">', 0],
  ['a fix that is not enough in max fails', '<input placeholder>', 1],
] as const) {
  test(title, async () => {
    const run = (source: string, options: object, preset?: string) =>
      Promise.resolve(
        !('keep' in options) ? '<input>' : preset === 'max' ? inMax : source,
      );
    const failures = await checkFixesInMax(usageWith('`keep: true`'), run);
    expect(failures).toHaveLength(failed);
  });
}
