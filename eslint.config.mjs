import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports go one way: a folder of `src` may import those that are listed for it,
 * besides itself. `contract.ts` of a feature is for all others.
 */
const MAY_IMPORT = {
  shared: [],
  examples: ['shared'],
  facts: ['examples', 'shared'],
  'code-blocks': ['examples', 'shared'],
  tables: ['shared'],
  links: ['shared'],
  // It draws its button as the other buttons of examples, and reads tables.
  live: ['code-blocks', 'facts', 'examples', 'shared'],
  // What kind a code block is.
  search: ['examples', 'shared'],
  'load-guard': ['shared'],
  // It says so where the site cannot be fetched.
  'first-load': ['load-guard', 'shared'],
  'changed-pages': ['shared'],
  'built-pages': ['shared'],
  'machine-readable': ['shared'],
  offline: ['shared'],
  'visit-counter': ['shared'],
  // The search suggests pages, and "All pages" leads to its page.
  'not-found': ['search', 'shared'],
  reading: ['search', 'shared'],
};

const FOLDERS = Object.keys(MAY_IMPORT);

const zones = Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) => [
  { target: `./src/${folder}`, from: './src/theme' },
  ...FOLDERS.filter(
    (other) => other !== folder && !allowed.includes(other),
  ).map((other) => ({
    target: `./src/${folder}`,
    from: `./src/${other}`,
    except: ['./contract.ts'],
    message: `src/${folder} may not import src/${other} (see ARCHITECTURE.md).`,
  })),
]);

const outside = ['tests', 'scripts', 'bench', 'docusaurus.config.ts'].map(
  (from) => ({ target: './src', from: `./${from}` }),
);

export default tseslint.config(
  {
    ignores: [
      'build',
      'build-algolia',
      'build-subpath',
      '.docusaurus',
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
      jsxA11y.configs.strict,
      reactHooks.configs.flat['recommended-latest'],
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
        { basePath: import.meta.dirname, zones: [...zones, ...outside] },
      ],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=/src\\u002f(${FOLDERS.join('|')})\\b/]`,
          message:
            'A path in a string is an import too: import it, or ask path.join(__dirname, …).',
        },
      ],
    },
  },
  {
    // They run in the workspaces of libraries, which have it.
    files: ['src/facts/programs/**'],
    rules: { 'import-x/no-extraneous-dependencies': 'off' },
  },
  {
    files: ['tests/**'],
    rules: {
      // `use` is Playwright's word for handing a fixture over, not React's hook.
      'react-hooks/rules-of-hooks': 'off',
      // Playwright reads a fixture's needs from its pattern, empty ones too.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
);
