import { useEffect, useState } from 'react';
import { type Shared, toHash } from './share';

// A pause in typing, in milliseconds.
const PAUSE = 300;

/** The hash that holds a state. */
export interface Hash {
  /** `undefined` where it would be too long, and before the first is made. */
  readonly text: string | undefined;
  /** Whether it holds the state as it is now. */
  readonly isCurrent: boolean;
}

/** Writes a state into a hash, anew whenever it has come to rest. */
export function useHash(state: Shared): Hash {
  const { html, preset, options } = state;
  const [made, setMade] = useState<{
    readonly of: Shared;
    readonly text: string | undefined;
  }>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      const of = { html, preset, options };
      void toHash(of).then((text) => {
        if (!isStale) setMade({ of, text });
      });
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [html, preset, options]);
  return {
    text: made?.text,
    isCurrent:
      made?.of.html === html &&
      made.of.preset === preset &&
      made.of.options === options,
  };
}
