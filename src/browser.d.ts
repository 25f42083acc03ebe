interface Document {
  /** In Chromium: whether the page is prerendered. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://wicg.github.io/netinfo/, as far as browsers support it. */
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
  };
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface ImportMeta {
  /** Of the development server: https://rspack.rs/api/runtime-api/hmr */
  readonly webpackHot?: { accept(dependency: string): void };
}
