import {
  type Integration,
  integrationOf,
  INTEGRATIONS,
} from '../checks/integrations';
import { SITE_DIR } from '../src/htmlnano/versions';
import { readPageChecks } from '../src/plugins/code-examples/checks';
import { changedFiles, changedPages } from './changed';

/** The smallest tool: `npm test` always runs it. */
const ALWAYS = 'eleventy';

/** The tools whose pages, code or files have changed, and one in any case. */
export function changedIntegrations(): Integration[] {
  const needed = changedPages().flatMap((page) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  const files = changedFiles('integrations');
  // Code for readers' projects, which is run with the tools, too; and what runs them.
  const code = changedFiles('src/htmlnano/live/snippets.ts', 'checks/*.ts');
  const isEach = code.length > 0;
  return INTEGRATIONS.filter(
    (tool) =>
      isEach ||
      tool.name === ALWAYS ||
      needed.includes(tool) ||
      files.some((file) => file.startsWith(`integrations/${tool.name}/`)),
  );
}
