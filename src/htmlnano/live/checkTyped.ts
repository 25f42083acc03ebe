import { checkOptions, type Finding } from './checkOptions';
import { completionsAt } from './completions';
import { parseOptions } from './parseOptions';
import type { Complete } from './useCompletion';
import { othersOf } from './versionData';
import { fetchVersions } from './versions';

/**
 * Checks the options of an example, as Try it does.
 *
 * @param version Docusaurus's name of the version in use
 * @throws Error when the versions' data cannot be fetched
 */
export async function checkTyped(
  text: string,
  version: string,
): Promise<readonly Finding[]> {
  const parsed = parseOptions(text);
  if (!parsed.ok) return [{ ...parsed, isWrong: true }];
  const { own, versions } = await fetchVersion(version);
  return checkOptions(parsed, own, othersOf(own, versions));
}

/**
 * Completes the options of an example, as Try it does.
 *
 * @throws Error when the versions' data cannot be fetched
 */
export async function completeTyped(version: string): Promise<Complete> {
  const { own } = await fetchVersion(version);
  return (text, caret) => completionsAt(text, caret, own.schema);
}

async function fetchVersion(version: string) {
  const versions = await fetchVersions();
  const own = versions.find(({ name }) => name === version);
  if (!own) throw new Error(`the site has no data of version "${version}"`);
  return { own, versions };
}
