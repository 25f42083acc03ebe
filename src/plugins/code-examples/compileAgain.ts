import fs from 'node:fs';
import type { Compiler } from '../shared/devServer';

/** Pages with new check results that are not shown yet. */
const outdated = new Set<string>();

/** Whether the last compilation had no error. */
let isWhole = false;

/** A plugin of the bundler, without which no page is compiled again. */
export function noticeErrors({ hooks }: Compiler): void {
  hooks.done.tap('compile-again', (stats) => {
    isWhole = !stats.hasErrors();
    touch();
  });
}

/**
 * Has a page compiled again once there is no error on any page: until then the browser
 * shows the error, and would hide and show it with each compilation.
 *
 * @param file absolute path of the page
 */
export function compileAgain(file: string): void {
  outdated.add(file);
  touch();
}

function touch(): void {
  if (!isWhole) return;
  const now = new Date();
  for (const file of outdated) fs.utimesSync(file, now, now);
  outdated.clear();
}
