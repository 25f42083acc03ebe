import { diffArrays } from 'diff';

/** A part of a document that is unchanged, removed or added. */
export interface Change {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

// Nobody reads longer diffs, and finding them would block the page.
const MAX_CHANGES = 1500;
const MAX_MILLISECONDS = 40;

/**
 * Compares two documents by their tags, words and white space.
 *
 * @returns `undefined` when there are too many changes
 */
export function diffHtml(before: string, after: string): Change[] | undefined {
  return diffArrays(tokens(before), tokens(after), {
    maxEditLength: MAX_CHANGES,
    timeout: MAX_MILLISECONDS,
  })?.map(({ added, removed, value }) => ({
    kind: removed ? 'gone' : added ? 'new' : 'same',
    text: value.join(''),
  }));
}

function tokens(html: string): string[] {
  return html.match(/\s+|<\/?[\w-]+|[\w-]+|[^\s\w]/g) ?? [];
}
