import { isLoss } from '../losses';
import {
  ALL_LOSSES,
  type AllLosses,
  allLossesOf,
  type AnyLossKind,
} from '../moreLosses';
import { readPage } from '../readPage';
import type { Missing } from './missing';
import { findRemedies, type Remedies } from './remedies';
import type { Runs } from './runs';

/** A loss of a page, and what brings it back. */
export interface ExplainedLoss {
  /** `'text'` for the first difference in the text. */
  readonly kind: AnyLossKind | 'text';
  readonly names: readonly string[];
  readonly missing: Missing;
  readonly remedies: Remedies;
}

/**
 * Compares a page before and after minification, in two tasks, because long pages take
 * time.
 */
export async function compare(
  before: string,
  after: string,
): Promise<AllLosses> {
  const page = readPage(before);
  await pause();
  return allLossesOf(page, readPage(after));
}

/**
 * Finds which modules bring back what a page lost, with a pause after each run.
 *
 * @param isStale called after each run; once it returns true, the search ends
 * @throws Error then, and when the library throws
 */
export async function explainLosses(
  runs: Runs,
  isStale: () => boolean,
): Promise<readonly ExplainedLoss[]> {
  const page = readPage(runs.source);
  const known = new Map<string, AllLosses>();
  const lossesIn = (html: string): AllLosses => {
    const losses = known.get(html) ?? allLossesOf(page, readPage(html));
    known.set(html, losses);
    return losses;
  };
  const { text: result } = await runs.withOnly(runs.enabled);
  const lost = lossesIn(result);
  if (!isLoss(lost)) return [];
  const found: ExplainedLoss[] = [];
  for (const kind of ['text', ...KINDS] as const) {
    for (const name of new Set(namesOf(lost, kind))) {
      const isIn = (html: string): boolean =>
        !namesOf(lossesIn(html), kind).includes(name);
      const remedies = await findRemedies(runs.suspects, async (modules) => {
        const { text } = await runs.withOnly(modules);
        await pause();
        if (isStale()) throw new Error('Nobody waits for this any more.');
        return !isIn(text);
      });
      const missing = missingOf(kind, name, isIn);
      found.push({ kind, names: [name], missing, remedies });
    }
  }
  return grouped(found, lost);
}

const KINDS = Object.keys(ALL_LOSSES) as AnyLossKind[];

/** What was lost; of a text only that it differs. */
function namesOf(
  losses: AllLosses,
  kind: AnyLossKind | 'text',
): readonly string[] {
  if (kind !== 'text') return losses[kind];
  return losses.text ? ['text'] : [];
}

const missingOf = (
  kind: AnyLossKind | 'text',
  name: string,
  isIn: Missing['isIn'],
): Missing => ({
  isIn,
  selectors: kind === 'scriptedClasses' || kind === 'rules' ? [name] : [],
  comments: kind === 'conditionalComments' ? [name] : [],
});

/** One entry for all losses of a kind that the same modules bring back. */
function grouped(
  all: readonly ExplainedLoss[],
  lost: AllLosses,
): ExplainedLoss[] {
  const keyOf = ({ kind, remedies }: ExplainedLoss): string =>
    JSON.stringify([kind, remedies]);
  return [...new Set(all.map(keyOf))].flatMap((key) => {
    const group = all.filter((one) => keyOf(one) === key);
    const parts = group.map(({ missing }) => missing);
    const own = new Set(group.flatMap(({ names }) => names));
    return group.slice(0, 1).map(({ kind, remedies }) => ({
      kind,
      // As often as they are lost.
      names: namesOf(lost, kind).filter((name) => own.has(name)),
      missing: {
        isIn: (html: string) => parts.every(({ isIn }) => isIn(html)),
        selectors: parts.flatMap(({ selectors }) => selectors),
        comments: parts.flatMap(({ comments }) => comments),
      },
      remedies,
    }));
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve));
