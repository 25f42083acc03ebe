import { orThrow } from '../../../plugins/shared/orThrow';
import { refetch } from '../../../plugins/shared/requests';
import type {
  Answered,
  Asked,
  Question,
  Ran,
  Report,
  Run,
} from '../analysis/report';
import { NotLoadedError } from '../worker/job';
import { createLibrary, type LibraryWorker } from './library';
import { versions } from './liveVersion';

/** How many seconds the worker may be silent before it is ended. */
const LIMIT = 10;

/** How many seconds it may take to load, for example on a slow network. */
const LOAD_LIMIT = 60;

const NOT_LOADED = 'Try it could not be loaded. Check your network connection.';

export type Tell = (part: Partial<Report>) => void;

let worker: Worker | undefined;
let count = 0;
let open: { readonly id: number; readonly tell: Tell } | undefined;
const edits = new Map<number, (options: string) => void>();
const libraries = new Map<string, LibraryWorker>();
let isThere = false;
let silence = 0;
let pulse: ReturnType<typeof setInterval> | undefined;

/** Asks a question. The answer to the previous question is dropped. */
export function ask(question: Question, tell: Tell): void {
  open = { id: post({ question }), tell };
}

/** Switches a module in the text of options; it never answers if the worker ends. */
export const edit = (
  edit: Extract<Asked, { edit: object }>['edit'],
): Promise<string> =>
  new Promise((resolve) => edits.set(post({ edit }), resolve));

/** Fetches files past the browser's cache. The next question starts a new worker. */
export async function retry(files: readonly string[]): Promise<void> {
  end();
  await Promise.all(files.map(refetch));
}

/** Ends the worker, and the workers of the library. */
export function end(): void {
  worker?.terminate();
  worker = undefined;
  for (const library of libraries.values()) library.end();
  libraries.clear();
  clearInterval(pulse);
  edits.clear();
}

function post(
  message:
    { question: Question } | Omit<Extract<Asked, { edit: object }>, 'id'>,
): number {
  const id = (count += 1);
  start().postMessage({ id, ...message } satisfies Asked);
  return id;
}

function start(): Worker {
  if (worker) return worker;
  const started = new Worker(
    /* webpackChunkName: "try-it-worker" */
    new URL('../analysis/main.ts', import.meta.url),
  );
  isThere = false;
  silence = 0;
  started.onmessage = ({ data }: MessageEvent<Answered>) => {
    isThere = true;
    silence = 0;
    const { id, part, options, run, isStale } = data;
    if (isStale) for (const library of libraries.values()) library.hurry();
    if (run)
      void outcomeOf(run).then((ran) =>
        started.postMessage({ id: run.id, ran } satisfies Asked),
      );
    if (id === undefined) return;
    if (part && id === open?.id) open.tell(part);
    if (options !== undefined) edits.get(id)?.(options);
    edits.delete(id);
  };
  started.onerror = () => fail(NOT_LOADED, []);
  // Seconds are counted, because a browser may pause the page.
  pulse = setInterval(() => {
    silence += 1;
    if (!isThere && silence > LOAD_LIMIT) fail(NOT_LOADED, []);
    if (isThere && silence > LIMIT)
      fail(
        `Reading this took longer than ${String(LIMIT)} seconds, so it was stopped. Try less HTML.`,
      );
  }, 1000);
  worker = started;
  return worker;
}

/** Runs a job in the worker of its version. */
function outcomeOf({ version, job }: Run): Promise<Ran> {
  const { worker: address } = orThrow(versions[version], version);
  const library = libraries.get(version) ?? createLibrary(address);
  libraries.set(version, library);
  return library.run(job).then(
    (finished) => ({ finished }),
    (error: unknown) => ({
      message: (error as Error).message,
      ...(error instanceof NotLoadedError && { missing: error.files }),
    }),
  );
}

function fail(text: string, missing?: readonly string[]): void {
  end();
  const output = { kind: 'error', text, logged: '' } as const;
  open?.tell({
    output: { ...output, ...(missing && { missing }) },
    rows: [],
    isDone: true,
  });
}
