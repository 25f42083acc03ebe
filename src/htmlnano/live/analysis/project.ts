import type { VersionData } from '../versionData';
import { installCommand, type Settings } from './packages';
import { printLiteral } from './printLiteral';
import type { Report } from './report';

/** The command and the file with which htmlnano does the same in a project. */
export function projectFiles(
  settings: Settings,
  version: VersionData,
): NonNullable<Report['project']> {
  const install = installCommand(settings, version);
  // The library uses the preset `safe` if a file has none.
  if (settings.preset === '') return { install };
  const options = { preset: settings.preset, ...settings.options };
  return { install, file: configFile(options) };
}

function configFile(options: object) {
  if (isJson(options))
    return { name: '.htmlnanorc.json', code: JSON.stringify(options, null, 2) };
  // `.cjs` works in projects of ES modules, too.
  const code = `module.exports = ${printLiteral(options, '', 17)};`;
  return { name: '.htmlnanorc.cjs', code };
}

/** Whether JSON can represent the options. */
export const isJson = (options: unknown): boolean =>
  printLiteral(JSON.parse(JSON.stringify(options))) === printLiteral(options);
