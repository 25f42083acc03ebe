import { expect, test } from '@playwright/test';
import { optionsOf } from '../../../src/live/build/workers';
import { writeFiles } from '../../support/files';

const example = (fence: string, info: string): string =>
  `${fence}${info}\n{ zebra: 1 }\n${fence}\n\n\`\`\`html source\na\n\`\`\`\n\n\`\`\`html result\na\n\`\`\`\n`;

for (const [fence, info] of [
  ['```', 'js options'],
  ['```', 'js   options preset=safe'],
  ['````', ' js options'],
] as const) {
  test(`a worker knows the options below ${fence}${info}`, () => {
    const siteDir = writeFiles(test.info().outputPath('site'), {
      'docs/010-a.md': `# A\n\n${example(fence, info)}`,
      'src/code.ts': '',
      'package-lock.json': '{}',
    });
    const version = { name: 'current', base: '', pages: 'docs', library: '' };
    expect([...optionsOf(siteDir, version)]).toEqual(['{ zebra: 1 }']);
  });
}
