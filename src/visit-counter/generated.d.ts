interface Document {
  /** Chromium's: loaded ahead of a click that may never come. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
