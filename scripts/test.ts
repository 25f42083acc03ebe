/**
 * `npm test`: every check of the project, in order, and one closing line that
 * counts them all. A step that fails does not keep the later ones from running,
 * but for the tests, which need the build.
 */
import { ALGOLIA_BUILD, ALGOLIA_ENVIRONMENT } from './algolia-build';
import { ensureBrowser } from './browser';
import { listNotes } from './notes';
import { bin, build, playwright, run } from './steps';
import { inSubpath, SUBPATH_BUILD, SUBPATH_ENVIRONMENT } from './subpath-build';
import type { Summary } from './summary-reporter';

async function main(): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps: string[] = [];
  const step = async (
    name: string,
    check: () => boolean | Promise<boolean>,
  ): Promise<boolean> => {
    console.log(`\n── ${name}`);
    const start = Date.now();
    const ok = await check();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
    total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) failedSteps.push(name);
    return ok;
  };

  await step('Types', async () => (await run(bin('tsc'), [])).ok);
  await step('Lint', async () => (await run(bin('eslint'), ['.'])).ok);
  await step('Format', async () => {
    return (await run(bin('prettier'), ['--check', '.'])).ok;
  });
  let browser = '';
  const ready = await step('Browser', () => {
    try {
      browser = ensureBrowser();
      console.log(browser);
      return true;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  });
  const built = await step('Production build', () => build());
  const builtAlgolia = await step('Production build with Algolia', () =>
    build(['--out-dir', ALGOLIA_BUILD], ALGOLIA_ENVIRONMENT),
  );
  const builtSubpath = await step('Production build in a sub-path', () =>
    build(['--out-dir', SUBPATH_BUILD], SUBPATH_ENVIRONMENT),
  );
  const count = (name: string, counts: Summary): void => {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) failedSteps.push(name);
  };
  if (ready && built && builtAlgolia && builtSubpath) {
    console.log('\n── Tests: unit, docs, browser');
    const counts = await playwright(browser);
    count('Tests', counts);
    console.log('\n── Tests in a sub-path');
    const args = ['--project=desktop', '--grep=@subpath'];
    count('Tests in a sub-path', await playwright(browser, args, inSubpath));
    await step('Notes to the specification, and their tests', () => {
      const { lines, missing } = listNotes(counts.notes);
      console.log(lines.join('\n'));
      if (missing.length === 0) return true;
      console.error(`No test that passed covers: ${missing.join(', ')}`);
      return false;
    });
  } else {
    console.log(
      '\nThe tests did not run: they need the browser and the build.',
    );
  }

  if (failedSteps.length > 0)
    console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(
    `\n${String(total.passed)} passed, ${String(total.failed)} failed, ${String(total.skipped)} skipped`,
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
