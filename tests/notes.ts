/**
 * The rows of the notes to the specification, in their order: what we decided
 * where it leaves a choice, and what must hold where today's packages fall
 * short of it. A test says which of them it covers by `note('…')` as its
 * annotation; `npm test` prints the list, and fails if a row has no test.
 */
export const NOTES = {
  // Decisions.
  library: 'The site documents htmlnano and links its repository',
  'site-words': 'Title, tagline and address of the site',
  'next-library': 'Next documents htmlnano 3.5.1, and says so',
  'page-order': 'Sidebar as specified, previous and next by learning path',
  footer: 'License, repository, changelog and privacy in the footer',
  announcement: 'Announcement bar: supported, none by default',
  generator: 'Generator 3.10.2, site version 1.0.0',
  routes: 'No pages beside the specified ones',
  // Where packages fall short.
  'search-error': 'Error screen of the search, and recovery',
  'query-length': 'Modal input of 64 characters',
  'no-recent': '"No recent searches"',
  suggestions: '"Try searching for" with 3 suggestions that work',
  'row-animation':
    'Removing and saving: animated, at once if motion is reduced',
  snippets: 'Snippets of 10 words, 5 on small screens',
  slash: 'The slash key opens after closing, too',
  'clear-cancel': '"Cancel" and "Clear the query", by keyboard too',
  wording: '"No results for" and the words of the footer',
  'missing-results': 'A new issue for a query without results',
  'content-parent': 'Of a text its heading is stored, or nothing',
  'dialog-focus': 'Focus, role and name of the dialog; results are announced',
  'see-all': '"See all N results" counts this query',
  'route-case': 'Route matching is case-sensitive',
  'html-suffix': 'Addresses that end in .html are normalised',
  'api-error': 'A status 4xx is told at once',
  unreachable: 'Message for unreachable hosts',
  'search-page-error': 'Failure and retry on the search page',
  'search-version': 'Version of the search page',
  preconnect: 'Preconnect only to a configured provider',
  'page-loading': 'Spinner, and a box with Retry',
  crash: 'Crash screen with "Try again"',
  'chunk-reload': 'One reload for a chunk that is gone',
  'base-url': 'Base URL banner, and only for a wrong base URL',
  connection: 'Prefetching with any navigator.connection',
  'visit-counter': 'Visit counter of our own',
  'docsearch-package': '@docsearch/react pinned, in no bundle twice',
  'no-script': 'Contents without JavaScript, no dead controls',
} as const;

export type Note = keyof typeof NOTES;

/** The type of Playwright's annotation. */
export const NOTE = 'note';

/** Annotates a test, or a group of tests, with the row that it covers. */
export const note = (
  id: Note,
): { readonly type: string; readonly description: Note } => ({
  type: NOTE,
  description: id,
});
