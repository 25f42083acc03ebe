import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, copySite } from './site';

const MISTAKES = [
  {
    name: 'an unknown type of navbar item',
    file: 'docusaurus.config.ts',
    from: "type: 'docsVersionDropdown'",
    to: "type: 'docsVersionDropdwn'",
    says: ['docsVersionDropdwn'],
  },
  {
    name: 'a sidebar with a page that is not there',
    file: 'sidebars.ts',
    from: "id: 'config'",
    to: "id: 'confg'",
    says: ['sidebars.ts', 'confg'],
  },
  {
    name: 'an unknown option',
    file: 'docusaurus.config.ts',
    from: 'onBrokenLinks',
    to: 'onBrokenLink',
    says: ['onBrokenLink'],
  },
  {
    name: 'a script of another site',
    file: 'docusaurus.config.ts',
    from: "onBrokenLinks: 'throw',",
    to: "onBrokenLinks: 'throw', headTags: [{ tagName: 'script', attributes: { src: 'https://example.org/x.js' } }],",
    says: [
      'Content Security Policy',
      'https://example.org/x.js',
      'config.html',
    ],
  },
  {
    name: 'a link to a page that is not there',
    file: 'docs/020-usage.md',
    from: 'Text.',
    to: '[a](./070-nothing.md)',
    says: ['docs/020-usage.md:3:1', './070-nothing.md'],
  },
  {
    name: 'a link to a heading that is not there',
    file: 'docs/020-usage.md',
    from: 'Text.',
    to: '[a](./030-config.md#nothing)',
    says: ['docs/020-usage.md:3:1', './030-config.md#nothing'],
  },
  {
    name: 'a picture that is not there',
    file: 'docs/020-usage.md',
    from: 'Text.',
    to: '![a](./nothing.png)',
    says: ['docs/020-usage.md', 'nothing.png'],
  },
  {
    name: 'a code block of no kind',
    file: 'docs/020-usage.md',
    from: 'Text.',
    to: '```js\n1\n```',
    says: ['docs/020-usage.md:3', 'no known kind'],
  },
  {
    name: 'front matter that is not YAML',
    file: 'docs/020-usage.md',
    from: '# Title',
    to: '---\ntitle: [\n---\n# Title',
    says: ['docs/020-usage.md'],
  },
] as const;

for (const { name, file, from, to, says } of MISTAKES) {
  test(`the build fails on ${name} and says where`, () => {
    const dir = copySite();
    try {
      const target = path.join(dir, file);
      const before = fs.readFileSync(target, 'utf8');
      const broken = before.replace(from, to);
      expect(broken).not.toBe(before);
      fs.writeFileSync(target, broken);
      const { status, printed } = build(dir);
      expect(status).not.toBe(0);
      for (const part of says) expect(printed).toContain(part);
    } finally {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  });
}

for (const [env, says] of [
  [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_API_KEY (`apiKey`) is missing.'],
  [{ ALGOLIA_API_KEY: 'key' }, 'ALGOLIA_APP_ID (`appId`) is missing.'],
] as const) {
  test(`the build fails with ${JSON.stringify(env)} and says what to set`, () => {
    const dir = copySite();
    try {
      const { status, printed } = build(dir, env);
      expect(status).not.toBe(0);
      expect(printed).toContain(says);
      expect(printed).toContain('Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY');
    } finally {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  });
}

test('the copy builds when nothing is broken', () => {
  const dir = copySite();
  try {
    const { status, printed } = build(dir);
    expect(status, printed).toBe(0);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
});
