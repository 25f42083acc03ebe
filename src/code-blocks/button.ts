import type { Element } from 'hast';
import { h } from 'hastscript';

/**
 * Draws a button. What it does stands in `src/client`; without script the style
 * sheet hides it.
 */
export function button(
  text: string,
  className: readonly string[] = [],
  properties: Readonly<Record<string, string>> = {},
): Element {
  return h(
    'button',
    { type: 'button', className: ['code-button', ...className], ...properties },
    [text],
  );
}
