import type { ReactNode } from 'react';
import { createScrollObserver } from '../shared/scrollObserver';

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
      // Anew with each text: another one may scroll in a box of the same size.
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
