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
    if (pre && pre.scrollHeight > pre.clientHeight) pre.tabIndex = 0;
    else pre?.removeAttribute('tabindex');
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
