type Said = readonly (readonly [RegExp, string])[];

/** [error message of the library or of a package, advice] */
const ADVICE: Said = [
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
  [
    /^Maximum call stack|too much recursion/,
    'The elements of this page are nested too deeply for htmlnano.',
  ],
  [/Cannot load preset/, 'Try it has only the default preset of cssnano.'],
];

/** [reason of PostCSS or Terser, its meaning] */
const REASONS: Said = [
  [/Unclosed block/, 'a { has no }.'],
  [/Unexpected \}/, 'a } has no {.'],
  [/Unclosed comment/, 'a comment has no end.'],
  [/Unclosed bracket/, 'a bracket has no end.'],
  [/Unclosed (?:string|quote)|Unterminated/, 'a quote has no end.'],
  [/Missed semicolon/, 'a semicolon is missing.'],
  [
    /Unknown word|Double colon/,
    'this is not valid CSS. A colon is missing, or it is a placeholder of a template.',
  ],
  [/redeclared/, 'a name is declared twice.'],
  [
    /eof/,
    'the script ends too early. A bracket or a quote before this line is not closed.',
  ],
  [
    /Unexpected (?:token|character)/,
    'this is not valid JavaScript. A bracket, comma or quote is missing before it, or it is a placeholder of a template.',
  ],
];

const lookUp = (said: Said, message: string): string | undefined =>
  said.find(([pattern]) => pattern.test(message))?.[1];

/** The advice for an error of the library, if there is any. */
export const advise = (message: string): string | undefined =>
  lookUp(ADVICE, message);

/** Says in plain words why a module refuses code. */
export const inPlainWords = (reason: string): string =>
  lookUp(REASONS, reason) ?? `${reason}.`;
