/** DocSearch's levels: the title of the page, then its headings from `#`. */
export const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

/** The attributes of a record that hold its headings. */
export const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);

/** The separator of table rows in one text. Pages do not contain such a space. */
export const BETWEEN_ROWS = ' ·\u00A0';

export type Level = (typeof LEVELS)[number];

/** DocSearch's names of record types: the level of a heading, or text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The headings of a record, outermost first. The last one is its own. */
export type Hierarchy = Readonly<
  Record<Exclude<Level, 'lvl0'>, string | null> & { lvl0: string }
>;

/**
 * A record of the index, in the schema of the DocSearch crawler
 * (https://docsearch.algolia.com/docs/record-extractor). Texts are plain text.
 */
export interface SearchRecord {
  readonly objectID: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** The text of a `content` record, `null` for a heading. */
  readonly content: string | null;
  /** The keywords of the page, which only its `lvl1` record has. */
  readonly keywords?: readonly string[];
  /** The path with the base URL and the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** Docusaurus filters by this and the next two for `contextualSearch`. */
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly weight: {
    readonly level: number;
    /** The index of the record on its page. */
    readonly position: number;
  };
}

/** A heading of a page with the texts below it. */
export interface DocSection {
  /** The level of the heading; 1 for the page's own. */
  readonly depth: number;
  readonly title: string;
  /** The anchor; by default `plainSlug(title)`, to save bytes. */
  readonly anchor?: string;
  readonly texts: readonly string[];
}

/** The searchable content of a page. */
export interface IndexedDoc {
  readonly title: string;
  readonly keywords: readonly string[];
  /** Path of the page, with the base URL. */
  readonly permalink: string;
  readonly sections: readonly DocSection[];
}
