import { expect, test } from '@playwright/test';
import { checkPlainMarkdown } from '../../../checks/plainMarkdown';

test('what only MDX knows is refused in a .md page, with its line', () => {
  const page =
    "# Tea\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs>\n\n</Tabs>\n";
  const failures = checkPlainMarkdown(page, 'docs/070-tea.md');
  expect(failures.map(({ line }) => line)).toEqual([3, 5, 7]);
  expect(failures[0]?.message).toContain('.mdx');
});

test('words, comments and code are no MDX', () => {
  const page =
    "Import it from 'npm'.\n\nimport it\n\n<!-- <Tabs> -->\n\n`<Tabs>` opens tabs.\n\n```js\nimport a from 'a';\n```\n";
  expect(checkPlainMarkdown(page, 'docs/070-tea.md')).toEqual([]);
});
