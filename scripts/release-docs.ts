/**
 * `npm run release-docs 3.5.1`: makes the pages of Next those of a released version,
 * which becomes the latest. It copies the pages, the sidebar and the workspace of the
 * library, and corrects the links between versions. Then it prints what a person has to
 * do.
 */
import fs from 'node:fs';
import path from 'node:path';
import library from '../libraries/next/package.json';
import type addresses from '../published.json';
import versions from '../versions.json';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
  slugOf,
} from '../src/htmlnano/versions';
import { site } from '../src/site';
import {
  type Asked,
  finish,
  linesThatName,
  orSayWhy,
  printSteps,
  QUESTIONS,
  rewrite,
  rewriteJson,
  run,
} from './release/files';
import { withMovedLinks } from './release/links';

function main(): void {
  const [version = ''] = process.argv.slice(2);
  const [older = ''] = versions;
  const { htmlnano: described } = library.dependencies;
  // Before any file is changed.
  if (versions.includes(version))
    throw new Error(`The pages of ${version} are released already.`);
  if (version !== described)
    throw new Error(
      `The pages of Next describe htmlnano ${described}, and only that can be released: npm run release-docs ${described}. For another one, follow "A new htmlnano" in CONTRIBUTING.md first.`,
    );

  run('npx', 'docusaurus', 'docs:version', version);
  const workspace = {
    ...library,
    name: `@htmlnano-docs/library-${version}`,
    description: library.description.replace('Next', `version ${version}`),
  };
  const folder = path.join(SITE_DIR, 'libraries', version);
  fs.mkdirSync(folder);
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify(workspace),
  );
  const documented = documentedVersions(SITE_DIR);
  for (const each of documented)
    for (const file of pagesOf(SITE_DIR, each))
      rewrite(file, (markdown) => {
        const before = { site: site.url, versions };
        return withMovedLinks(markdown, before, each.name === 'current');
      });
  rewriteJson<Asked>(QUESTIONS, (data) => ({
    ...data,
    questions: data.questions.map(({ answers, ...question }) => ({
      ...question,
      answers: {
        ...answers,
        ...(answers.current && { [version]: answers.current }),
      },
    })),
  }));
  rewriteJson<typeof addresses>('published.json', (data) => {
    const slugs = documented
      .filter(({ name }) => name === version)
      .flatMap((each) => pagesOf(SITE_DIR, each).map(slugOf))
      .sort();
    return { ...data, pages: { [version]: slugs, ...data.pages } };
  });
  finish(
    ...['versions.json', 'published.json', 'versioned_sidebars', 'libraries'],
    QUESTIONS,
  );

  const ofNext = documented.filter(({ name }) => name === 'current');
  printSteps([
    `Next is now compared with ${version}. Delete from docs/ the changes since ${older}: the paragraphs "Changed since ${older}", the rows "New since", and what is listed below "What changed since ${older}". Write "Nothing yet." there, and ${version} into that heading and into links to it, and lead the old anchor to the new one in src/plugins/reading/client/movedSections.ts. These lines name them:\n${linesThatName(older, ofNext, 'ince (\\| )?')}`,
    'Read all sentences with "today", "newest", "latest" or "Next" in the pages of both versions.',
    `In bench/search/*.json, write the new anchor of that heading. Then run npm run bench:search -- --misses. If a query of Next ("current") asks about what you have deleted, write "${version}" as its version, and the old anchor.`,
    'Run npm test. Commit.',
    'If a newer htmlnano is out, move Next on to it: "A new htmlnano" in CONTRIBUTING.md.',
  ]);
}

orSayWhy(main);
