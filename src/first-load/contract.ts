/**
 * An attribute with the beginning of a hash: where the address has such a hash,
 * the element needs the site at once.
 */
export const START_FOR = 'data-start-for';
