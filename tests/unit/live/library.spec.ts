import { expect, test } from '@playwright/test';
import { createLibrary } from '../../../src/htmlnano/live/window/library';
import type { Answer } from '../../../src/htmlnano/live/worker/job';

const JOB = { source: '<p>', options: {}, preset: '' };
const READY: Answer = { isReady: true };
const finished = { kind: 'result', text: '<p>', logged: '' } as const;

/** Starts workers that give these answers to each job, one list for each worker. */
function libraryOf(
  limit: number,
  ...answers: readonly (readonly (Answer | 'error')[])[]
) {
  const lists = answers.values();
  const ended: boolean[] = [];
  class FakeWorker {
    onmessage?: (event: { readonly data: Answer }) => void;
    onerror?: () => void;
    readonly answers = lists.next().value ?? [];
    readonly index = ended.push(false) - 1;

    postMessage(): void {
      queueMicrotask(() => {
        for (const data of this.answers) {
          if (data === 'error') this.onerror?.();
          else this.onmessage?.({ data });
        }
      });
    }

    terminate(): void {
      ended[this.index] = true;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return { ...createLibrary('worker.js', limit), ended };
}

test('a run that takes too long is ended, and the next one has another worker', async () => {
  const { run, ended } = libraryOf(10, [READY], [READY, { finished }]);
  const [first, second] = [run(JOB), run(JOB)];
  await expect(first).rejects.toThrow('ran for more than 0.01 seconds');
  expect(await second).toEqual(finished);
  expect(ended).toEqual([true, false]);
});

test('a run for which nobody waits ends soon', async () => {
  const { run, hurry, end, ended } = libraryOf(
    60_000,
    [READY],
    [READY, { finished }],
  );
  const [first, second] = [run(JOB), run(JOB)];
  await new Promise(setImmediate);
  hurry();
  await expect(first).rejects.toThrow('ran for more than 1 seconds');
  expect(await second).toEqual(finished);
  end();
  expect(ended).toEqual([true, true]);
});

test('a script that does not load is an error with the files to fetch anew', async () => {
  const { run, ended } = libraryOf(10, [READY, 'error'], [READY, { finished }]);
  await expect(run(JOB)).rejects.toMatchObject({
    message: expect.stringContaining('could not be loaded') as unknown,
    files: ['worker.js'],
  });
  expect(ended).toEqual([true]);
  expect(await run(JOB)).toEqual(finished);
});
