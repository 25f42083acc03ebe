import { type ComponentProps, type ReactNode, useState } from 'react';
import { announceCopy } from '../../../plugins/shared/announce';

/** A quiet button. */
export const Button = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" className="code-button" {...props} />
);

interface Props {
  readonly text: string | (() => Promise<string>);
  /** A name of the text for the button's label. */
  readonly what: string;
  readonly children?: ReactNode;
}

/** Copies a text. The button says so until it loses focus. */
export function CopyButton({ text, what, children }: Props): ReactNode {
  const [said, setSaid] = useState<string>();
  return (
    <Button
      aria-label={said ?? `Copy ${what}`}
      onBlur={() => setSaid(undefined)}
      onClick={() => {
        void announceCopy(typeof text === 'string' ? text : text(), setSaid);
      }}
    >
      {said ?? children ?? 'Copy'}
    </Button>
  );
}
