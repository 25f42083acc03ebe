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
 * Shows the beginning of a page that a link led to before the rest is there: the
 * longest are thousands of elements, of which no screen shows a tenth. Who goes
 * to a section, or back to a place, gets all of it at once. When the rest has
 * come, an event `arrived` says so to those who look for elements of the page.
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
    // After the frame that comes next. Tabs in the background have none, and wait.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAwaited(false)));
    });
    // The link may be one to a section, to which the browser goes by itself.
    const finish = (): void => flushSync(() => setAwaited(false));
    window.addEventListener('click', finish, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('click', finish, { capture: true });
    };
  }, [isArriving]);
  // Before the rest is drawn.
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

/** What follows the beginning of a page: `first-load/rest` marks it. */
export const Rest = ({ children }: PropsWithChildren): ReactNode =>
  use(IsArriving) ? null : children;
