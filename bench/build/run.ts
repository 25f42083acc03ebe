/**
 * `npm run bench:build`: what a production build costs as the site grows, with
 * pages generated from one of ours. The workers of live examples are left out:
 * they cost the same whatever there is to read.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../../tests/build/site';
import { markdownTable } from '../table';

const SITE = path.join(__dirname, '../..');

/** Pages beside the eighteen of a copy, which are nearly empty. */
const SIZES = [18, 180, 1800];

/** The page that others are made of. */
const MODEL = 'docs/060-contribute.md';

interface Run {
  readonly seconds: number;
  /** Mebibytes. */
  readonly peak: number;
}

function main(): void {
  const rows: string[][] = [];
  let before: { readonly pages: number; readonly cold: Run } | undefined;
  for (const pages of SIZES) {
    const dir = siteOf(pages);
    try {
      const cold = build(dir);
      const warm = build(dir);
      const each = before
        ? (cold.seconds - before.cold.seconds) / (pages - before.pages)
        : undefined;
      rows.push([
        String(pages),
        cold.seconds.toFixed(1),
        warm.seconds.toFixed(1),
        cold.peak.toFixed(0),
        each === undefined ? '' : (each * 1000).toFixed(0),
      ]);
      before = { pages, cold };
    } finally {
      fs.rmSync(dir, { recursive: true });
    }
  }
  console.log(
    markdownTable(
      ['Pages', 'Cold, s', 'Warm, s', 'Peak, MiB', 'Each further page, ms'],
      rows,
    ),
  );
}

function siteOf(pages: number): string {
  const dir = copySite();
  const modules = path.join(dir, 'node_modules');
  // Folder by folder, so that each copy has caches of its own.
  fs.rmSync(modules);
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(SITE, 'node_modules'))) {
    if (name === '.cache') continue;
    fs.symlinkSync(
      path.join(SITE, 'node_modules', name),
      path.join(modules, name),
    );
  }
  const model = fs
    .readFileSync(path.join(SITE, MODEL), 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    // Its links lead to pages that a copy does not have.
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  for (let page = 1; page <= pages; page += 1) {
    const name = `page-${String(page)}`;
    fs.writeFileSync(
      path.join(dir, 'docs', `${name}.md`),
      model.replace(/^# .*$/m, `# Page ${String(page)}`),
    );
  }
  return dir;
}

function build(dir: string): Run {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      path.join(__dirname, 'printPeak.cjs'),
      path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    { cwd: dir, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const peaks = Array.from(stderr.matchAll(/peak (\d+) KiB/g), ([, kib]) =>
    Number(kib),
  );
  return {
    seconds: (performance.now() - start) / 1000,
    peak: Math.max(...peaks) / 1024,
  };
}

main();
