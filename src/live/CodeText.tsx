import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Code to read. The Tab key stops at it where it scrolls, only. */
export default function CodeText(props: Props): ReactNode {
  const { label, className, id, children } = props;
  return (
    <pre
      // Anew with each text: another one may scroll where this does not.
      ref={(pre) => (pre ? watchScrolling(pre) : undefined)}
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

function watchScrolling(pre: HTMLPreElement): () => void {
  const observer = new ResizeObserver(() => {
    const scrolls =
      pre.scrollHeight > pre.clientHeight || pre.scrollWidth > pre.clientWidth;
    if (scrolls) pre.tabIndex = 0;
    else pre.removeAttribute('tabindex');
  });
  observer.observe(pre);
  return () => observer.disconnect();
}
