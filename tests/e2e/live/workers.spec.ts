import fs from 'node:fs';
import path from 'node:path';
import { at as placeOf } from '../../../src/examples/checks';
import { documentedVersions, SITE_DIR } from '../../../src/shared/versions';
import type { Answer, Job } from '../../../src/live/worker/job';
import { examplesOf } from '../../../src/live/build/workers';
import { at, BUILD } from '../addresses';
import { expect, test } from '../fixtures';

const folders = fs.readdirSync(path.join(BUILD, 'assets'));

for (const version of documentedVersions(SITE_DIR)) {
  test(`the worker of ${version.name} makes of every example what Node makes`, async ({
    page,
  }) => {
    test.slow();
    const folder = folders.find((name) =>
      name.startsWith(`htmlnano-${version.name}.worker.`),
    );
    const examples = examplesOf(SITE_DIR, version);
    const jobs = examples.map(({ source, options }): Job => {
      const preset = options?.attributes.preset;
      return {
        source: source.text,
        options: { authored: options?.text ?? '' },
        ...(preset !== undefined && { preset }),
      };
    });
    await page.goto(at(`${version.base}/`));
    const answers = await page.evaluate(runJobs, {
      address: at(`/assets/${folder ?? ''}/worker.js`),
      jobs,
    });
    let withoutUncss = 0;
    // `tests/docs` compares the pages with Node.
    examples.forEach(({ expected, options }, index) => {
      const answer = answers[index];
      const made = answer && 'finished' in answer ? answer.finished : undefined;
      if (made?.text.startsWith('uncss needs Node.js')) {
        // The preset `max` uses it before 3.5.1.
        const asked = `${options?.attributes.preset ?? ''} ${options?.text ?? ''}`;
        expect
          .soft(asked, placeOf(expected))
          .toMatch(/uncss|max|removeUnusedCss/i);
        withoutUncss += 1;
        return;
      }
      const { kind, logged, text = '' } = made ?? {};
      const shown = kind === 'error' ? renamed(text, expected.text) : text;
      expect
        .soft({ kind, logged, shown }, placeOf(expected))
        .toEqual({ kind: expected.kind, logged: '', shown: expected.text });
    });
    console.log(
      `${version.name}: ${String(jobs.length - withoutUncss)} of ${String(jobs.length)} examples give in a worker what they give in Node, ${String(withoutUncss)} need uncss, which says so.`,
    );
  });
}

/**
 * The engine's own messages repeat the names of variables, which are short in a
 * bundle: `r is not a function`.
 */
function renamed(actual: string, expected: string): string {
  const names = expected.split(/([\w$]+)/);
  return actual
    .split(/([\w$]+)/)
    .map((part, index) =>
      /^[a-z_$]{1,2}$/i.test(part) ? (names[index] ?? part) : part,
    )
    .join('');
}

/** Sends jobs to a worker, one after the other; runs in the browser. */
async function runJobs({
  address,
  jobs,
}: {
  address: string;
  jobs: Job[];
}): Promise<Answer[]> {
  const worker = new Worker(address);
  const answers: Answer[] = [];
  for (const [id, job] of jobs.entries()) {
    answers.push(
      await new Promise<Answer>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (!('loading' in data)) resolve(data);
        };
        worker.onerror = ({ message }) => {
          reject(new Error(message));
        };
        worker.postMessage({ id, job });
      }),
    );
  }
  worker.terminate();
  return answers;
}
