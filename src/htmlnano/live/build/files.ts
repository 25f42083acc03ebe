import path from 'node:path';
import { hashOf } from '../../../plugins/shared/cache';
import { readMarkdown } from '../../../plugins/shared/markdown';
import { type DocumentedVersion, pageOf } from '../../versions';
import { publishedSchema, readVersionData } from './readVersionData';
import { workerOf } from './workers';

/** The data of a version's tables, see `live/versionData`. */
export const DATA = 'data.json';

/** The published schema of options, for editors of configuration files. */
export const SCHEMA = 'schema.json';

/**
 * A version's files for Try it, by their names.
 *
 * @param address the address of the published schema
 */
export async function filesOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Promise<Readonly<Record<string, string>>> {
  const { code } = await workerOf(siteDir, version);
  const schema = publishedSchema(siteDir, version, address);
  return {
    'worker.js': code,
    [DATA]: JSON.stringify(readVersionData(siteDir, version)),
    [SCHEMA]: JSON.stringify(schema, null, 2),
  };
}

/**
 * Hashes of the inputs of a version's files. The names of the files contain them,
 * because the names are needed before the files exist.
 */
export function hashesOf(
  siteDir: string,
  version: DocumentedVersion,
): Readonly<Record<'worker' | 'data', string>> {
  const read = (file: string): string => readMarkdown(path.join(siteDir, file));
  const tables = ['modules', 'config'].map((id) =>
    read(pageOf(siteDir, version, id)),
  );
  return {
    worker: hashOf([version.library]).slice(0, 8),
    data: hashOf([version, tables]).slice(0, 8),
  };
}
