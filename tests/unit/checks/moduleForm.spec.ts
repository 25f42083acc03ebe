import { expect, test } from '@playwright/test';
import { checkModuleForm } from '../../../checks/moduleForm';
import { fence } from '../../support/markdown';

const words = (count: number): string => 'word '.repeat(count).trim();

const EXAMPLE = fence('html result', 'a');
const TABLE = '| Setting | Value |\n| --- | --- |\n| `true` | on |';
const CAN_BREAK = '**Can break.** Fix: `false`.\n\n- One fact.';
const MORE =
  '<details>\n<summary>What is rare (1)</summary>\n\n- A rare one.\n\n</details>';
const LINE = 'Changed since 2.1.0: it is new.';

const check = (...parts: readonly string[]): string[] =>
  checkModuleForm(
    ['# Modules', '## Attributes', '### one', ...parts].join('\n\n'),
    'docs/page.md',
  ).map(({ line, message }) => `${String(line)}: ${message}`);

// `tests/docs/pages.spec.ts` has modules in their form.
for (const [name, parts, message] of [
  [
    'too many words at its beginning',
    [words(41), EXAMPLE, TABLE, CAN_BREAK],
    '7: what "one" does has 41 words. Leave at most 40',
  ],
  [
    'its table before the example',
    ['It does.', TABLE, EXAMPLE, CAN_BREAK],
    '13: the first example of "one" belongs before the table, or into the fold',
  ],
  [
    'too many points',
    ['It does.', EXAMPLE, TABLE, CAN_BREAK + '\n- Another.'.repeat(5)],
    '5: 6 points tell what "one" can break. Leave the 5 that harm the most pages',
  ],
  [
    'its changes behind what is folded',
    ['It does.', EXAMPLE, TABLE, CAN_BREAK, MORE, LINE],
    '29: the line "Changed since …" of "one" belongs before the fold',
  ],
] as const) {
  test(`the message on a module with ${name} says what to move where`, () => {
    expect(check(...parts)).toEqual([expect.stringContaining(message)]);
  });
}
