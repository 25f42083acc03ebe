/** [error message of the library or of a package, advice] */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^Module "(\w+)" is not defined$/,
    'This version has no module of that name. The page Modules lists all of them.',
  ],
  [
    /is not a function|Cannot read propert/,
    'A module did not get the kind of value that it takes. Its table on the page Modules says which values there are.',
  ],
  [
    /^Config should be an object/,
    'In this version minifySvg takes an object with options of SVGO, not true.',
  ],
  [/Cannot load preset/, 'Only the preset of cssnano called default is here.'],
];

/** The advice for an error of the library, if there is any. */
export function advise(message: string): string | undefined {
  return ADVICE.find(([pattern]) => pattern.test(message))?.[1];
}
