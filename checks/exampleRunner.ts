import path from 'node:path';
import type { ExampleRunner } from '../plugins/code-examples/exampleProcess';
import { loadLibrary } from './library/loadLibrary';
import { runExample } from './library/runExample';
import { runInNode } from './library/runInNode';
import { documentedVersions, SITE_DIR, versionOf } from './versions';

/** Runs the examples of pages through the library of the page's version. */
const runner: ExampleRunner = {
  async prepare() {
    const source = '<style>a{b:c}</style><script>1</script><svg></svg>';
    for (const { library } of documentedVersions(SITE_DIR)) {
      const loaded = loadLibrary(path.join(SITE_DIR, library));
      await runInNode(loaded, source, () => ({}), 'safe');
    }
  },
  run: (check, file) =>
    runExample(check, path.join(SITE_DIR, versionOf(file).library)),
};

export default runner;
