import type { LossKind } from '../losses';

/** What a reader asks: what becomes of this page? */
export interface Question {
  /** Docusaurus's name of the version. */
  readonly version: string;
  readonly html: string;
  /** Name of a preset; empty for none. */
  readonly preset: string;
  /** The text of the options. */
  readonly options: string;
  /** What the reader misses in the result; empty for nothing. */
  readonly piece: string;
  /** Whether the differences between the page and the result are shown. */
  readonly withChanges: boolean;
  /** Whether the other versions minify the page, too. */
  readonly withVersions: boolean;
  /** Another number asks once more. */
  readonly attempt: number;
}

/** A remark on the options. The message has code between backticks. */
export interface Finding {
  readonly line: number | undefined;
  readonly message: string;
  /** Whether it is wrong in the version in use, and not only in others. */
  readonly isWrong: boolean;
}

/** Bytes of a text, as it is and compressed. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

export type Output =
  | {
      readonly kind: 'result';
      readonly text: string;
      readonly before: Size;
      readonly after: Size;
      /** The library's console output. */
      readonly logged: string;
    }
  | {
      readonly kind: 'error';
      readonly text: string;
      readonly logged: string;
      /** What to do, if that is known. */
      readonly advice?: string | undefined;
      /** The module that threw the error. */
      readonly module?: string | undefined;
      /** A value of the module, as text, with which it throws none. */
      readonly instead?: string;
      /** The line of the page with the code that it refuses, and why, in words. */
      readonly at?: { readonly line: number; readonly reason: string };
      /** Files that did not load: another try fetches them anew. */
      readonly missing?: readonly string[];
    };

/** What a module, or htmlnano without any, did to the page. */
export interface Row {
  /** `undefined` for htmlnano alone, which parses and prints the page. */
  readonly module: string | undefined;
  /** In bytes; negative if the page has grown. */
  readonly saved: number;
  readonly losses: readonly {
    readonly kind: LossKind | 'text';
    /** At most {@link NAMED}. */
    readonly names: readonly string[];
    readonly count: number;
  }[];
  /** A value of the module, as text, with which it loses nothing. */
  readonly keep?: string | undefined;
}

/** How many losses of a kind are named. */
export const NAMED = 3;

/** What became of the piece that the reader misses. */
export type Piece =
  /** The page does not have it. */
  | { readonly kind: 'unknown' }
  /** The result has it as often as the page. */
  | { readonly kind: 'there'; readonly count: number }
  | {
      readonly kind: 'gone';
      readonly before: number;
      readonly after: number;
      /** `null` while it is looked for, `undefined` for htmlnano alone. */
      readonly module: string | null | undefined;
    };

/** A part of the differences between a page and its result. */
export interface Change {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** The answer to a question; it arrives in parts. */
export interface Report {
  readonly findings: readonly Finding[];
  /** Whether the options cannot be read: nothing has run then. */
  readonly isUnread: boolean;
  readonly output?: Output;
  /** `null` if there are too many. */
  readonly changes?: readonly Change[] | null;
  /** In the order in which the modules run. */
  readonly rows: readonly Row[];
  /** Why the rows are not complete. */
  readonly trouble?: string;
  /** Names of all modules that are on. */
  readonly enabled: readonly string[];
  /** Names of all modules that are off. */
  readonly off: readonly string[];
  readonly piece?: Piece;
  /** By the library's version: what it makes of the page, in words. */
  readonly versions?: readonly (readonly [library: string, words: string])[];
  /** What to put into a project. */
  readonly project?: {
    readonly install: string;
    /** The configuration file; without a preset there is none. */
    readonly file?: { readonly name: string; readonly code: string };
  };
  readonly isDone: boolean;
}

/** How a module's value changes: as the preset has it, off, or to a value as text. */
export type Switch = 'on' | 'off' | { readonly value: string };

/** A message to the worker. */
export type Asked = { readonly id: number } & (
  | { readonly question: Question }
  | {
      readonly edit: Pick<Question, 'version' | 'preset' | 'options'> & {
        readonly module: string;
        readonly to: Switch;
      };
    }
);

/** A message of the worker. Without content it says that the worker still answers. */
export interface Answered {
  readonly id?: number;
  readonly part?: Partial<Report>;
  /** The text of the edited options. */
  readonly options?: string;
}
