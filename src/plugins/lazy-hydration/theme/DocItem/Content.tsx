import { useHistory, useLocation } from '@docusaurus/router';
import type { WrapperProps } from '@docusaurus/types';
import Content from '@theme-init/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import {
  isValidElement,
  memo,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isHydrated } from '../../../shared/page';
import { linkedPage } from '../../linkedPage';

type ContentProps = WrapperProps<typeof ContentType>;

/**
 * Leaves the first page's text as the server rendered it: it is static, and
 * hydrating thousands of elements takes long. Other pages are rendered.
 */
export default function ContentWrapper(props: ContentProps): ReactElement {
  const { pathname } = useLocation();
  const [written, setWritten] = useState(() =>
    Boolean(process.env.HYDRATE_CLIENT_ENTRY) &&
    typeof document !== 'undefined' &&
    !isHydrated()
      ? pathname
      : undefined,
  );
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isWritten = written === pathname;
  // After a navigation, the first page is rendered by React like any other.
  if (written !== undefined && !isWritten) setWritten(undefined);

  // The text as the reader has it: translated, or with open details.
  const [nodes] = useState(() => (isWritten ? findNodes() : []));

  useLayoutEffect(() => {
    // When hydration has failed, React has made a new element, which is empty.
    if (isWritten && element.current?.childElementCount === 0)
      element.current.replaceChildren(...nodes);
  }, [isWritten, nodes]);
  const follow = (event: MouseEvent): void => {
    const page = linkedPage(event.target);
    if (!page || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(page.pathname + page.search + page.hash);
  };
  // Events that precede a navigation.
  const preload = ({ target }: SyntheticEvent): void => {
    const page = linkedPage(target);
    if (page) void window.docusaurus.preload(page.pathname);
  };

  return isWritten ? (
    <div
      ref={element}
      // Handles events of the links in it, which the keyboard can follow.
      role="presentation"
      onClick={follow}
      onMouseOver={preload}
      onFocus={preload}
      onTouchStart={preload}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  ) : (
    <Text {...props} />
  );
}

/**
 * The router renders the whole page again when its address changes, and before
 * another page is shown. The text, which is most of it, is the same then.
 */
const Text = memo(
  (props: ContentProps) => <Content {...props} />,
  (before, after) => pageOf(before.children) === pageOf(after.children),
);

const pageOf = (text: ReactNode): unknown =>
  isValidElement(text) ? text.type : text;

const findNodes = (): ChildNode[] => [
  ...(document.querySelector('.theme-doc-markdown')?.childNodes ?? []),
];

/** With `suppressHydrationWarning` React leaves HTML that differs as it is. */
const NOTHING = { __html: '' };

/** Whether a click opens a link in the same tab. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
