/**
 * `npm test`: all checks of the project. When one fails the others go on, except for
 * tests that need what was not built. `npm test -- --all` also runs what is
 * tagged `@all`, and all tools of `integrations/`.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import {
  integrationOf,
  INTEGRATIONS,
  INTEGRATIONS_VARIABLE,
} from '../checks/integrations';
import { readPageChecks } from '../checks/pageChecks';
import { SITE_DIR } from '../src/htmlnano/versions';
import { ensureBrowsers } from './browsers';
import { changedFiles } from './changed';
import { orSayWhy } from './orSayWhy';

/** The smallest tool: it always runs. */
const ALWAYS = 'eleventy';

/** The names of tools whose pages, code or files have changed, and one in any case. */
function changedIntegrations(): string[] {
  const pages = changedFiles('docs/*.md', 'versioned_docs/*.md');
  const onPages = pages.flatMap((page) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  const files = changedFiles('integrations');
  // This code runs the tools.
  const isEach = changedFiles('checks/*.ts').length > 0;
  return INTEGRATIONS.filter(
    (tool) =>
      isEach ||
      tool.name === ALWAYS ||
      onPages.includes(tool) ||
      files.some((file) => file.startsWith(`integrations/${tool.name}/`)),
  ).map(({ name }) => name);
}

function main(): void {
  const { all } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
  }).values;
  if (!ensureBrowsers()) {
    console.error(
      'These tests need no browser: npx playwright test --project=unit, npm run test:docs.',
    );
    process.exitCode = 1;
    return;
  }
  if (!all)
    console.log(
      'npm test -- --all also runs the tests tagged @all, such as those with other minifiers and frameworks, and all tools of integrations/.',
    );
  const { status } = spawnSync(
    'playwright',
    ['test', ...(all ? [] : ['--grep-invert=@all'])],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        IS_WHOLE: '1',
        // Without it all tools run.
        ...(!all && { [INTEGRATIONS_VARIABLE]: changedIntegrations().join() }),
      },
    },
  );
  process.exitCode = status ?? 1;
}

void orSayWhy(main);
