/** For code that is fetched when it is used. */
export { reloadIfGone, withCode } from './client/missingChunk';
