/** Written by `src/plugins/search-index`; `useSuggestions.ts` gives the type. */
declare module '@generated/search-index/default/modules.json' {
  const pages: unknown;
  export default pages;
}
