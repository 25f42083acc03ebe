import type { ReactNode } from 'react';
import { type Shared, toHash } from '../share';
import { useHash } from '../useLater';
import { tryItPage } from '../versions';

interface Props {
  readonly version: string;
  readonly state: Shared;
}

/** A link that takes what is edited to where there is more room for it. */
export default function TryItLink({ version, state }: Props): ReactNode {
  const { made: text, isCurrent } = useHash(state);
  const page = tryItPage(version);
  return (
    <a
      className="code-button"
      href={`${page}${text ?? '#try-it'}`}
      onClick={(event) => {
        if (isCurrent) return;
        event.preventDefault();
        void toHash(state).then((hash) => {
          window.location.assign(`${page}${hash ?? '#try-it'}`);
        });
      }}
    >
      Open in Try it
    </a>
  );
}
