export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

export type Level = (typeof LEVELS)[number];

/** The kinds of records, by DocSearch's names: a heading's level, or text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The headings that a record stands under, outermost first. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/**
 * One record of the index, in the schema that the DocSearch crawler writes
 * (https://docsearch.algolia.com/docs/record-extractor). Texts are plain text.
 */
export interface SearchRecord extends Facets {
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The text of a `content` record, `null` for a heading. */
  readonly content: string | null;
  /** Words for which the page is to be found; of its `lvl1` record only. */
  readonly keywords?: readonly string[];
  /** Path and anchor within the site, base URL included. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly weight: {
    readonly level: number;
    /** Counts the records of a page from its top. */
    readonly position: number;
  };
}

/** A heading of a page with the texts below it, up to the next heading. */
export interface DocSection {
  /** 1 for the page's own heading. */
  readonly depth: number;
  readonly title: string;
  /** Left out where it is `plainSlug(title)`, to keep the index small. */
  readonly anchor?: string;
  /** What the section says first: enough for most queries. */
  readonly texts: readonly string[];
  /** The rest, which a browser fetches once the first results are shown. */
  readonly more?: readonly string[] | undefined;
}

/** What there is to find on a page: small enough to send to the browser. */
export interface IndexedDoc {
  readonly title: string;
  readonly keywords: readonly string[];
  /** Path of the page with the base URL. */
  readonly permalink: string;
  readonly sections: readonly DocSection[];
}

/** What a page's sections have beside their first texts, section by section. */
export type MoreTexts = readonly (readonly string[])[];

/** Of which version and language docs are. */
export interface Facets {
  readonly language: string;
  /** Docusaurus's name of the version: `current` is Next. */
  readonly version: string;
  /** Docusaurus's tag of a docs version: `docs-default-2.1.0`. */
  readonly docusaurus_tag: string;
}
