import path from 'node:path';
import type { Mistake } from '../src/plugins/code-examples/blocks';
import { readPageChecks } from '../src/plugins/code-examples/checks';
import { mismatch } from '../src/plugins/code-examples/compare';
import type { ExampleRunner } from '../src/plugins/code-examples/exampleProcess';
import { loadLibrary } from '../src/htmlnano/library/loadLibrary';
import { runExample } from '../src/htmlnano/library/runExample';
import { runInNode } from '../src/htmlnano/library/runInNode';
import {
  documentedVersions,
  SITE_DIR,
  versionOf,
} from '../src/htmlnano/versions';
import { factChecks } from './factChecks';
import { integrationOf } from './integrations';
import { readSite } from './readSite';
import { runPage } from './runProject';

const libraryOf = (file: string): string =>
  path.join(SITE_DIR, versionOf(SITE_DIR, file).library);

/**
 * Tells the development server what `npm run test:docs` would say of a page: runs
 * its examples through the library of its version, then its programs, and compares
 * its tables. Guides to tools are left to the tests.
 */
const runner: ExampleRunner = {
  async prepare() {
    const source = '<style>a{b:c}</style><script>1</script><svg></svg>';
    for (const { library } of documentedVersions(SITE_DIR)) {
      const loaded = loadLibrary(path.join(SITE_DIR, library));
      await runInNode(loaded, source, () => ({}), 'safe');
    }
  },
  run: (check, file) => runExample(check, libraryOf(file)),
  async checkPage(file) {
    const page = path.relative(SITE_DIR, file).split(path.sep).join('/');
    const mistakes = await wrongPrograms(page, libraryOf(file));
    try {
      mistakes.push(...(await wrongFacts(page)));
    } catch (error) {
      const message = `${page}: its tables cannot be checked. ${String(error)}`;
      mistakes.push({ line: 1, message });
    }
    return mistakes;
  },
};

async function wrongPrograms(
  page: string,
  libraryDir: string,
): Promise<Mistake[]> {
  const projects = readPageChecks(SITE_DIR, page).projects.filter(
    // `npm start` must not install tools, so guides to them are left to the tests.
    (project) => !integrationOf(project),
  );
  const outcomes = await runPage({ examples: [], projects }, libraryDir);
  return outcomes.flatMap((outcome) => {
    const message = mismatch(outcome);
    return message === undefined ? [] : { line: outcome.block.line, message };
  });
}

async function wrongFacts(page: string): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const check of factChecks(readSite(SITE_DIR))) {
    if (check.file !== page) continue;
    for (const { file, line, message } of await check.run()) {
      mistakes.push({
        // A mistake on another page is shown at the top of this one.
        line: file === page ? line : 1,
        message: `${file}:${String(line)}: ${message}`,
      });
    }
  }
  return mistakes;
}

export default runner;
