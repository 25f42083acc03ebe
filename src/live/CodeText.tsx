import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Code to read. The Tab key stops at it where it scrolls, only. */
export default function CodeText({
  label,
  className,
  id,
  children,
}: Props): ReactNode {
  const element = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const pre = element.current;
    if (!pre) return undefined;
    const observer = new ResizeObserver(() => {
      if (scrolls(pre)) pre.tabIndex = 0;
      else pre.removeAttribute('tabindex');
    });
    observer.observe(pre);
    return () => {
      observer.disconnect();
    };
  });
  return (
    <pre
      ref={element}
      id={id}
      className={className}
      role="group"
      aria-label={label}
      translate="no"
    >
      <code>{children}</code>
    </pre>
  );
}

function scrolls(element: Element): boolean {
  return (
    element.scrollHeight > element.clientHeight ||
    element.scrollWidth > element.clientWidth
  );
}
