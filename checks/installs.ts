import semver from 'semver';
import type { Block } from './blocks';
import { failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';

/**
 * An `npm install` command installs the page's version of htmlnano, optional
 * packages in a version that it accepts, and no others than those that the
 * page's programs are run with.
 *
 * @param installed versions of the packages of the workspace
 */
export function checkInstall(
  block: Block,
  library: LibraryFacts,
  installed: Readonly<Record<string, string>>,
): Failure[] {
  return block.text.split('\n').flatMap((text, index) => {
    const row = { file: block.file, line: block.line + 1 + index };
    const [npm, install, ...words] = text.trim().split(/\s+/);
    if (npm !== 'npm' || install !== 'install') {
      return [failure(row, `"${text}" is no npm install.`)];
    }
    return words
      .filter((word) => word !== '--save-dev')
      .flatMap((word) => checkPackage(word, library, installed) ?? [])
      .map((problem) => failure(row, problem));
  });
}

function checkPackage(
  word: string,
  library: LibraryFacts,
  installed: Readonly<Record<string, string>>,
): string | undefined {
  const [, name = word, range = ''] = /^(.+?)@(.+)$/.exec(word) ?? [];
  const version = name === 'htmlnano' ? library.version : installed[name];
  if (version === undefined || word.startsWith('-')) {
    return `"${word}" is not a package that the programs are run with.`;
  }
  if (range === '') {
    return `"${word}" needs a version: without one npm takes the newest.`;
  }
  if (semver.validRange(range) === null || !semver.satisfies(version, range)) {
    return `"${word}" is not ${name} ${version}, with which the programs are run.`;
  }
  const accepted = library.optionalPackages[name];
  return accepted === undefined || semver.satisfies(version, accepted)
    ? undefined
    : `htmlnano ${library.version} accepts ${name} ${accepted}.`;
}
