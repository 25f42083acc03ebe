import { expect, test } from '@playwright/test';
import { createMinifier } from '../../../src/htmlnano/live/minifier';
import type { Answer, Finished } from '../../../src/htmlnano/live/worker/job';

/** A worker that gives the same answers to every job. */
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

const THERE = { loading: false, fetched: [] };
const JOB = { source: '<p>', options: { value: {} } };

for (const [what, answers] of Object.entries({
  'works forever': [THERE],
  'fetches a part forever': [THERE, { loading: true }],
  'never starts': [],
} satisfies Record<string, Answer[]>)) {
  test(`a worker that ${what} is ended`, async () => {
    const worker = new FakeWorker(answers);
    const start = () => worker as unknown as Worker;
    const { run } = createMinifier(start, 10, 30);
    await expect(run(JOB)).rejects.toThrow(
      /worked longer than 0.0[13] seconds/,
    );
    expect(worker.isEnded).toBe(true);
  });
}

test('a job behind one that takes too long gets a worker of its own', async () => {
  const finished = { kind: 'result', text: '<p>' } as Finished;
  const workers = [
    new FakeWorker([THERE]),
    new FakeWorker([THERE, { finished }]),
  ].values();
  const start = () => workers.next().value as unknown as Worker;
  const { run } = createMinifier(start, 10, 30);
  const [first, second] = [run(JOB), run(JOB)];
  await expect(first).rejects.toThrow('worked longer');
  expect(await second).toEqual(finished);
});

test('a worker that fails twice takes one job with it', async () => {
  const finished = { kind: 'result', text: '<p>' } as Finished;
  const broken = new FakeWorker([]);
  const slow = new FakeWorker([THERE]);
  const workers = [broken, slow].values();
  const start = () => workers.next().value as unknown as Worker;
  const { run } = createMinifier(start);
  const [first, second] = [run(JOB), run(JOB)];
  for (let time = 0; time < 2; time += 1)
    broken.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be loaded');
  slow.dispatchEvent(new MessageEvent('message', { data: { finished } }));
  expect(await second).toEqual(finished);
});
