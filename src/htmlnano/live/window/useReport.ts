import { useEffect, useRef, useState } from 'react';
import type { Question, Report } from '../analysis/report';
import { ask } from './analysis';

/** How long a reader must stop typing before a question is asked, in milliseconds. */
const PAUSE = 150;

const NOTHING: Report = {
  findings: [],
  isUnread: false,
  rows: [],
  enabled: [],
  off: [],
  isDone: false,
};

interface Answer {
  readonly question: Question | undefined;
  /** The answer to the previous question. */
  readonly before: Report;
  readonly told: Partial<Report>;
}

/**
 * Asks a question whenever it changes.
 *
 * @param question `undefined` to ask nothing
 * @returns the answer. Until `isDone`, parts that have not arrived are those of the
 *   previous question. If a mistake in the options stops every run, so is the result.
 */
export function useReport(question: Question | undefined): Report {
  const [answer, setAnswer] = useState<Answer>({
    question: undefined,
    before: NOTHING,
    told: {},
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!question) return undefined;
    const start = (): void =>
      ask(question, (part) =>
        setAnswer((now) => {
          const { before, told } =
            now.question === question ? now : { before: shown(now), told: {} };
          return { question, before, told: { ...told, ...part } };
        }),
      );
    const timer = setTimeout(start, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [question]);
  const report = shown(answer);
  return answer.question === question ? report : { ...report, isDone: false };
}

function shown({ before, told }: Answer): Report {
  const { rows = [], output, isDone = false } = told;
  if (isDone && output) return { ...NOTHING, ...told };
  const modules = new Set(rows.map(({ module }) => module));
  const others =
    output?.kind === 'error'
      ? []
      : before.rows.filter(({ module }) => !modules.has(module));
  return { ...before, ...told, rows: [...rows, ...others], isDone };
}
