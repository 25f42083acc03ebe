import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { browserslist as ranges } from '../../../package.json';

/** browserslist's names of browsers, in the words of the data. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  android: 'webview_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  opera: 'opera',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser for which the site is built. */
const OLDEST = new Map<BrowserName, number>();
for (const each of browserslist(ranges.production)) {
  const [browser = '', version = ''] = each.split(' ');
  const name = NAMES[browser];
  // Browsers of which the data says nothing.
  if (name === undefined) continue;
  const oldest = OLDEST.get(name) ?? Infinity;
  OLDEST.set(name, Math.min(oldest, parseFloat(version)));
}

/** Whether a statement is of a feature as a browser has it of its own accord. */
const isPlain = ({ prefix, flags, alternative_name }: SimpleSupportStatement) =>
  prefix === undefined && flags === undefined && alternative_name === undefined;

/** The browsers of the range, some of whose versions lack a feature. */
export function lackedBy({ __compat }: Identifier): string[] {
  if (__compat === undefined) return [];
  const { support } = __compat;
  return [...OLDEST].flatMap(([browser, oldest]) => {
    const all = [support[browser] ?? []].flat();
    const since = all
      .filter(isPlain)
      .filter(
        ({ version_removed: removed }) =>
          removed === undefined ||
          // Not removed, but described anew.
          all.some(({ version_added }) => version_added === removed),
      )
      .map(({ version_added }) =>
        version_added === false || version_added === 'preview'
          ? Infinity
          : parseFloat(version_added.replace('≤', '')),
      );
    return Math.min(Infinity, ...since) <= oldest ? [] : [browser];
  });
}

const isIdentifier = (value: unknown): value is Identifier =>
  typeof value === 'object' && value !== null;

/** What the data says under a path of names, if anything. */
export function findFeature(
  ...path: readonly string[]
): Identifier | undefined {
  let found: unknown = bcd;
  for (const name of path) {
    if (!isIdentifier(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return isIdentifier(found) && '__compat' in found ? found : undefined;
}
