import type { ElementContent } from 'hast';
import { refractor } from 'refractor';

/**
 * Highlights code with Prism's grammars.
 *
 * @param language a name that Prism knows; code in any other stays plain
 * @returns nodes with Prism's class names
 */
export function highlight(code: string, language: string): ElementContent[] {
  if (!refractor.registered(language)) return [{ type: 'text', value: code }];
  return refractor
    .highlight(code, language)
    .children.filter(
      (child): child is ElementContent => child.type !== 'doctype',
    );
}
