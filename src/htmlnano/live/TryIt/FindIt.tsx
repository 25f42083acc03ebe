import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import Button from '../Button';
import type { PieceAnswer, Progress } from '../find/findPiece';
import type { Runs } from '../find/runs';
import { useAsync } from '../useAsync';
import RemedyList from './RemedyList';
import type { SetModules } from './SetModules';

interface Props {
  /** `undefined` while there is no result. */
  readonly runs: Runs | undefined;
  readonly onModules: SetModules;
}

const START: Progress = { runs: 0, of: 1 };

/** Finds the modules that remove a piece of the reader's page. */
export default function FindIt({ runs, onModules }: Props): ReactNode {
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped] = useState('');
  const [piece, setPiece] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  const [progress, tell] = useState(START);
  const asked = useMemo(
    () => (runs && piece !== undefined ? { runs, piece, tell } : undefined),
    [runs, piece],
  );
  const { value, isCurrent, retry } = useAsync(asked, 0, find);
  const answer = asked && isCurrent ? value : undefined;
  const isSearching = asked !== undefined && !isCurrent;
  // The button that was pressed goes.
  const focusStatus = (): void =>
    status.current?.focus({ preventScroll: true });
  return (
    <form
      className="live-find"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        tell(START);
        setStopped(false);
        if (typed === piece) retry();
        else setPiece(typed);
      }}
    >
      <label htmlFor={id}>Something is missing or wrong in the result</label>
      <div className="live-find-row">
        <textarea
          id={id}
          rows={1}
          aria-describedby={`${id}-what`}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent, currentTarget } = event;
            if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
            event.preventDefault();
            currentTarget.form?.requestSubmit();
          }}
        />
        <Button type="submit">Find it</Button>
      </div>
      <p id={`${id}-what`} className="live-find-what">
        A piece of your HTML or its text that should be there, such as{' '}
        <code translate="no">placeholder=&quot; &quot;</code>
      </p>
      {isSearching && (
        <div className="live-find-row">
          <progress
            aria-label="Search for modules"
            max={progress.of}
            value={progress.runs}
          />
          <span>
            Run {progress.runs} of about {progress.of}
          </span>
          <Button
            onClick={() => {
              setPiece(undefined);
              setStopped(true);
              focusStatus();
            }}
          >
            Stop
          </Button>
        </div>
      )}
      <p ref={status} role="status" tabIndex={-1} className="live-find-said">
        {isSearching
          ? 'The modules are switched off in groups …'
          : answer
            ? sayOf(answer)
            : piece !== undefined && !runs
              ? 'There is no result to search.'
              : isStopped && 'The search was stopped.'}
      </p>
      {runs && answer?.kind === 'missing' && (
        <RemedyList
          {...answer}
          runs={runs}
          onModules={(values) => {
            focusStatus();
            onModules(values);
          }}
        />
      )}
    </form>
  );
}

type Answer = PieceAnswer | { readonly kind: 'failed'; readonly why: string };

const find = (
  {
    runs,
    piece,
    tell,
  }: {
    readonly runs: Runs;
    readonly piece: string;
    readonly tell: (progress: Progress) => void;
  },
  isStale: () => boolean,
): Promise<Answer> =>
  import('../find')
    .then(({ findPiece }) => findPiece(runs, piece, tell, isStale))
    .catch((error: unknown) => ({
      kind: 'failed',
      why: (error as Error).message,
    }));

const times = (count: number): string =>
  count === 1
    ? 'once'
    : count === 2
      ? 'twice'
      : `${count.toLocaleString('en')} times`;

/** What stands above the modules. */
function sayOf(answer: Answer): string {
  switch (answer.kind) {
    case 'failed':
      return `The search failed: ${answer.why}`;
    case 'unknown':
      return 'Your HTML does not have this. Copy a piece as it stands there.';
    case 'there':
      return `The result has it as often as your HTML: ${times(answer.count)}.`;
    case 'missing': {
      const { before, after, remedies } = answer;
      const lost =
        after === 0
          ? 'The result does not have it.'
          : `Your HTML has it ${times(before)}, the result ${times(after)}.`;
      if (remedies === 'parser' || remedies.length === 0) return lost;
      const isPair = remedies.some((modules) => modules.length > 1);
      const way = isPair
        ? 'two modules bring it back together'
        : remedies.length > 1
          ? 'each of these modules brings it back'
          : 'this module brings it back';
      return `${lost} Switched off, ${way}:`;
    }
  }
}
