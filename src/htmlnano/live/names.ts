// Names that the pages and the browser's scripts share.

/** The hash of Try it's section on Usage. A page may follow after `=`. */
export const TRY_IT_HASH = '#try-it';

/** The page that describes Try it. */
export const TRY_IT_PAGE = 'usage';

/** A link or a button that opens Try it. */
export const OPEN_TRY_IT = '.try-it-open';

/** Opens an example in Try it. */
export const EDIT_BUTTON = '.live-edit';
