/** Written by `src/plugins/search-index`. */
declare module '@generated/search-index/default/modules.json' {
  import type { ModulesPage } from '../../search/types';
  const pages: readonly ModulesPage[];
  export default pages;
}
