import { expect, test } from '@playwright/test';
import { checkModuleForm } from '../../../checks/moduleForm';
import { fence } from '../../support/renderMarkdown';
import { writeFiles } from '../../support/files';

const words = (count: number): string => 'word '.repeat(count).trim();

const WHAT = 'What it does.\n';
const EXAMPLE = fence('js options', '{}');
const TABLE = '| Setting | Value |\n| --- | --- |\n| `true` | on |\n';
const BREAKS = '**Can break.** Cure: `a: false`.\n\n- One.\n';
const MORE =
  '<details>\n<summary>More cases: 1</summary>\n\n- One.\n\n</details>\n';

for (const [name, parts, message] of [
  ['as it should be', [WHAT, EXAMPLE, TABLE, BREAKS, MORE], undefined],
  [
    'without anything known',
    [WHAT, EXAMPLE, TABLE, '**Can break.** Nothing known.\n'],
    undefined,
  ],
  ['without a table', [WHAT, EXAMPLE, BREAKS], '"a" lacks the table.'],
  [
    'with its example below the table',
    [WHAT, TABLE, EXAMPLE, BREAKS],
    'the table stands above an example. Move it below.',
  ],
  [
    'with a long beginning',
    [`${words(41)}\n`, EXAMPLE, TABLE, BREAKS],
    'say what "a" does, and for whom, in 40 words: these are 41.',
  ],
  [
    'with a late example',
    [WHAT, `${words(60)}\n`, EXAMPLE, TABLE, BREAKS],
    '63 words stand above the first example of "a", at most 60 may.',
  ],
  [
    'with many points',
    [WHAT, EXAMPLE, TABLE, `${BREAKS}${'- One.\n'.repeat(5)}`],
    '"a" has 6 points under "Can break". Keep the 5',
  ],
  [
    'with a long point',
    [WHAT, EXAMPLE, TABLE, `${BREAKS}- ${words(41)}\n`],
    'this point has 41 words, at most 40 may stand there',
  ],
] as const) {
  test(`the message on a module ${name} says what to move where`, () => {
    const dir = writeFiles(test.info().outputPath(), {
      'page.md': ['# Modules\n', '### a\n', ...parts].join('\n'),
    });
    expect(checkModuleForm(dir, 'page.md').map((one) => one.message)).toEqual(
      message === undefined ? [] : [expect.stringContaining(message)],
    );
  });
}
