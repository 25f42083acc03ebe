import { expect, test } from '@playwright/test';
import { VFile } from 'vfile';
import checkBlocks from '../../../src/plugins/code-examples/checkBlocks';
import { parseInfo } from '../../../src/plugins/code-examples/grammar';
import { parseMarkdown } from '../../../src/plugins/shared/markdown';

for (const [language, meta, mistake] of [
  ['js', '', 'has no known kind'],
  ['js', '', '```js program name=minify.mjs, or in ts'],
  ['html', 'sauce', 'has no known kind'],
  ['css', 'source', 'is written in html'],
  ['js', 'program', 'needs the attribute "name"'],
  ['js', 'options presets=safe', 'has no attribute "presets"'],
  ['js', 'options preset', 'attributes are written name=value'],
  ['bash', 'illustration reason=""', 'needs the attribute "reason"'],
] as const) {
  test(`the block "${language} ${meta}" has a message: ${mistake}`, () => {
    const info = parseInfo(language, meta);
    expect('mistake' in info ? info.mistake : '').toContain(mistake);
  });
}

for (const [markdown, message] of [
  ['Text.\n\n\tindented\n', '3:1: a line that starts with a tab'],
  [':::tip\n```html source\n```\n:::\n', '2:1: a code block must be fenced'],
  ['    indented\n', '1:1: a code block must be fenced'],
] as const)
  test(`${JSON.stringify(markdown)} fails: ${message}`, () => {
    const file = new VFile(markdown);
    checkBlocks()(parseMarkdown(markdown), file);
    const told = file.messages.map(String);
    expect(told).toEqual([expect.stringContaining(message)]);
  });
