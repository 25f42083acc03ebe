import path from 'node:path';
import semver from 'semver';
import { pageId } from '../src/htmlnano/versions';
import { readMarkdown } from '../src/plugins/shared/markdown';
import type { Claim, Sentence, ClaimContext } from './claimRuns';
import { failIf, failure, type Failure } from '../src/htmlnano/facts/failure';
import type { VersionFacts } from './readSite';

const PLACE = 'checks/claims.ts';

/** The texts of a version's pages, by their files. */
export type Texts = ReadonlyMap<string, string>;

export const textsOf = (siteDir: string, { pages }: VersionFacts): Texts =>
  new Map(
    pages.map(({ file }) => [file, readMarkdown(path.join(siteDir, file))]),
  );

/** Those of some claims that a version's pages make. */
export const claimsOf = <Kind extends Sentence>(
  claims: readonly Kind[],
  { library }: VersionFacts,
): Kind[] =>
  claims.filter(({ versions = '*' }) =>
    semver.satisfies(library.version, versions),
  );

/** What the claims about a version are tried on. */
export const trialOf = ({ run, pages }: VersionFacts): ClaimContext => ({
  minify: run,
  sources: pages.flatMap(({ checks }) =>
    checks.examples.map(({ source }) => source.text),
  ),
});

/** Where words stand on a version's page, and its text. */
export function placeOf(
  { page = 'modules' }: Sentence,
  words: string,
  texts: Texts,
): { readonly file: string; readonly line: number; readonly text: string } {
  const [file = page, text = ''] =
    [...texts].find(([each]) => pageId(each) === page) ?? [];
  const index = text.indexOf(words);
  const line = index < 0 ? 0 : text.slice(0, index).split('\n').length;
  return { file, line, text };
}

/** Checks that a page says what is claimed, not its opposite, and that it holds. */
export async function checkClaim(
  claim: Claim,
  texts: Texts,
  trial: ClaimContext,
): Promise<Failure[]> {
  const { words, opposite } = claim;
  const said = placeOf(claim, words, texts);
  const denied = placeOf(claim, opposite, texts);
  if (denied.line > 0) {
    const message = `"${opposite}" is the opposite of what ${PLACE} claims and tries: "${words}"`;
    return [failure(denied, message)];
  }
  if (said.line === 0) {
    const message = `the page no longer says "${words}". If it says so in other words, or no more, change ${PLACE}, which tries it.`;
    return [failure({ ...said, line: 1 }, message)];
  }
  const message = `"${words}" is false: what ${PLACE} tries ends otherwise.`;
  return failIf(!(await claim.holds(trial)), said, message);
}
