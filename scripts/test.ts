/**
 * `npm test`: all checks of the project, and a closing line that counts them.
 * The other checks run even if one fails, except for the tests, which
 * need the builds. `npm run test:all` also runs the tests that `npm test` leaves
 * out: the same questions, on more pages, screens and color modes.
 */
import { inspect, parseArgs } from 'node:util';
import { ALGOLIA_BUILD, ALGOLIA_ENVIRONMENT } from './algolia-build';
import {
  installIntegration,
  type Integration,
  INTEGRATIONS,
  INTEGRATIONS_VARIABLE,
} from '../checks/integrations';
import { changedIntegrations } from './integrations';
import { build, CHECKS, type Finished, playwright, run } from './steps';
import { inSubpath, SUBPATH_BUILD, SUBPATH_ENVIRONMENT } from './subpath-build';
import { TestRun } from './test-run';

const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
const tools = values.all === true ? INTEGRATIONS : changedIntegrations();
const environment = {
  ...(values.all === true && { TESTS: 'all' }),
  [INTEGRATIONS_VARIABLE]: tools.map(({ name }) => name).join(),
};

const testRun = new TestRun();

const install = (tool: Integration): Promise<Finished> =>
  installIntegration(tool).then(
    () => ({ ok: true, printed: 'They are there.' }),
    (error: unknown) => ({ ok: false, printed: inspect(error) }),
  );

async function checkSources(): Promise<void> {
  for (const [name, [command, args]] of Object.entries(CHECKS)) {
    await testRun.step(name, () => run(command, args));
  }
  for (const tool of tools) {
    await testRun.step(`Packages of ${tool.name}`, () => install(tool));
  }
}

/** Prepares browsers and builds: Chromium's path, if all succeed. */
async function prepare() {
  const browser = await testRun.browser();
  await testRun.engines();
  const steps = [
    await testRun.step('Production build', () => build()),
    await testRun.step('Production build with Algolia', () =>
      build(['--out-dir', ALGOLIA_BUILD], ALGOLIA_ENVIRONMENT),
    ),
    await testRun.step('Production build in a sub-path', () =>
      build(['--out-dir', SUBPATH_BUILD], SUBPATH_ENVIRONMENT),
    ),
  ];
  return browser === undefined || steps.includes(false) ? undefined : browser;
}

async function main(): Promise<void> {
  console.log('Checking the sources, and building the site three times …');
  const [browser] = await Promise.all([prepare(), checkSources()]);
  if (browser === undefined) {
    console.log(
      '\nThe tests did not run: they need the browser and the build.',
    );
  } else {
    console.log('\n── Tests');
    testRun.add('Tests', await playwright(browser, [], environment));
    console.log('\n── Tests in a sub-path');
    testRun.add(
      'Tests in a sub-path',
      await playwright(
        browser,
        values.all === true
          ? // What random links cost depends on no path, and takes ten minutes.
            [
              '--project=desktop',
              '--project=phone',
              '--grep-invert=random links',
            ]
          : ['--project=desktop', '--grep=@subpath'],
        { ...environment, ...inSubpath },
      ),
    );
  }
  if (values.all === true) {
    await testRun.step('The release of a version', () =>
      run('npm', ['run', 'test:release']),
    );
  }
  testRun.close();
}

void main();
