import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkFacts } from './checkFacts';

/** Fails a build in which a table says what the library does not. */
export default function factChecks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'fact-checks',
    postBuild() {
      checkFacts(siteDir);
    },
  };
}
