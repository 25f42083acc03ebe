import fs from 'node:fs';
import versions from '../../versions.json';
import { site } from '../../src/site';
import { LATEST, OLDEST } from '../e2e/addresses';
import { writeFiles } from '../support/files';
import { DOCUSAURUS, expect, runIn, test } from './site';

const NEW = '99.0.0';

test('a release and a drop change all that belongs to a version', ({
  copy,
}) => {
  // npm and Prettier take long, and do nothing here.
  const docusaurus = `exec "${process.execPath}" "${DOCUSAURUS}" "$2" "$3"`;
  const bin = writeFiles(test.info().outputPath('bin'), {
    npm: '#!/bin/sh\n',
    npx: `#!/bin/sh\n[ "$1" = docusaurus ] || exit 0\n${docusaurus}\n`,
  });
  for (const name of ['npm', 'npx']) fs.chmodSync(`${bin}/${name}`, 0o755);
  const PATH = `${bin}:${String(process.env.PATH)}`;
  const run = (status: number, says: string, ...args: string[]): void => {
    const program = ['--import', 'tsx', ...args];
    const ran = runIn(copy.dir, process.execPath, program, { PATH });
    expect(ran.status, ran.printed).toBe(status);
    expect(ran.printed).toContain(says);
  };
  const json = (file: string): unknown => JSON.parse(copy.read(file));
  const next = json('libraries/next/package.json') as { dependencies: object };
  const dependencies = { ...next.dependencies, htmlnano: NEW };
  const library = JSON.stringify({ ...next, dependencies });
  copy.write('libraries/next/package.json', library);
  const schema = `\`${site.url}/next/schema.json\``;
  const line = `${schema}. Changed since ${LATEST}, not since ${OLDEST}.`;
  copy.replace('docs/030-config.md', 'Text.', line);
  const todo = `docs/030-config.md:8: ${line}`;

  const release = 'scripts/release-docs.ts';
  const right = `only that can be released: npm run release-docs ${NEW}`;
  run(1, right, release);
  run(1, right, release, '98.0.0');
  run(0, todo, release, NEW);
  run(1, `The pages of ${NEW} are released already.`, release, NEW);
  expect(json('versions.json')).toEqual([NEW, ...versions]);
  expect(json(`libraries/${NEW}/package.json`)).toMatchObject({ dependencies });
  const slugs: unknown = expect.arrayContaining(['/', '/usage']);
  expect(json('published.json')).toMatchObject({ pages: { [NEW]: slugs } });
  expect(copy.read('docs/030-config.md')).toContain(schema);
  const released = copy.read(`versioned_docs/version-${NEW}/030-config.md`);
  expect(released).toContain(schema.replace('/next', ''));
  expect(copy.read('bench/search/questions.json')).toContain(`"${NEW}":`);

  run(0, todo, 'scripts/drop-docs.ts');
  expect(json('versions.json')).toEqual([NEW, ...versions.slice(0, -1)]);
  for (const place of ['versioned_docs', 'versioned_sidebars', 'libraries'])
    expect(fs.readdirSync(`${copy.dir}/${place}`).join()).not.toContain(OLDEST);
  for (const file of fs.readdirSync(`${copy.dir}/bench/search`))
    if (file.endsWith('.json'))
      expect(copy.read('bench/search', file)).not.toContain(`"${OLDEST}"`);
  run(1, 'Release a version first: two stay', 'scripts/drop-docs.ts');
});
