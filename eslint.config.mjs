import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports go one way: what stands further left may import what stands right. */
const LAYERS = [
  'plugins',
  'markdown',
  'theme',
  'client',
  'docsearch',
  'live',
  'facts',
  'search',
  'examples',
  'minify',
];

// [folder, folders of `src` that it may import besides itself]
const MAY_IMPORT = {
  plugins: ['client', 'live', 'facts', 'examples', 'search', 'minify'],
  markdown: ['examples'],
  theme: ['docsearch', 'search'],
  docsearch: ['search'],
  client: ['docsearch', 'live', 'examples'],
  live: ['examples', 'minify'],
  facts: ['examples', 'minify'],
  search: [],
  examples: ['minify'],
  minify: [],
};

const zones = Object.entries(MAY_IMPORT).flatMap(([layer, allowed]) =>
  LAYERS.filter((other) => other !== layer && !allowed.includes(other)).map(
    (other) => ({
      target: `./src/${layer}`,
      from: `./src/${other}`,
      message: `src/${layer} stands below or beside src/${other} (see ARCHITECTURE.md).`,
    }),
  ),
);

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
      jsxA11y.flatConfigs.strict,
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
