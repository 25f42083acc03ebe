import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runWith } from '../../checks/library/runInNode';
import { trySecondPage } from '../../checks/secondPage';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import { at, readPageChecks } from '../../checks/pageChecks';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

/** Faults of a preset that programs promise to avoid. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  // "this function keeps all of them": template files are parts of pages.
  'minify-template.mjs': /^lost (?:<%|\{\{)/,
  // A policy refuses a style attribute that no hash allows.
  'hash.mjs': /^new /,
};

interface Told {
  /** Parts of its code. */
  readonly recipe: RegExp;
  readonly fault: RegExp;
  /** Words of the page about the fault. */
  readonly words: string;
}

/** Faults that recipes make on the second page on purpose, or because of a tool. */
const TOLD: readonly Told[] = [
  {
    recipe: /delete attrs\.style/,
    fault: /^lost <p style|^other space: north/,
    words: 'can remove attributes, such as `style`',
  },
  {
    recipe: /const clean =/,
    fault: /^other space: byage/,
    words:
      'If your style sheet makes the gaps, this function removes the space.',
  },
  {
    recipe: /html\.replace\(/,
    fault: /^other space: (?:潮|noon)/,
    words: 'To remove empty lines, also in `<pre>`',
  },
  {
    // html-webpack-plugin fills `<%= %>` in before htmlnano sees the page.
    recipe: /new HtmlWebpackPlugin/,
    fault: /Template execution failed/,
    words: "template: './src/index.html'",
  },
  {
    // It has loaded the modules of other options.
    recipe: /await minifyOrKeep/,
    fault: /"minifyCSS" is not defined/,
    words: 'minify an empty string once with the same options and preset',
  },
  {
    // For pages that React or Svelte rendered, which have no other comments.
    recipe: /#include\)\/|\[0-9a-z\]\*\)-->/,
    fault: /^lost <!--\[if mso\]/,
    words: "decides about all comments, also those that `'safe'` keeps.",
  },
];

for (const version of documentedVersions(SITE_DIR)) {
  const libraryDir = path.join(SITE_DIR, version.library);
  for (const page of pagesOf(SITE_DIR, version)) {
    // Weekly: it takes as long as running all examples.
    test(
      `${page}: recipes keep what another page than their own has`,
      { tag: '@all' },
      async () => {
        test.setTimeout(0);
        const trials = await trySecondPage(
          readPageChecks(SITE_DIR, page),
          runWith(loadLibrary(libraryDir)),
          libraryDir,
          ({ attributes: { name = '' } }, fault) =>
            PROMISES[name]?.test(fault) ?? false,
        );
        const told = toldOn(page);
        const used = new Set<Told>();
        const failures = trials.flatMap(({ block, code, faults }) =>
          faults.flatMap((fault) => {
            const one = told.find(
              ({ recipe, fault: known }) =>
                recipe.test(code) && known.test(fault),
            );
            if (one) used.add(one);
            return one ? [] : `${at(block)}, the second page: ${fault}`;
          }),
        );
        for (const { words } of told.filter((one) => !used.has(one)))
          failures.push(
            `TOLD in this file: nothing on ${page} needs "${words}"`,
          );
        const advice =
          'Fix the recipe. If it has to be like that, tell readers on the page, and add the sentence to TOLD.';
        expect(failures.join('\n'), advice).toBe('');
      },
    );
  }
}

function toldOn(page: string): readonly Told[] {
  const markdown = readMarkdown(path.join(SITE_DIR, page));
  return TOLD.filter(({ words }) => markdown.includes(words));
}
