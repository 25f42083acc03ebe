import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publishPicture } from '../../../src/plugins/markdown-copies/publishPicture';
import { writeFiles } from '../../support/files';

test('a picture is published once, also by versions that share it', () => {
  const dir = writeFiles(test.info().outputPath('site'), {
    'docs/img/leaf.svg': '<svg>leaf</svg>',
    'docs/img/cup.svg': '<svg>cup</svg>',
    'versioned_docs/img/cup.svg': '<svg>cup</svg>',
    // As Docusaurus names it.
    'build/assets/images/leaf-0123.svg': '<svg>leaf</svg>',
    'build/assets/images/leaf-4567.svg': '<svg>another</svg>',
  });
  const publish = (file: string) =>
    publishPicture(path.join(dir, file), path.join(dir, 'build'));
  expect(publish('docs/img/leaf.svg')).toBe('assets/images/leaf-0123.svg');
  const cup = publish('docs/img/cup.svg');
  expect(publish('versioned_docs/img/cup.svg')).toBe(cup);
  const published = fs.readdirSync(path.join(dir, 'build/assets/images'));
  expect(published).toHaveLength(3);
});
