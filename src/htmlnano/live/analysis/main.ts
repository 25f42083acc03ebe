/// <reference lib="webworker" />
import { fetchJson } from '../../../plugins/shared/requests';
import { type Finished, NotLoadedError } from '../worker/job';
import { othersOf, type VersionData } from '../versionData';
import { versions } from '../window/liveVersion';
import { editOptions } from './editOptions';
import { examine, outputOf } from './examine';
import type { Answered, Asked, Question, Ran } from './report';
import { createRuns, type RunJob } from './runs';

/*
 * This worker reads text that readers type. No text can block the page, which ends the
 * worker when it stops answering. The page runs each version of the library in a worker
 * of its own.
 */

declare const self: DedicatedWorkerGlobalScope;

/** How often the worker says that it still answers, in milliseconds. */
const PULSE = 1000;

const answer = (message: Answered): void => self.postMessage(message);

let known: Promise<VersionData[]> | undefined;
const runs = new Map<number, (ran: Ran) => void>();
let count = 0;
let latest = 0;
let asked: Question | undefined;
let memory = new Map<string, Promise<Finished>>();

answer({});
setInterval(() => answer({}), PULSE);

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if ('edit' in data) void edit(data);
  else if ('ran' in data) runs.get(data.id)?.(data.ran);
  else void ask(data.id, data.question);
};

async function edit({ id, edit }: Extract<Asked, { edit: object }>) {
  const { own } = await versionsFor(edit.version);
  const { options, preset, module, to } = edit;
  answer({ id, options: editOptions(options, preset, module, to, own) });
}

async function ask(id: number, question: Question): Promise<void> {
  latest = id;
  // A run for the same page and options continues.
  if (asked?.html !== question.html) memory = new Map();
  if (keyOf(asked) !== keyOf(question)) answer({ isStale: true });
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
          ...([runIn(version.name), memory, isStale] as const),
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

/** Has the page run a job with a version of the library. */
const runIn =
  (version: string): RunJob =>
  (job) =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      runs.set(id, (ran) => {
        runs.delete(id);
        if ('finished' in ran) resolve(ran.finished);
        else if (ran.missing) reject(new NotLoadedError(ran.missing));
        else reject(new Error(ran.message));
      });
      answer({ run: { id, version, job } });
    });

/** @throws {@link NotLoadedError} when the data of a version does not load */
async function versionsFor(name: string) {
  const files = Object.values(versions).map(({ data }) => data);
  known ??= Promise.all(
    files.map((data) => fetchJson(data) as Promise<VersionData>),
  );
  const all = await known.catch(() => {
    known = undefined;
    throw new NotLoadedError(files);
  });
  const own = all.find((version) => version.name === name);
  if (!own) throw new Error(`the site has no version "${name}"`);
  return { own, others: othersOf(own, all) };
}
