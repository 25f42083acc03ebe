import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import staticPages from '../../../src/plugins/static-pages';
import securityPolicy from '../../../src/plugins/security-policy';
import { inlineCode } from '../../../src/plugins/security-policy/inlineCode';
import {
  finishPages,
  type FinishingPlugin,
} from '../../../src/plugins/shared/finishPages';
import { writeFiles } from '../../support/files';

const PAGES = ['index.html', 'one.html', '404.html'];

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><link rel="stylesheet" href="/a.css"><script src="/assets/main.js" defer="defer"></script></head><body><script>a()</script></body></html>';

/** A built site, before any plugin has seen it. */
function writeSite() {
  const outDir = writeFiles(test.info().outputPath('site'), {
    'src/site.ts': '',
    'package-lock.json': '',
    'a.css': 'p{color:red}',
    'assets/main.js': '',
    ...Object.fromEntries(PAGES.map((file) => [file, PAGE])),
  });
  const docs = [{ permalink: '/' }, { permalink: '/one' }];
  const content = {
    loadedVersions: [{ versionName: 'current', docs }],
  };
  return {
    siteDir: outDir,
    outDir,
    generatedFilesDir: outDir,
    baseUrl: '/',
    siteConfig: { baseUrlIssueBanner: false },
    plugins: [{ name: 'docusaurus-plugin-content-docs', content }],
  };
}

type Create = (context: LoadContext) => FinishingPlugin;

const secure: Create = () => securityPolicy({ connect: [], scripts: [] });

/** Finishes the build of a site as Docusaurus does: it calls each `postBuild` at once. */
async function finish(
  creators: readonly Create[],
  site: ReturnType<typeof writeSite>,
): Promise<void> {
  const context = site as object as LoadContext;
  const created = creators.map((create) => create(context));
  const plugins = [...site.plugins, ...created, finishPages()];
  const props = { ...site, plugins } as object as Parameters<
    NonNullable<FinishingPlugin['postBuild']>
  >[0];
  const all = plugins as FinishingPlugin[];
  await Promise.all(all.map(async ({ postBuild }) => postBuild?.(props)));
}

test('a policy allows what the plugins before it add to pages', async () => {
  const site = writeSite();
  await finish([staticPages, secure], site);
  for (const page of PAGES) {
    const html = fs.readFileSync(path.join(site.outDir, page), 'utf8');
    const [, policy] =
      /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const codes = inlineCode(html);
    expect(codes.map(([kind]) => kind).sort()).toEqual(['scripts', 'styles']);
    for (const [, code] of codes)
      expect(policy).toContain(
        createHash('sha256').update(code).digest('base64'),
      );
  }
});

test('plugins change a page in the order of the configuration', async () => {
  const site = writeSite();
  const adding = (name: string) => (): FinishingPlugin => {
    const change = ({ html }: { readonly html: string }) => html + name;
    return { name, builtPages: [() => change] };
  };
  await finish([adding('one'), adding('two')], site);
  const html = fs.readFileSync(path.join(site.outDir, 'one.html'), 'utf8');
  expect(html).toMatch(/<\/html>onetwo$/);
});
