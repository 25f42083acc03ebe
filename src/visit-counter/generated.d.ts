/** Written by the plugin. */
declare module '@generated/visit-counter/default/endpoint' {
  const endpoint: string;
  export default endpoint;
}

interface Document {
  /** Chromium's: loaded ahead of a click that may never come. */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
