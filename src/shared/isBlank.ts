import type { RootContent } from 'hast';

/** Whether a node is only the white space between two elements. */
export const isBlank = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';
