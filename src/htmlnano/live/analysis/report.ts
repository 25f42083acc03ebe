import type { LossKind } from '../losses';
import type { Shared } from '../window/share';
import type { Finished, Job } from '../worker/job';

/** A reader's question: what does htmlnano do to this page? */
export interface Question extends Shared {
  /** Docusaurus's name of the version. */
  readonly version: string;
  /** The text that the reader misses in the result, or an empty one. */
  readonly piece: string;
  /** Whether the differences between the page and the result are shown. */
  readonly withChanges: boolean;
  /** Whether the other versions minify the page, too. */
  readonly withVersions: boolean;
  /** A different number asks the same question again. */
  readonly attempt: number;
}

/** A mistake in the options. The message has code between backticks. */
export interface Finding {
  readonly line: number | undefined;
  readonly message: string;
}

/** The size of a text in bytes, raw and compressed. */
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
      readonly logged: string;
    }
  | {
      readonly kind: 'error';
      readonly text: string;
      readonly logged: string;
      readonly advice?: string | undefined;
      readonly module?: string | undefined;
      /** A value of the module, as text, with which it throws no error. */
      readonly instead?: string;
      /** The line of the page with the code that it refuses, and the reason in words. */
      readonly at?: { readonly line: number; readonly reason: string };
      /** Files that did not load: another try fetches them anew. */
      readonly missing?: readonly string[];
    };

/** The effect of a module, or of htmlnano without modules, on the page. */
export interface Row {
  /** `undefined` for htmlnano alone, which parses and prints the page. */
  readonly module: string | undefined;
  /** The saved bytes; negative if the page has grown. */
  readonly saved: number;
  readonly losses: readonly {
    readonly kind: LossKind;
    /** Names of some losses, at most {@link NAMED}. */
    readonly names: readonly string[];
    readonly count: number;
  }[];
  /** A value of the module, as text, with which it loses nothing. */
  readonly keep?: string | undefined;
}

/** How many losses of a kind are named. */
export const NAMED = 3;

/** Whether the result has the piece that the reader misses. */
export type Piece =
  /** The page does not have it. */
  | { readonly kind: 'unknown' }
  /** The result has it as often as the page. */
  | { readonly kind: 'there'; readonly count: number }
  | {
      readonly kind: 'gone';
      readonly before: number;
      readonly after: number;
      /** `null` while the module is not known, `undefined` for htmlnano alone. */
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
  /** Whether the options cannot be read. In this case nothing has run. */
  readonly isUnread: boolean;
  readonly output?: Output;
  /** `null` if there are too many. */
  readonly changes?: readonly Change[] | null;
  /** The effects of modules, in the order in which the modules run. */
  readonly rows: readonly Row[];
  /** Why the rows are not complete. */
  readonly trouble?: string;
  readonly enabled: readonly string[];
  readonly off: readonly string[];
  readonly piece?: Piece;
  /** The results of other versions of the library, in words. */
  readonly versions?: readonly (readonly [library: string, words: string])[];
  readonly project?: {
    readonly install: string;
    /** The configuration file; without a preset there is none. */
    readonly file?: { readonly name: string; readonly code: string };
  };
  readonly isDone: boolean;
}

/** A change of a module's value: on, off, or to a value as text. */
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
  | { readonly ran: Ran }
);

/** The outcome of a {@link Run}. */
export type Ran =
  | { readonly finished: Finished }
  | { readonly message: string; readonly missing?: readonly string[] };

/** A job for the library of a version. */
export interface Run {
  readonly id: number;
  /** Docusaurus's name of the version. */
  readonly version: string;
  readonly job: Job;
}

/** A message of the worker. An empty one says that the worker still answers. */
export interface Answered {
  /** A job that the page answers, because Firefox may hang in a worker that starts another. */
  readonly run?: Run;
  /** Whether nobody waits for the current jobs any more. */
  readonly isStale?: true;
  readonly id?: number;
  readonly part?: Partial<Report>;
  readonly options?: string;
}
