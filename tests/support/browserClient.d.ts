/**
 * The browser build of `algoliasearch/lite`. Node resolves another one, with
 * other timeouts, credentials in headers and no memory; this one has no types.
 */
declare module 'algoliasearch/dist/lite/builds/browser' {
  export { liteClient } from 'algoliasearch/lite';
}
