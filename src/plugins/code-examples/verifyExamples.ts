import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { compileAgain } from './compileAgain';
import type { Answer, Outdated, Question } from './exampleProcess';

/** Milliseconds that a page waits for its examples: enough for a changed one. */
const ANSWER_TIMEOUT = 500;

let runner: ChildProcess | undefined;

/** Questions without an answer yet, in order. */
const open: [question: Question, resolve: (answer: Answer) => void][] = [];

/**
 * Starts the process that runs examples, once: it has hundreds to run.
 *
 * @param module of an `ExampleRunner`, by its absolute path
 */
export function startRunner(module: string): void {
  if (runner) return;
  runner = fork(path.join(__dirname, 'exampleProcess.ts'), [module], {
    execArgv: ['--import', 'tsx'],
  }).on('message', (message: Answer | Outdated) => {
    if ('outdated' in message) compileAgain(message.outdated);
    else open.shift()?.[1](message);
  });
  runner.unref();
  runner.channel?.unref();
  for (const [question] of open) runner.send(question);
  // An empty first question: until it is answered, the process is still loading, and no
  // page waits for it.
  void ask({ file: '', markdown: '' });
}

const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    open.push([question, resolve]);
    runner?.send(question);
  });

/**
 * A rehype plugin for the development server, to run before `codeBlocks`: adds
 * a warning below what is wrong, with a diff for a result. Examples of a page that is new take
 * long; if one turns out to be wrong, the page is compiled again.
 */
export default function verifyExamples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const isIdle = runner !== undefined && open.length === 0;
    const answer = ask({ file: file.path, markdown: String(file) });
    const wrong =
      isIdle && (await Promise.race([answer, setTimeout(ANSWER_TIMEOUT)]));
    if (!wrong) {
      void answer.then(({ length }) => {
        if (length > 0) compileAgain(file.path);
      });
      return;
    }
    for (const { line, message } of wrong) {
      const index = tree.children.findLastIndex(
        ({ position }) => position && position.start.line <= line,
      );
      // After a result, so that the example remains one figure.
      tree.children.splice(index + 1, 0, warning(message));
    }
  };
}

function warning(message: string): Element {
  const [title = '', ...diff] = message.split('\n');
  return h('div.alert.alert--danger.example-wrong', { role: 'alert' }, [
    h('p', title),
    h('div.example-diff', diff.join('\n')),
  ]);
}
