import fs from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A documented version, in a string. */
const VERSION = `/${JSON.parse(fs.readFileSync('./versions.json', 'utf8')).join('|').replaceAll('.', '\\.')}/`;

/*
 * Imports go one way: bench, scripts and tests → checks → htmlnano → plugins → shared.
 * Nothing of `src` imports what is outside of it.
 */
const zones = [
  {
    target: './src/plugins/shared',
    from: './src/plugins',
    except: ['./shared'],
    message: 'What plugins share knows none of them.',
  },
  ...['./src/htmlnano', './src/site.ts'].map((from) => ({
    target: './src/plugins',
    from,
    message: 'A plugin gets what it needs of this website by its options.',
  })),
  ...['checks', 'tests', 'scripts', 'bench', 'docusaurus.config.ts'].map(
    (from) => ({ target: './src', from: `./${from}` }),
  ),
];

export default tseslint.config(
  {
    ignores: [
      'build',
      '**/.docusaurus',
      'node_modules',
      'test-results',
      'bench/compression/pages',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports' },
      ],
      // A handler of one call reads better as an expression.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.configs.strict,
      reactHooks.configs.flat['recommended-latest'],
    ],
  },
  {
    // Browsers of the range (`browserslist` in package.json) have what scripts use.
    files: ['src/**/*.{ts,tsx}'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/src\\u002f(plugins|htmlnano)\\b/]',
          message:
            'A path in a string is an import too: import it, or ask path.join(__dirname, …).',
        },
        {
          selector:
            ':not(TaggedTemplateExpression[tag.name="markup"]) > TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/<[a-z!\\u002f]/i]',
          message:
            'Texts in HTML must be escaped: use the tag `markup` of shared/markup.ts.',
        },
        {
          selector:
            'BinaryExpression[operator="+"] > Literal[value=/<[a-z!\\u002f]/i]',
          message:
            'Texts in HTML must be escaped: use the tag `markup` of shared/markup.ts.',
        },
      ],
    },
  },
  {
    files: ['tests/{e2e,engines}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `Literal[value=${VERSION}]`,
          `TemplateElement[value.raw=${VERSION}]`,
        ].map((selector) => ({
          selector,
          message:
            'Versions come and go: ask `LATEST` or `OLDEST` (tests/e2e/addresses.ts), or a page of Next.',
        })),
      ],
    },
  },
  {
    // They run in the workspaces of libraries, which have it.
    files: ['checks/programs/**'],
    rules: { 'import-x/no-extraneous-dependencies': 'off' },
  },
  {
    // Rules that ask for types take half of the time here, and find nothing that a test
    // does not, except for a forgotten promise: with it a test passes by mistake.
    files: ['{tests,bench,scripts}/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['tests/**'],
    rules: {
      // Playwright reads a fixture's needs from its pattern, empty ones too.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
