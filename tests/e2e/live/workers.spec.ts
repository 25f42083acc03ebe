import fs from 'node:fs';
import path from 'node:path';
import { at as placeOf, readPageChecks } from '../../../checks/pageChecks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../../src/htmlnano/versions';
import { parseOptions } from '../../../src/htmlnano/live/analysis/parseOptions';
import type { Answer, Job } from '../../../src/htmlnano/live/worker/job';
import { at, BUILD, expect, test } from '../fixtures';

for (const version of documentedVersions(SITE_DIR)) {
  test(`the worker of ${version.name} makes of every example what Node makes`, async ({
    page,
  }) => {
    test.slow();
    const folder = fs
      .readdirSync(path.join(BUILD, 'assets'))
      .find((name) => name.startsWith(`htmlnano-${version.name}.worker.`));
    const examples = pagesOf(SITE_DIR, version)
      .flatMap((file) => readPageChecks(SITE_DIR, file).examples)
      .filter(({ config, expected }) => !config && !expected.proof)
      .flatMap((example) => {
        // Those with functions have no Edit.
        const parsed = parseOptions(example.options?.text ?? '');
        return parsed.ok ? { ...example, value: parsed.value } : [];
      });
    const jobs = examples.map(({ source, options, value }): Job => {
      const preset = options?.attributes.preset ?? '';
      return { source: source.text, preset, options: value };
    });
    await page.goto(at(`${version.base}/`));
    const answers = await page.evaluate(runJobs, {
      address: at(`/assets/${folder ?? ''}/worker.js`),
      jobs,
    });
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
        return;
      }
      const { kind, logged, text = '' } = made ?? {};
      const shown = kind === 'error' ? renamed(text, expected.text) : text;
      expect
        .soft({ kind, logged, shown }, placeOf(expected))
        .toEqual({ kind: expected.kind, logged: '', shown: expected.text });
    });
  });
}

// Firefox hangs now and then in a worker that starts another one.
test('the page starts the worker of htmlnano, and no worker starts another', async ({
  page,
  site,
  tryIt,
}) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    window.Worker = class extends Worker {
      constructor(address: string | URL) {
        super(address);
        started.push(String(address));
        document.documentElement.dataset.workers = started.join();
      }
    };
  });
  await tryIt.openOn(site);
  await expect(tryIt.result).toContainText('<!doctype html>');
  await expect(site.html).toHaveAttribute(
    'data-workers',
    /\/try-it-worker\.\w+\.js,\/assets\/htmlnano-[^,]*\/worker\.js$/,
  );
});

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

/** Sends jobs to a worker, which does one after the other; runs in the browser. */
function runJobs({ address, jobs }: { address: string; jobs: Job[] }) {
  return new Promise<Answer[]>((resolve, reject) => {
    const worker = new Worker(address);
    const answers: Answer[] = [];
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('isReady' in data) return;
      answers.push(data);
      if (answers.length === jobs.length) resolve(answers);
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    for (const job of jobs) worker.postMessage(job);
  });
}
