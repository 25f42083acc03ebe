/** The part of htmlnano's API that examples and live parts use. */
export interface Library {
  readonly process: (
    html: string,
    options?: object,
    preset?: object,
  ) => Promise<{ readonly html: string }>;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
