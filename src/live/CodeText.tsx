import type { ReactNode } from 'react';
import { createScrollObserver } from '../shared/scrollObserver';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Read-only code. The Tab key stops at it only if it scrolls. */
export default function CodeText(props: Props): ReactNode {
  const { label, className, id, children } = props;
  return (
    <pre
      // A new observer with each rendering: an observer notices another size of
      // the box, but not another text, which may scroll in the same one.
      ref={(pre) => {
        const observer = createScrollObserver();
        if (pre) observer.observe(pre);
        return () => observer.disconnect();
      }}
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
