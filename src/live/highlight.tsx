import type { ElementContent, RootContent } from 'hast';
import type { ReactNode } from 'react';
import css from 'refractor/css';
import { refractor } from 'refractor/core';
import javascript from 'refractor/javascript';
import markup from 'refractor/markup';

// The grammars of what can be edited; the build has all of them.
for (const grammar of [markup, css, javascript]) refractor.register(grammar);

/**
 * Highlighting longer code would hold up typing: the grammars compare each letter of
 * a long word with each other.
 */
export const MAX_HIGHLIGHTED = 4000;

/**
 * Highlights code as the build does, with Prism's grammars and classes. Long code
 * stays as it is.
 */
export function highlight(code: string, language: string): ReactNode {
  if (code.length > MAX_HIGHLIGHTED || !refractor.registered(language))
    return code;
  return draw(refractor.highlight(code, language).children);
}

function draw(nodes: readonly (RootContent | ElementContent)[]): ReactNode {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const { className } = node.properties;
    return (
      <span
        key={index}
        className={Array.isArray(className) ? className.join(' ') : undefined}
      >
        {draw(node.children)}
      </span>
    );
  });
}
