interface Document {
  /** Whether the page is prerendered, in Chromium. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://wicg.github.io/netinfo/, which some browsers support. */
  readonly connection?: {
    readonly effectiveType: string;
    readonly saveData: boolean;
  };
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface ImportMeta {
  /** The development server defines it: https://rspack.rs/api/runtime-api/hmr */
  readonly webpackHot?: { accept(dependency: string): void };
}
