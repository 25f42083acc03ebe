/**
 * An attribute with the beginning of a hash: where the address has such a hash,
 * the element needs the site at once.
 */
export const START_FOR = 'data-start-for';

/** An event: all of a page is there that was shown by its beginning first. */
export const ARRIVED = 'arrived';
