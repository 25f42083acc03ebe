interface Document {
  /** In Chromium: whether the page is loaded before the reader navigates to it. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
