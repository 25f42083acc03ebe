/**
 * `npm test`: all checks of the project. When one fails the others go on, except for
 * tests that need what was not built. `npm run test:all` also runs what is tagged
 * `@all`, and all tools of `integrations/`.
 */
import { parseArgs } from 'node:util';
import { INTEGRATIONS_VARIABLE } from '../checks/integrations';
import { changedIntegrations } from './integrations';
import { TestRun } from './test-run';

const { all } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
}).values;
const testRun = new TestRun();

async function checkSources(): Promise<void> {
  await testRun.check('Types', ['tsc']);
  await testRun.check('Lint', ['eslint', '.']);
  await testRun.check('Format', ['prettier', '--check', '.']);
}

/** @returns whether everything that the browser tests need was built */
async function prepare(): Promise<boolean> {
  const steps = [
    await testRun.check('Browsers', ['tsx', 'scripts/ensure-browser.ts']),
    await testRun.build('Build'),
  ];
  return !steps.includes(false);
}

async function main(): Promise<void> {
  console.log('Checking the sources, and building the website …');
  const [isPrepared] = await Promise.all([prepare(), checkSources()]);
  // Without the variable all tools run, and each program in a process of its own.
  const changed = changedIntegrations().map(({ name }) => name);
  const environment = all ? {} : { [INTEGRATIONS_VARIABLE]: changed.join() };
  const sample = all ? [] : ['--grep-invert=@all'];
  if (!all)
    console.log(
      'Left to npm run test:all: tests tagged @all, such as mutations of pages that have not changed, and what bad answers and attackers do.',
    );
  if (isPrepared) {
    // One lost moment of a browser on a busy machine must not cost a day; what passes at
    // the second try is named at the end.
    const command = ['playwright', 'test', '--retries=1', ...sample] as const;
    await testRun.tests('Tests', command, environment);
  } else {
    console.log('\nThe browser tests did not run: they need what failed.');
    await testRun.tests('Unit tests', ['npm', 'run', 'test:unit']);
  }
  testRun.close();
}

void main();
