import { cut } from '../../shared/cut';

/*
 * What an answer of the provider may cost, whoever sent it. What is asked for
 * stays far below: these bounds are for answers that nobody asked for.
 */

/**
 * Characters of a text of a hit, with its marks. A snippet has ten words and a
 * heading fits into a line; a page of 20 hits with texts of this length is laid
 * out in some 100 ms.
 */
export const MOST_TEXT = 1000;

/** Characters of an address or an id: the length that browsers and hosts take. */
export const MOST_ADDRESS = 2048;

/**
 * Characters of an answer, which is parsed in one task: some 50 ms at this
 * length. 20 of the largest records that Algolia takes have half of it.
 */
export const MOST_ANSWER = 4_000_000;

/** Pages of results: Algolia lists at most 20,000 hits, 20 a page. */
export const MOST_PAGES = 1000;

/**
 * Milliseconds for an answer, all hosts together. The client's own limits begin
 * anew with each host and grow: four hosts that begin to answer and never end
 * would take 32 seconds, and 68 the next time. The first two have their whole
 * time, which a slow connection needs.
 */
export const MOST_TIME = 15_000;

/** Cuts a text that is HTML, which then ends in an ellipsis. */
export const shorten = (html: string): string =>
  html.length > MOST_TEXT
    ? // Half a tag or entity would show as text.
      `${cut(html, MOST_TEXT).replace(/<\/?\w{0,4}$|&#?\w{0,8}$/, '')}…`
    : html;
