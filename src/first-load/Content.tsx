import { useHistory, useLocation } from '@docusaurus/router';
import type { WrapperProps } from '@docusaurus/types';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import {
  isValidElement,
  memo,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Arriving } from './Arriving';

type ContentProps = WrapperProps<typeof ContentType>;

/**
 * Leaves the text of the first page as the server wrote it: it is static, and
 * the longest pages are thousands of elements, which React would compare one by
 * one. A page that is reached from another is rendered as usual.
 */
export default function ContentWrapper(props: ContentProps): ReactElement {
  const { pathname } = useLocation();
  const [written, setWritten] = useState(() =>
    isHydrating() ? pathname : undefined,
  );
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isWritten = written === pathname;

  useEffect(() => {
    // Of a page that was left, or where React gave hydration up, there is
    // nothing that could be kept.
    const isThere = isWritten && element.current?.childElementCount !== 0;
    if (!isThere) setWritten(undefined);
  }, [isWritten]);
  useEffect(() => {
    const text = element.current;
    if (!isWritten || !text) return undefined;
    const follow = (event: MouseEvent): void => {
      const page = pageBehind(event.target);
      if (!page || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(page.pathname + page.search + page.hash);
    };
    const preload = ({ target }: Event): void => {
      const page = pageBehind(target);
      if (page) void window.docusaurus.preload(page.pathname);
    };
    const listening = new AbortController();
    const { signal } = listening;
    text.addEventListener('click', follow, { signal });
    for (const hint of HINTS) text.addEventListener(hint, preload, { signal });
    return () => listening.abort();
  }, [isWritten, history]);

  return isWritten ? (
    <div
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  ) : (
    <Arriving>
      <Text {...props} />
    </Arriving>
  );
}

/**
 * The router has all of a page rendered when its address changes, and once more
 * before it is left. The text is the same then, and most of the page.
 */
const Text = memo(
  (props: ContentProps) => <Content {...props} />,
  (before, after) => pageOf(before.children) === pageOf(after.children),
);

const pageOf = (text: ReactNode): unknown =>
  isValidElement(text) ? text.type : text;

/** Of a reader who is about to follow a link. */
const HINTS = ['mouseover', 'focusin', 'touchstart'] as const;

/** React keeps what is there when it is told not to warn. */
const NOTHING = { __html: '' };

function isHydrating(): boolean {
  return (
    Boolean(process.env.HYDRATE_CLIENT_ENTRY) &&
    typeof document !== 'undefined' &&
    document.documentElement.dataset.hasHydrated !== 'true'
  );
}

/**
 * The page of this site that a link of the text leads to.
 *
 * @param target of an event within the text
 * @returns `undefined` for what the browser does better: other sites, files,
 *   other tabs, and places of the same page
 */
function pageBehind(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  const address = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = address.pathname === pathname && address.search === search;
  return address.origin !== origin || isFile(address.pathname) || isHere
    ? undefined
    : address;
}

/** Whether a click is one that follows a link in its own tab. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

// Versions have dots too: `/1.1.1`.
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);
