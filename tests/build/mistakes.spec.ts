import { expect, test } from './site';

const SCRIPT = 'https://example.org/x.js';

// Mistakes that must fail the build.
const REFUSED = [
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
    // Hosts would read neither its headers nor its robots.txt.
    name: 'a second locale',
    file: 'docusaurus.config.ts',
    from: "locales: ['en']",
    to: "locales: ['en', 'fr']",
    says: ['`i18n.locales` is en, fr', 'SITE_URL'],
  },
  {
    name: 'a script of another site',
    file: 'docusaurus.config.ts',
    from: "onBrokenLinks: 'throw',",
    to: `onBrokenLinks: 'throw', headTags: [{ tagName: 'script', attributes: { src: '${SCRIPT}' } }],`,
    says: [
      'Content Security Policy',
      SCRIPT,
      '.html and ',
      "scripts: ['https://example.org']",
    ],
  },
] as const;

for (const { name, file, from, to, says } of REFUSED) {
  test(`a build with ${name} fails and says where`, ({ copy }) => {
    copy.replace(file, from, to);
    const { status, printed } = copy.build();
    expect(status).not.toBe(0);
    for (const part of says) expect(printed).toContain(part);
  });
}

test('a build with half of Algolia says what to set', ({ copy }) => {
  const { status, printed } = copy.build({ ALGOLIA_APP_ID: 'APP' });
  expect(status).not.toBe(0);
  expect(printed).toContain('ALGOLIA_API_KEY (`apiKey`) is missing.');
  expect(printed).toContain('Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY');
});

test('a build lists all mistakes of the pages', ({ copy }) => {
  for (const [file, mistake] of [
    ['docs/020-usage.md', '[a](./070-nothing.md)'],
    ['docs/030-config.md', '[a](./040-presets.md#nothing)'],
    ['docs/040-presets.md', '![a](./nothing.png)'],
    ['docs/050-modules.md', '```js\n1\n```'],
  ] as const) {
    copy.replace(file, 'Text.', mistake);
  }
  const { status, printed } = copy.build();
  expect(status).not.toBe(0);
  for (const part of [
    'docs/020-usage.md:3:1',
    './070-nothing.md',
    'docs/030-config.md:3:1',
    './040-presets.md#nothing',
    'docs/040-presets.md',
    'nothing.png',
    'docs/050-modules.md:3',
    'no known kind',
    '```js options preset=safe',
  ]) {
    expect.soft(printed).toContain(part);
  }
  expect(printed, 'a syntax tree').not.toContain('ancestors');
  expect(printed, 'a syntax tree').not.toContain("type: 'element'");
});
