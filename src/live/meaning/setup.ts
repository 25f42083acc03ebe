import { quote } from './describe';
import type { Report } from './difference';

/** What makes browsers lay a page out in limited-quirks mode. */
const TRANSITIONAL =
  /^-\/\/W3C\/\/DTD (XHTML 1\.0|HTML 4\.01) (Frameset|Transitional)\/\//i;

/** Compares what holds for a document as a whole. */
export function compareSetup(
  before: Document,
  after: Document,
  report: Report,
): void {
  const isQuirky = after.compatMode === 'BackCompat';
  const mode = isQuirky ? 'quirks' : 'standards';
  if (before.doctype && !after.doctype) {
    report(
      'doctype-lost',
      `The doctype is gone: browsers lay the page out in ${mode} mode.`,
    );
  } else if (before.compatMode !== after.compatMode) {
    report(
      'mode-changed',
      `Browsers now lay the page out in ${mode} mode, because its doctype is another.`,
    );
  } else if (isTransitional(before) !== isTransitional(after)) {
    report(
      'mode-changed',
      'The doctype is another: pictures in tables are laid out in another way.',
    );
  }
  if (before.title !== after.title) {
    report(
      'title-changed',
      after.title === ''
        ? `The page's title, ${quote(before.title)}, is gone.`
        : `The page's title was ${quote(before.title)}, and is now ${quote(after.title)}.`,
    );
  }
  compareConditions(before, after, report);
}

function isTransitional({ doctype }: Document): boolean {
  return TRANSITIONAL.test(doctype?.publicId ?? '');
}

/** Conditional comments, which old versions of Internet Explorer read. */
function compareConditions(
  before: Document,
  after: Document,
  report: Report,
): void {
  const kept = conditionsOf(after);
  for (const condition of conditionsOf(before)) {
    const index = kept.indexOf(condition);
    if (index >= 0) kept.splice(index, 1);
    else {
      report(
        'condition-lost',
        `The conditional comment <!--[${condition}]> is gone or empty.`,
      );
    }
  }
}

function conditionsOf(document: Document): string[] {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const conditions: string[] = [];
  while (comments.nextNode()) {
    const text = comments.currentNode.nodeValue ?? '';
    const [, condition, content = ''] =
      /^\s*\[\s*(if\b[^\]]*?)\s*\]>(.*?)(<!\[endif\])?\s*$/is.exec(text) ?? [];
    if (condition === undefined) continue;
    const isEmpty = content.trim() === '' && text.includes('endif');
    conditions.push(condition.replace(/\s+/g, ' ') + (isEmpty ? ' …' : ''));
  }
  return conditions;
}
