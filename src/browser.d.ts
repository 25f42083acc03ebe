interface Document {
  /** In Chromium: whether the page is loaded before the reader navigates to it. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://wicg.github.io/netinfo/, as far as a browser has it. */
  readonly connection?: {
    readonly effectiveType?: string;
    readonly saveData?: boolean;
  };
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
