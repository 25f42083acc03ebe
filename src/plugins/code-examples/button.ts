import type { Element } from 'hast';
import { h } from 'hastscript';

/**
 * Creates a button for a client script to handle; `noscript.css` hides it.
 *
 * @param selector the script's class name, such as `.live-edit`
 */
export const button = (
  text: string,
  selector = '',
  properties: Readonly<Record<string, string>> = {},
): Element =>
  h(`button.code-button${selector}`, { type: 'button', ...properties }, text);
