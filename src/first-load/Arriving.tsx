import { useHistory, useLocation } from '@docusaurus/router';
import {
  createContext,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ARRIVED } from './contract';

const IsArriving = createContext(false);

/**
 * Renders the beginning of a page that a link led to first, then the rest: the
 * longest pages have thousands of elements, of which no screen shows a tenth. A
 * link to a section, or going back, renders the whole page at once. An event
 * `arrived` tells client modules that the rest has been rendered.
 */
export function Arriving({ children }: PropsWithChildren): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [beginsAtTop] = useState(action === 'PUSH' && hash === '');
  const [isAwaited, setAwaited] = useState(beginsAtTop);
  // Docusaurus scrolls to a section as soon as the address names it.
  const isArriving = isAwaited && hash === '';

  useEffect(() => {
    if (!isArriving) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the next frame. Background tabs have no frames, and wait.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAwaited(false)));
    });
    // The click may follow a link to a section, to which the browser scrolls.
    const finish = (): void => flushSync(() => setAwaited(false));
    window.addEventListener('click', finish, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('click', finish, { capture: true });
    };
  }, [isArriving]);
  // Before the browser paints the rest.
  useLayoutEffect(() => {
    if (beginsAtTop && !isArriving) {
      place.current?.dispatchEvent(new Event(ARRIVED, { bubbles: true }));
    }
  }, [beginsAtTop, isArriving]);

  return (
    <div ref={place} className={isArriving ? 'arriving' : undefined}>
      <IsArriving value={isArriving}>{children}</IsArriving>
    </div>
  );
}

/** The part of a page that `first-load/rest` marks as the rest. */
export const Rest = ({ children }: PropsWithChildren): ReactNode =>
  use(IsArriving) ? null : children;
