/** Installs what the tests of a run need, before them (`dependencies` of projects). */
import { test } from '@playwright/test';
import {
  installIntegration,
  integrationOf,
  INTEGRATIONS,
  whyLeftOut,
} from '../../checks/integrations';
import { neededHere } from '../../checks/needs';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { readPageChecks } from '../../checks/pageChecks';

test('what the tests run is installed', async () => {
  // npm takes as long as the network and the registry do.
  test.setTimeout(0);
  const needed = neededHere();
  const pages = needed?.filter((each) => each.endsWith('.md')) ?? [];
  const onPages = pages.flatMap((page) =>
    readPageChecks(SITE_DIR, page).projects.map(integrationOf),
  );
  for (const tool of INTEGRATIONS) {
    const isNeeded = needed?.includes(tool.name) ?? true;
    if (!isNeeded && !onPages.includes(tool)) continue;
    if (whyLeftOut(tool) === undefined) await installIntegration(tool);
  }
});
