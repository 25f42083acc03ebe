import type { RootContent } from 'hast';

/** Whether a node is white space between elements. */
export const isBlank = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';
