import { expect, test } from '@playwright/test';
import { createMinifier } from '../../../src/live/minifier';
import type { Answer } from '../../../src/live/worker/job';

/** A worker that says what it is told to, whatever it is asked. */
class FakeWorker extends EventTarget {
  isEnded = false;

  constructor(private readonly answers: readonly Answer[]) {
    super();
  }

  postMessage(): void {
    for (const data of this.answers) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const minifierOf = (...workers: FakeWorker[]) =>
  createMinifier(() => workers.shift() as unknown as Worker, 10, 30);

const THERE = { loading: false, fetched: [] };
const JOB = { source: '<p>', options: { value: {} } };
const FINISHED = {
  kind: 'result',
  text: '<p>',
  logged: '',
  milliseconds: 1,
} as const;

for (const [what, answers] of Object.entries({
  'works for ever': [THERE],
  'fetches a part for ever': [THERE, { loading: true }],
  'is never there': [],
} satisfies Record<string, Answer[]>)) {
  test(`a worker that ${what} is ended`, async () => {
    const worker = new FakeWorker(answers);
    const { run } = minifierOf(worker);
    await expect(run(JOB)).rejects.toThrow(
      /worked longer than 0.0[13] seconds/,
    );
    expect(worker.isEnded).toBe(true);
  });
}

test('after a timeout a new worker takes the next job', async () => {
  const { run } = minifierOf(
    new FakeWorker([{ loading: true }]),
    new FakeWorker([{ id: 2, finished: FINISHED }]),
  );
  await expect(run(JOB)).rejects.toThrow('longer');
  expect(await run(JOB)).toEqual(FINISHED);
});
