import { type ReactNode, useState } from 'react';
import { bytesOf } from '../../plugins/code-examples/bytesSaved';
import { truncate } from '../../plugins/shared/text';
import Button from './Button';

/** How many characters of a text are shown before all of it is asked for. */
const SHOWN = 20_000;

/** The part of a text that is shown, and a way to show all of it. */
interface Beginning {
  readonly shown: string;
  readonly isCut: boolean;
  readonly showAll: () => void;
}

/** Truncates a text until the reader asks for all of it. */
export function useBeginning(text: string): Beginning {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? text : truncate(text, SHOWN);
  return {
    shown,
    isCut: shown.length < text.length,
    showAll: () => setAll(true),
  };
}

interface Props {
  readonly text: string;
  readonly onClick: () => void;
}

/** A button that shows all of a truncated text. */
export function ShowAll({ text, onClick }: Props): ReactNode {
  const size = Math.round(bytesOf(text) / 1000).toLocaleString('en');
  return (
    <p className="live-show-all">
      <Button onClick={onClick}>Show all {size} KB</Button>
    </p>
  );
}
