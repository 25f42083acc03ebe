/** Written by `src/plugins/search-index`; `indexParts.ts` gives the type. */
declare module '@generated/search-index/default/versions' {
  const versions: unknown;
  export default versions;
}
