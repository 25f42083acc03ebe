import { useCallback, useState } from 'react';

interface History<State> {
  readonly state: State;
  /** The initial state, or the one that replaced another: not typed by the reader. */
  readonly given: State | undefined;
  /** What was typed before that. */
  readonly typed: State | undefined;
}

/** What was typed, once something has taken its place. */
const typedIn = <State>({ state, given, typed }: History<State>) =>
  state === given ? typed : state;

/**
 * A state that is typed, and can be replaced as a whole, as by a sample. What was
 * typed last can be brought back then.
 *
 * @param first the state to begin with
 * @param before what was typed earlier, if there is something to bring back
 */
export function useRestorable<State extends object>(
  first: State | (() => State),
  before?: State,
) {
  const [history, setHistory] = useState((): History<State> => {
    const given = typeof first === 'function' ? first() : first;
    return { state: given, given, typed: before };
  });
  const edit = useCallback(
    (change: (now: State) => State): void =>
      setHistory((now) => ({ ...now, state: change(now.state) })),
    [],
  );
  const replace = useCallback(
    (change: (now: State) => State): void =>
      setHistory((now) => {
        const state = change(now.state);
        return { state, given: state, typed: typedIn(now) };
      }),
    [],
  );
  const bringBack = (): void =>
    setHistory((now) => {
      const { state, given, typed } = now;
      if (typed === undefined) return now;
      const isTyped = state !== given;
      return {
        state: typed,
        given: undefined,
        typed: isTyped ? state : undefined,
      };
    });
  return {
    state: history.state,
    edit,
    replace,
    bringBack: history.typed && bringBack,
    /** What the reader would lose. */
    typed: typedIn(history),
  };
}
