import fs from 'node:fs';
import path from 'node:path';
import { DiskCache } from '../../../plugins/shared/diskCache';
import { required } from '../../../plugins/shared/required';
import { type DocumentedVersion, pageOf, pagesOf } from '../../versions';
import { publishedSchema, readVersionData } from './readVersionData';
import { compileOptions, workerOf } from './workers';

/** The data of a version's tables, see `live/versionData`. */
export const DATA = 'data.json';

/** The published schema of options, for editors of configuration files. */
export const SCHEMA = 'schema.json';

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/**
 * The data of a version's tables and its schema, made once for its pages and
 * its library.
 *
 * @param address of the published schema
 */
export function dataOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Files {
  const cache = new DiskCache<Files>('live', siteDir);
  const key = [version, tablePages(siteDir, version), address];
  return cache.getOrMake(key, () => {
    const schema = publishedSchema(siteDir, version, address);
    return {
      [DATA]: JSON.stringify(readVersionData(siteDir, version)),
      [SCHEMA]: JSON.stringify(schema, null, 2),
    };
  });
}

/** All files of a version for live examples: the worker, too. */
export async function filesOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Promise<Files> {
  const worker = await workerOf(siteDir, version);
  const authored = await compileOptions(siteDir, version);
  return {
    ...worker,
    'worker.js':
      authored + required(worker['worker.js'], 'The bundle `worker.js`'),
    ...dataOf(siteDir, version, address),
  };
}

/** What a page's live options depend on: headings, options, and where other blocks begin. */
const OPTIONS = /^(?:#+ .*|(`{3,}).*\boptions\b[^]*?^\1|```.*)/gm;

/**
 * Hashes of what a version's files are made of, for their names, which are
 * needed before the files.
 */
export function hashesOf(
  siteDir: string,
  version: DocumentedVersion,
): Readonly<Record<'worker' | 'data', string>> {
  const cache = new DiskCache('live', siteDir);
  const options = pagesOf(siteDir, version).map((file) =>
    read(siteDir, file).match(OPTIONS),
  );
  return {
    worker: cache.hashOf([version.library, options]),
    data: cache.hashOf([version, tablePages(siteDir, version)]),
  };
}

/** The pages with the tables from which {@link DATA} is made. */
const tablePages = (siteDir: string, version: DocumentedVersion): string[] =>
  ['modules', 'config'].map((id) =>
    read(siteDir, pageOf(siteDir, version, id)),
  );

const read = (siteDir: string, file: string): string =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');
