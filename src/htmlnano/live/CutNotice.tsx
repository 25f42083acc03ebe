import type { ReactNode } from 'react';
import { bytesOf } from '../../plugins/code-examples/bytesSaved';
import Button from './Button';

interface Props {
  /** The part that is shown. */
  readonly shown: string;
  readonly whole: string | Blob;
  /** The name of the file to download. */
  readonly file: string;
  /** What follows. */
  readonly children?: ReactNode;
}

/** Says how much of a text is not shown, and gives all of it as a file. */
export default function CutNotice(props: Props): ReactNode {
  const { shown, whole, file, children } = props;
  if (shown === whole) return null;
  const size = whole instanceof Blob ? whole.size : bytesOf(whole);
  const count = (bytes: number) => bytes.toLocaleString('en');
  return (
    <p className="live-cut">
      Only the beginning is shown: {count(bytesOf(shown))} of {count(size)}{' '}
      bytes.{' '}
      <Button
        aria-label={`Download ${file}`}
        onClick={() => download(whole, `${file}.txt`)}
      >
        Download
      </Button>{' '}
      {children}
    </p>
  );
}

function download(content: string | Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
