import { diffArrays } from 'diff';

/** A run of a document that stayed, went or came. */
export interface Change {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

// Beyond that nobody reads it, and finding it would hold up the page.
const MAX_CHANGES = 1500;
const MAX_MILLISECONDS = 40;

/**
 * Compares two documents by their tags, words and white space.
 *
 * @returns `undefined` where too much differs to say it one by one
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
