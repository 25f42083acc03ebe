import { expect, test } from '@playwright/test';
import { jsonForScript, markup } from '../../../src/plugins/shared/markup';

test('a text ends neither its attribute nor its element nor its script', () => {
  const text = '"</b>&';
  const made = String(markup`<b title="${text}">${markup`<i>`}</b>`);
  expect(made).toBe('<b title="&quot;&lt;/b&gt;&amp;"><i></b>');
  expect(jsonForScript('</script>')).not.toContain('<');
});
