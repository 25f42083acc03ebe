/** Written by `src/plugins/search-index`; `embeddedIndex.ts` gives the type. */
declare module '@generated/search-index/default/versions' {
  const versions: unknown;
  export default versions;
}

interface ImportMeta {
  /** The bundler's hot module replacement; there in development only. */
  readonly webpackHot?: {
    readonly accept: (dependency: string, changed: () => void) => void;
  };
}
