import type { Element } from 'hast';
import { h } from 'hastscript';

/**
 * Draws a button. What it does stands in `src/client`; without script the style
 * sheet hides it.
 *
 * @param selector what tells it from others, such as `.live-edit`
 */
export const button = (
  text: string,
  selector = '',
  properties: Readonly<Record<string, string>> = {},
): Element =>
  h(`button.code-button${selector}`, { type: 'button', ...properties }, text);
