/// <reference lib="webworker" />
import { orThrow } from '../../../plugins/shared/orThrow';
import { fetchJson } from '../../../plugins/shared/requests';
import type { Finished } from '../worker/job';
import { othersOf, type VersionData } from '../versionData';
import { editOptions } from './editOptions';
import { examine, outputOf } from './examine';
import { createLibrary, type LibraryWorker, NotLoadedError } from './library';
import type { Answered, Asked, Question } from './report';
import { createRuns } from './runs';

/*
 * This worker reads text that readers type. No text can block the page, which ends the
 * worker when it stops answering. The worker runs each version of the library in a
 * worker of its own.
 */

declare const self: DedicatedWorkerGlobalScope;

/** How often the worker says that it still answers, in milliseconds. */
const PULSE = 1000;

/** The first message of the page: the addresses of each version's files, newest first. */
export type Addresses = Readonly<
  Record<string, { readonly worker: string; readonly data: string }>
>;

const answer = (message: Answered): void => self.postMessage(message);

let addresses: Addresses = {};
let versions: Promise<VersionData[]> | undefined;
const libraries = new Map<string, LibraryWorker>();
let latest = 0;
let asked: Question | undefined;
let memory = new Map<string, Promise<Finished>>();

answer({});
setInterval(() => answer({}), PULSE);

self.onmessage = ({ data }: MessageEvent<Asked | Addresses>) => {
  if (!isAsked(data)) addresses = data;
  else if ('edit' in data) void edit(data);
  else void ask(data.id, data.question);
};

const isAsked = (data: Asked | Addresses): data is Asked =>
  typeof data.id === 'number';

async function edit({ id, edit }: Extract<Asked, { edit: object }>) {
  const { own } = await versionsFor(edit.version);
  const { options, preset, module, to } = edit;
  answer({ id, options: editOptions(options, preset, module, to, own) });
}

async function ask(id: number, question: Question): Promise<void> {
  latest = id;
  // A run for the same page and options continues.
  if (asked?.html !== question.html) memory = new Map();
  if (keyOf(asked) !== keyOf(question))
    for (const library of libraries.values()) library.hurry();
  asked = question;
  const isStale = (): boolean => id !== latest;
  try {
    const { own, others } = await versionsFor(question.version);
    await examine(question, {
      version: own,
      others,
      runsOf: (version, settings) =>
        createRuns(
          ...([version, settings, question.html] as const),
          ...([libraryOf(version.name), memory, isStale] as const),
        ),
      tell: (part) => {
        if (!isStale()) answer({ id, part });
      },
    });
  } catch (error) {
    if (!isStale())
      answer({ id, part: { output: outputOf(error), isDone: true } });
  }
}

const keyOf = (question?: Question): string =>
  JSON.stringify([
    ...[question?.html, question?.version],
    ...[question?.preset, question?.options],
  ]);

function libraryOf(name: string): LibraryWorker {
  const { worker } = orThrow(addresses[name], `The worker of "${name}"`);
  const library = libraries.get(name) ?? createLibrary(worker);
  libraries.set(name, library);
  return library;
}

/** @throws {@link NotLoadedError} when the data of a version does not load */
async function versionsFor(name: string) {
  const files = Object.values(addresses).map(({ data }) => data);
  versions ??= Promise.all(
    files.map((data) => fetchJson(data) as Promise<VersionData>),
  );
  const all = await versions.catch(() => {
    versions = undefined;
    throw new NotLoadedError(files);
  });
  const own = all.find((version) => version.name === name);
  if (!own) throw new Error(`the site has no version "${name}"`);
  return { own, others: othersOf(own, all) };
}
