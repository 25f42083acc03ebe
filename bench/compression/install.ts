import { execSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** Is there with all packages, or not at all. */
const INSTALLED = join(__dirname, 'node_modules');
const CACHE = join(__dirname, '.cache');

/**
 * Installs the other minifiers, which the site does without, and prints that it does.
 * The benchmark and tests may run at the same time; the folder of the first one stays.
 */
export function installMinifiers(): void {
  if (existsSync(INSTALLED)) return;
  console.log('Installing the minifiers of bench/compression …');
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'install-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) {
      copyFileSync(join(__dirname, name), join(folder, name));
    }
    execSync('npm ci --no-audit', { cwd: folder, stdio: 'inherit' });
    renameSync(join(folder, 'node_modules'), INSTALLED);
  } catch (error) {
    if (!existsSync(INSTALLED)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
