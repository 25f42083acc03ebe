/**
 * `npm test`: all checks of the project. When one fails the others go on, except for
 * tests that need what was not built. `npm test -- --all` also runs what is
 * tagged `@all`, and all tools of `integrations/`.
 */
import { parseArgs } from 'node:util';
import { INTEGRATIONS_VARIABLE } from '../checks/integrations';
import { changedIntegrations } from './integrations';
import { FORMAT, LINT, TestRun, TYPES } from './test-run';

const { all } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
}).values;
const testRun = new TestRun();

/**
 * Checks the sources beside the tests, which have the processor first. Files that have
 * not changed are not checked again; CI begins without these caches.
 *
 * @param tests whose lines are printed first
 */
async function checkSources(tests: Promise<void>): Promise<void> {
  const results: (() => boolean)[] = [];
  for (const [name, ...command] of [TYPES, LINT, FORMAT])
    results.push(await testRun.start(name, ['nice', ...command]));
  await tests;
  for (const print of results) print();
}

/** @returns whether everything that the browser tests need was built */
async function prepare(): Promise<boolean> {
  const steps = [
    await testRun.check('Browsers', ['tsx', 'scripts/ensure-browser.ts']),
    await testRun.build('Build'),
  ];
  return !steps.includes(false);
}

/** Builds the website, and runs all tests that can run then. */
async function runTests(): Promise<void> {
  if (!(await prepare())) {
    console.log('\nThe browser tests did not run: they need what failed.');
    const units = ['playwright', 'test', '--project=unit'] as const;
    await testRun.tests('Unit tests', units);
    return;
  }
  // Without the variable all tools run.
  const changed = changedIntegrations().map(({ name }) => name);
  const environment = all ? {} : { [INTEGRATIONS_VARIABLE]: changed.join() };
  const sample = all ? [] : ['--grep-invert=@all'];
  if (!all)
    console.log(
      'npm test -- --all also runs the tests tagged @all, such as bad answers and attackers, and all tools of integrations/.',
    );
  // One lost moment of a browser on a busy machine must not cost a day; what passes at
  // the second try is named at the end.
  const command = ['playwright', 'test', '--retries=1', ...sample] as const;
  await testRun.tests('Tests', command, environment);
}

async function main(): Promise<void> {
  console.log('Building the website, and checking the sources meanwhile …');
  const tests = runTests();
  await Promise.all([tests, checkSources(tests)]);
  testRun.close();
}

void main();
