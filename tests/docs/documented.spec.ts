import { expect, test } from '@playwright/test';
import path from 'node:path';
import differences from '../../checks/random/documented-differences.json';
import losses from '../../checks/random/documented-losses.json';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { shownMarkdown } from '../../checks/shownMarkdown';
import { readMarkdown } from '../../src/plugins/shared/markdown';

for (const [name, documented] of Object.entries({ losses, differences })) {
  // On each run, as what needs the words runs each week.
  test(`the words that tell documented-${name}.json stand on a page`, () => {
    const text = documentedVersions(SITE_DIR)
      .flatMap((version) => pagesOf(SITE_DIR, version))
      .map((file) => shownMarkdown(readMarkdown(path.join(SITE_DIR, file))))
      .join('\n');
    const words = documented.flatMap((each) => each.words);
    expect(words.filter((each) => !text.includes(each))).toEqual([]);
  });
}
