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

/** The tools whose pages or files have changed, and one in any case. */
export function changedIntegrations(): Integration[] {
  const needed = changedPages().flatMap((page) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  const files = changedFiles('integrations');
  return INTEGRATIONS.filter(
    (tool) =>
      tool.name === ALWAYS ||
      needed.includes(tool) ||
      files.some((file) => file.startsWith(`integrations/${tool.name}/`)),
  );
}
