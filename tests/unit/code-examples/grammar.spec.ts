import { expect, test } from '@playwright/test';
import { parseInfo } from '../../../src/plugins/code-examples/grammar';

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
