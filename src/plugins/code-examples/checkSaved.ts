import { type ChildProcess, fork } from 'node:child_process';
import type { VFile } from 'vfile';

let checker: ChildProcess | undefined;

/** The pages as they were compiled last. */
const compiled = new Map<string, string>();

/**
 * A rehype plugin for the development server: has a page checked that was saved, in a
 * process of its own, which prints what is wrong. To check all pages at a start would
 * take minutes.
 *
 * @param script absolute path of what gets a message with the absolute path of each page
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
