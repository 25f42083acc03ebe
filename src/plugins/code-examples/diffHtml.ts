import { diffArrays } from 'diff';

// Nobody reads longer diffs, and finding them would block the page.
const MAX_CHANGES = 1500;
const MAX_MILLISECONDS = 40;

/**
 * Compares two documents by their tags, words and white space.
 *
 * @param timeout in milliseconds
 * @returns `undefined` when there are too many changes
 */
export const diffHtml = (
  before: string,
  after: string,
  timeout = MAX_MILLISECONDS,
) =>
  diffArrays(tokens(before), tokens(after), {
    maxEditLength: MAX_CHANGES,
    timeout,
  });

function tokens(html: string): string[] {
  return html.match(/\s+|<\/?[\w-]+|[\w-]+|[^\s\w]/gu) ?? [];
}
