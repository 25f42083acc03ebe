import type { LoadContext } from '@docusaurus/types';
import type { FinishingPlugin } from '../../plugins/shared/finishPages';
import { checkFacts } from './checkFacts';

/** Fails a build in which a table says what the library does not. */
export default function factChecks({ siteDir }: LoadContext): FinishingPlugin {
  return {
    name: 'fact-checks',
    finish() {
      checkFacts(siteDir);
    },
  };
}
