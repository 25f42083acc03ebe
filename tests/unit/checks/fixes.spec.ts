import { expect, test } from '@playwright/test';
import { checkFixes, checkFixesInMax } from '../../../checks/fixes';
import { readPageChecks } from '../../../checks/pageChecks';
import { readChapters } from '../../../src/htmlnano/facts/tables';
import { writeFiles } from '../../support/files';

const SECTION = `## removeComments

- Comments go. Cure: \`removeComments: false\`.
- Styles go. Cure: \`safelist: ['a']\`.
`;

const usageWith = (fix: string, proof = ''): string => `## When a page breaks

| What you see | Module | Cure |
| --- | --- | --- |
| It is gone | [removeComments](./050-modules.md#removecomments) | ${fix} |

${proof}`;

function pagesWith(usage: string) {
  const files = { '020-usage.md': usage, '050-modules.md': SECTION };
  const dir = writeFiles(test.info().outputPath(), files);
  return Object.keys(files).map((file) => ({
    file: `docs/${file}`,
    chapters: readChapters(dir, file),
    checks: readPageChecks(dir, file),
  }));
}

for (const [fix, message] of [
  ['`removeComments: false`, or `<p>` in the source', undefined],
  ["`removeUnusedCss: { safelist: ['a'] }`", undefined],
  ['`removeComments: /a/`', /do not have the fix `removeComments: \/a\/`/],
] as const) {
  test(`a fix is compared with the section that its row links to: ${fix}`, () => {
    const [usage, modules] = pagesWith(usageWith(fix));
    const pages = [usage, modules].flatMap((page) => page ?? []);
    const messages = pages
      .slice(0, 1)
      .flatMap((page) => checkFixes(page, pages).map((each) => each.message));
    if (message === undefined) expect(messages).toEqual([]);
    else expect(messages.join()).toMatch(message);
  });
}

const PROOF = [
  '```html source\n<input placeholder=" ">\n```',
  '```js options preset=safe\n{ keep: true }\n```',
  '```html result\n<input placeholder=" ">\n```',
].join('\n\n');

for (const [title, inMax, failed] of [
  ['a fix that is enough in max passes', '<input placeholder=" ">', 0],
  ['a fix that is not enough in max fails', '<input placeholder>', 1],
] as const) {
  test(title, async () => {
    const [usage] = pagesWith(usageWith('`keep: true`', PROOF));
    if (!usage) throw new Error('The page is missing.');
    const failures = await checkFixesInMax(usage, (source, options, preset) =>
      Promise.resolve(
        !('keep' in options) ? '<input>' : preset === 'max' ? inMax : source,
      ),
    );
    expect(failures).toHaveLength(failed);
  });
}
