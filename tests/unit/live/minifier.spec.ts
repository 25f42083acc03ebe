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
    queueMicrotask(() => {
      for (const data of this.answers) {
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const THERE = { loading: false, fetched: [] };
const finished = { kind: 'result', text: '<p>' } as Finished;
const JOB = { source: '<p>', options: { value: {} } };

const nothing = () => Promise.resolve();

for (const [what, answers, message] of [
  ['works forever', [THERE], /worked longer than 0.01 seconds/],
  [
    'fetches a part forever',
    [THERE, { loading: true }],
    /worked longer than 0.03 seconds/,
  ],
  // As one whose script came empty, and is empty when it is fetched anew.
  ['never starts', [], /could not be loaded/],
] satisfies [string, Answer[], RegExp][]) {
  test(`a worker that ${what} is ended`, async () => {
    const worker = new FakeWorker(answers);
    const start = () => worker as unknown as Worker;
    const { run } = createMinifier(start, nothing, 10, 30);
    await expect(run(JOB)).rejects.toThrow(message);
    expect(worker.isEnded).toBe(true);
  });
}

test('a job behind one that takes too long gets a worker of its own', async () => {
  const workers = [
    new FakeWorker([THERE]),
    new FakeWorker([THERE, { finished }]),
  ].values();
  const start = () => workers.next().value as unknown as Worker;
  const { run } = createMinifier(start, nothing, 10, 30);
  const [first, second] = [run(JOB), run(JOB)];
  await expect(first).rejects.toThrow('worked longer');
  expect(await second).toEqual(finished);
});

/** Starts these workers, one after the other. */
function minifierOf(...workers: readonly FakeWorker[]) {
  const left = workers.values();
  const renewed: (readonly string[])[] = [];
  const minifier = createMinifier(
    () => left.next().value as unknown as Worker,
    (parts) => Promise.resolve(renewed.push(parts)),
    1000,
    50,
  );
  return { ...minifier, renewed };
}

const fail = (worker: FakeWorker): void => {
  // A script may have several errors.
  for (let time = 0; time < 2; time += 1)
    worker.dispatchEvent(new Event('error'));
};

test('when a worker or its part came bad, all that it fetched is fetched anew, and another does its jobs', async () => {
  const bad = new FakeWorker([{ loading: false, fetched: ['part.js'] }]);
  const { run, renewed } = minifierOf(bad, new FakeWorker([{ finished }]));
  const jobs = [run(JOB), run(JOB)];
  await nothing();
  fail(bad);
  expect(await Promise.all(jobs)).toEqual([finished, finished]);
  expect(renewed).toEqual([['part.js']]);
});

test('a worker whose script came empty gives way to another', async () => {
  const empty = new FakeWorker([]);
  const { run, renewed } = minifierOf(empty, new FakeWorker([{ finished }]));
  expect(await run(JOB)).toEqual(finished);
  expect(renewed).toEqual([[]]);
  expect(empty.isEnded).toBe(true);
});

test('two workers in turn that cannot be loaded take one job with them', async () => {
  const bad = [new FakeWorker([]), new FakeWorker([])] as const;
  const { run, renewed } = minifierOf(...bad, new FakeWorker([{ finished }]));
  const [first, second] = [run(JOB), run(JOB)];
  fail(bad[0]);
  await expect.poll(() => renewed).toHaveLength(1);
  fail(bad[1]);
  await expect(first).rejects.toThrow('could not be loaded');
  expect(await second).toEqual(finished);
});

test('who tries again gets what was bad anew', async () => {
  const bad = [0, 1, 2].map(() => new FakeWorker([])) as [
    FakeWorker,
    FakeWorker,
    FakeWorker,
  ];
  const { run, renewed } = minifierOf(...bad, new FakeWorker([{ finished }]));
  const first = run(JOB);
  fail(bad[0]);
  await expect.poll(() => renewed).toHaveLength(1);
  fail(bad[1]);
  await expect(first).rejects.toThrow('could not be loaded');
  // It was fetched anew while the host was still bad.
  const second = run(JOB);
  fail(bad[2]);
  expect(await second).toEqual(finished);
});
