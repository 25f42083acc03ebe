import { type ChildProcess, fork } from 'node:child_process';
import type { VFile } from 'vfile';

let checker: ChildProcess | undefined;

/** The text of each page when it was last compiled. */
const compiled = new Map<string, string>();

/**
 * A rehype plugin for the development server. Another process checks each page that was
 * saved, and prints its mistakes. Checking all pages at the start would take minutes.
 *
 * @param script absolute path of the script that gets the absolute path of each page
 */
export default function checkSaved(script: string) {
  return (_tree: unknown, file: VFile): void => {
    const before = compiled.get(file.path);
    compiled.set(file.path, String(file));
    if (before === undefined || before === String(file)) return;
    if (checker === undefined) {
      checker = fork(script, { execArgv: ['--import', 'tsx'] });
      checker.unref();
      checker.channel?.unref();
    }
    checker.send(file.path);
  };
}
