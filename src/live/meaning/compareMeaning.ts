import { compareContent } from './content';
import { collectDifferences, type Difference } from './difference';
import { compareScripts } from './scripts';
import { compareSetup } from './setup';
import { compareStyles } from './styles';
import { compareTargets } from './svg';

export type { Difference } from './difference';

/**
 * Says what a page that was minified means otherwise than before: to its
 * readers, to assistive technologies, to forms, scripts and style sheets.
 * Insignificant white space, comments, omitted tags and other ways to write the
 * same are no difference. Nothing is executed, and nothing is changed.
 *
 * What a page's style sheets and scripts would make of it is not known here:
 * elements are taken to be displayed as HTML says.
 * https://html.spec.whatwg.org/multipage/rendering.html
 *
 * @param before,after documents that `parseInert` made in this window
 * @returns differences in plain words; after the first twenty a count of others
 */
export function compareMeaning(
  before: Document,
  after: Document,
): Difference[] {
  const { report, list } = collectDifferences();
  compareSetup(before, after, report);
  compareContent(before.documentElement, after.documentElement, report);
  compareScripts(before, after, report);
  compareStyles(before, after, report);
  compareTargets(before, after, report);
  return list();
}
