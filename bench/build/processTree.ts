import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { nodeArguments } from '../../scripts/node-arguments';
import { type MeasuredSite, TEMPORARY } from './sites';

/** What a process and all that it started cost. */
export interface Usage {
  readonly seconds: number;
  /** Seconds of processor time, which other programs change less. */
  readonly processor: number;
  /** Mebibytes, all processes together, at most. */
  readonly peak: number;
}

/** Milliseconds between two looks; what a process does after the last is missed. */
const PAUSE = 50;

// As Linux has them wherever Node runs.
const TICKS = 100;
const PAGE_SIZE = 4096;

/** Runs a command of Docusaurus for a site. */
export function docusaurus(
  { dir }: MeasuredSite,
  command: 'start' | 'build',
  ...options: readonly string[]
): { readonly child: ChildProcess; readonly printed: () => string } {
  const isStock = !fs.existsSync(path.join(dir, 'scripts'));
  const stock = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', command];
  const node = [...(isStock ? stock : nodeArguments(command)), ...options];
  const child = spawn(process.execPath, node, {
    cwd: dir,
    env: { ...process.env, TMPDIR: path.join(dir, TEMPORARY) },
  });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk) => (text += String(chunk)));
  return { child, printed: () => text };
}

/**
 * Builds a site.
 *
 * @throws Error with what the build printed, when it fails
 */
export async function measureBuild(site: MeasuredSite): Promise<Usage> {
  const { child, printed } = docusaurus(site, 'build');
  const stop = watch(child);
  const [status] = (await once(child, 'exit')) as [number | null];
  const usage = stop();
  if (status !== 0) throw new Error(printed());
  return usage;
}

/** Starts to watch a process, and returns what tells how much it has used. */
export function watch({ pid }: ChildProcess): () => Usage {
  const start = performance.now();
  const ticks = new Map<number, number>();
  let peak = 0;
  const timer = setInterval(() => {
    const tree = readTree(pid);
    for (const each of tree) ticks.set(each.pid, each.ticks);
    peak = Math.max(peak, sum(tree.map(({ pages }) => pages)));
  }, PAUSE);
  return () => {
    clearInterval(timer);
    return {
      seconds: (performance.now() - start) / 1000,
      processor: sum([...ticks.values()]) / TICKS,
      peak: (peak * PAGE_SIZE) / 2 ** 20,
    };
  };
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process itself. */
  readonly ticks: number;
  /** Resident memory. */
  readonly pages: number;
}

/** A process with all that stem from it (`man 5 proc_pid_stat`). */
function readTree(root?: number): Process[] {
  const all = fs.readdirSync('/proc').flatMap((name): Process[] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const field = (number: number): number => Number(fields[number - 3]);
      const ticks = field(14) + field(15);
      return [{ pid: Number(name), parent: field(4), ticks, pages: field(24) }];
    } catch {
      // It has ended.
      return [];
    }
  });
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree)
    tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
