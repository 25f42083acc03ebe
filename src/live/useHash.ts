import { useEffect, useState } from 'react';
import { type Shared, toHash } from './share';

/**
 * The hash that holds a state, once it is written.
 *
 * @returns `undefined` before, and where it would be too long
 */
export function useHash({ html, preset, options }: Shared): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => {
    let isStale = false;
    void toHash({ html, preset, options }).then((made) => {
      if (!isStale) setHash(made);
    });
    return () => {
      isStale = true;
    };
  }, [html, preset, options]);
  return hash;
}
