// Names that the pages and the browser's scripts share.

/** The hash of an address at which "Try it" is open; what it holds may follow. */
export const TRY_IT_HASH = '#try-it';

/** The page that has "Try it". */
export const TRY_IT_PAGE = 'usage';

/** Where the page leaves a place for "Try it". */
export const TRY_IT_ELEMENT = '.try-it[data-version]';

/** Opens the editors of an example. */
export const EDIT_BUTTON = '.live-edit';
