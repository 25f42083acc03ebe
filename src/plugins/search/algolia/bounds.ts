import { cut } from '../../shared/cut';

/*
 * Limits for the provider's answers, which may be wrong or hostile. Proper answers
 * stay far below them.
 */

/**
 * Characters of a hit's text, highlight tags included. A snippet has ten words and a
 * heading fits into a line; the layout of 20 hits with texts of this length takes
 * some 100 ms.
 */
export const MAX_TEXT = 1000;

/** Characters of an address or an id: the length that browsers and hosts accept. */
const MAX_ADDRESS = 2048;

/**
 * Characters of an answer, which is parsed in one task: some 50 ms at this
 * length. 20 of the largest records that Algolia accepts have half of it.
 */
export const MAX_ANSWER = 4_000_000;

/** Pages of results: Algolia lists at most 20,000 hits, 20 a page. */
export const MAX_PAGES = 1000;

/**
 * Milliseconds for an answer, all hosts together. The client's own timeouts start
 * again with each host, and grow: four hosts whose answers begin but never end would
 * take 32 seconds, and 68 the next time. The first two hosts keep their full
 * timeouts, which a slow connection needs.
 */
export const MAX_TIME = 15_000;

/** Whether a value is a string that is short enough for an address or an id. */
export const isAddressOrId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ADDRESS;

/** Truncates long HTML, and appends an ellipsis. */
export const shorten = (html: string): string =>
  html.length > MAX_TEXT
    ? // Half a tag or character reference would show as text.
      `${cut(html, MAX_TEXT).replace(/<\/?\w{0,4}$|&#?\w{0,8}$/, '')}…`
    : html;
