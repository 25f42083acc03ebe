import { type ReactNode, useState } from 'react';
import { announceCopy } from '../../plugins/shared/announce';
import Button from './Button';

interface Props {
  readonly text: string;
  /** What is copied, for screen readers. */
  readonly what: string;
  /**
   * A visible label, for a button in a row; without it, it is the icon in the corner of
   * a block.
   */
  readonly children?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Copies a text. The label says so until the button loses focus. */
export default function CopyButton(props: Props): ReactNode {
  const { text, what, children, isDisabled } = props;
  const [said, setSaid] = useState<string>();
  return (
    <Button
      disabled={isDisabled}
      className={children ? 'code-button' : 'code-button code-copy'}
      aria-label={said ?? `Copy ${what}`}
      onBlur={() => setSaid(undefined)}
      onClick={() => {
        void announceCopy(text, setSaid);
      }}
    >
      {said ?? children ?? 'Copy'}
    </Button>
  );
}
