import fs from 'node:fs';
import path from 'node:path';
import { DiskCache } from '../../shared/diskCache';
import { step } from '../../shared/step';
import {
  type DocumentedVersion,
  libraryOf,
  pageOf,
} from '../../shared/versions';
import { publishedSchema, readVersionData } from './readVersionData';
import { makeWorker, optionsOf } from './workers';

/** The published schema of options, for editors of configuration files. */
export const SCHEMA = 'schema.json';

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** One after the other: a page asks for several files at once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The files of a version for live examples, made once for its pages and its
 * library: the worker, the data of its tables and the schema.
 *
 * @param address of the published schema
 */
export function filesOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Promise<Files> {
  const files = last.then(async () => {
    const options = optionsOf(siteDir, version);
    const { number } = libraryOf(siteDir, version);
    const worker = await step(`The worker of htmlnano ${number}`, () =>
      makeWorker(siteDir, version, options),
    );
    const pages = ['modules', 'config'].map((id) =>
      fs.readFileSync(path.join(siteDir, pageOf(siteDir, version, id)), 'utf8'),
    );
    const cache = new DiskCache<Files>(siteDir, 'live');
    const data = cache.getOrMake([version, pages, address], () => {
      const schema = publishedSchema(siteDir, version, address);
      return {
        'data.json': JSON.stringify(readVersionData(siteDir, version)),
        [SCHEMA]: JSON.stringify(schema, null, 2),
      };
    });
    return { ...worker, ...data };
  });
  last = files.catch(() => undefined);
  return files;
}
