import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runWith } from '../../checks/run';
import { trySecondPage } from '../../checks/secondPage';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import type { Block } from '../../src/plugins/code-examples/blocks';
import { at, readPageChecks } from '../../src/plugins/code-examples/checks';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

/** What recipes promise to keep though their preset does not, by their program. */
const PROMISES: Readonly<Record<string, string>> = {
  // "this function keeps all of them": template files are parts of pages.
  'minify-template.mjs': 'text: ',
  // A policy refuses a style attribute that no hash allows.
  'hash.mjs': 'new style attribute: ',
};

/** What recipes do to the second page because they are for it, or must. */
const TOLD: readonly {
  /** Name of a program, or a part of its code or options. */
  readonly recipe: string;
  readonly loss: RegExp;
  /** What the page says of it. */
  readonly told: string;
}[] = [
  {
    recipe: 'delete attrs.style',
    loss: /^style attribute|^lines: north/,
    told: 'can remove attributes, such as `style`',
  },
  {
    recipe: 'const clean =',
    loss: /^text: Fares by age/,
    told: 'Where your style sheet makes the gaps, this function removes it.',
  },
  {
    recipe: 'new HtmlWebpackPlugin',
    // This plugin runs `<% %>` before htmlnano does.
    loss: /Template execution failed/,
    told: "template: './src/index.html'",
  },
  {
    // It loads the modules of other options.
    recipe: 'errors.mjs',
    loss: /"minifyCSS" is not defined/,
    told: 'minify an empty string once with the same options and preset',
  },
];

const used = new Set<(typeof TOLD)[number]>();

test.describe.configure({ mode: 'default' });

for (const version of documentedVersions(SITE_DIR)) {
  const libraryDir = path.join(SITE_DIR, version.library);
  for (const page of pagesOf(SITE_DIR, version)) {
    test(`${page}: recipes keep what another page than their own has`, async () => {
      test.setTimeout(0);
      const markdown = readMarkdown(path.join(SITE_DIR, page));
      const trials = await trySecondPage(
        readPageChecks(SITE_DIR, page),
        runWith(loadLibrary(libraryDir)),
        libraryDir,
        ({ attributes: { name = '' } }, loss) =>
          loss.startsWith(PROMISES[name] ?? 'none'),
      );
      const isTold = (block: Block, loss: string): boolean => {
        const one = TOLD.find(
          ({ recipe, loss: pattern, told }) =>
            [block.attributes.name, block.text].join('\n').includes(recipe) &&
            pattern.test(loss) &&
            markdown.includes(told),
        );
        if (one) used.add(one);
        return one !== undefined;
      };
      const failures = trials.flatMap(({ block, losses }) =>
        losses
          .filter((loss) => !isTold(block, loss))
          .map((loss) => `${at(block)}: the second page loses ${loss}`),
      );
      const advice =
        'Mend the recipe. Or say so on the page, and add its words to TOLD in this file.';
      expect(failures.join('\n'), advice).toBe('');
    });
  }
}

test('each exception is needed', () => {
  expect(TOLD.filter((one) => !used.has(one))).toEqual([]);
});
