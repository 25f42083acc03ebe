/**
 * What browsers get of `algoliasearch/lite`. Node gets another build, with
 * other timeouts, credentials in headers and no memory; this one has no types.
 */
declare module 'algoliasearch/dist/lite/builds/browser' {
  export { liteClient } from 'algoliasearch/lite';
}
