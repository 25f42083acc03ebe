import {
  type Integration,
  integrationOf,
  INTEGRATIONS,
} from '../checks/integrations';
import { SITE_DIR } from '../src/htmlnano/versions';
import { readPageChecks } from '../checks/pageChecks';
import { changedFiles, changedPages } from './changed';

/** The smallest tool: `npm test` always runs it. */
const ALWAYS = 'eleventy';

/** The tools whose pages, code or files have changed, and one in any case. */
export function changedIntegrations(): Integration[] {
  const needed = changedPages().flatMap((page) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  const files = changedFiles('integrations');
  // This code runs the tools.
  const isEach = changedFiles('checks/*.ts').length > 0;
  return INTEGRATIONS.filter(
    (tool) =>
      isEach ||
      tool.name === ALWAYS ||
      needed.includes(tool) ||
      files.some((file) => file.startsWith(`integrations/${tool.name}/`)),
  );
}
