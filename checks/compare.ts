import { createTwoFilesPatch } from 'diff';
import { at, type Outcome } from './pageChecks';
import { MARKS } from '../src/plugins/code-examples/visible';

/**
 * Describes how a page differs from the actual outcome.
 *
 * @returns a message with file, line and, except for a problem, a unified diff
 *   with visible white space; `undefined` when the page is right
 */
export function mismatch(outcome: Outcome): string | undefined {
  const { block, actual, problem } = outcome;
  if (problem !== undefined) return `${at(block)}: ${problem}`;
  if (block.text === actual) return undefined;
  const diff = createTwoFilesPatch(
    'the page',
    'what comes out',
    visible(`${block.text}\n`),
    visible(`${actual}\n`),
  );
  return `${at(block)}: the ${block.kind} is not what really comes out. To write what does: npm run examples:update -- ${block.file}\n${diff.replace(/^.*\n/, '')}`;
}

const visible = (text: string): string =>
  text.replace(
    /[ \t\u00a0\r\n]/g,
    (space) => (MARKS[space] ?? '') + (space === '\n' ? space : ''),
  );
