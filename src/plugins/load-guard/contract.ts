/** For code that is fetched when it is used. */
export { recover, reloadIfGone, withCode } from './client/missingChunk';
