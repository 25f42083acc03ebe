import type { ReactNode } from 'react';
import type { Shared } from '../share';
import { useHash } from '../useHash';
import { tryItPage } from '../versions';

interface Props {
  readonly version: string;
  readonly state: Shared;
}

/** A link that takes what is edited to where there is more room for it. */
export default function TryItLink({ version, state }: Props): ReactNode {
  const hash = useHash(state);
  return hash === undefined ? null : (
    <a className="code-button" href={`${tryItPage(version)}${hash}`}>
      Open in Try it
    </a>
  );
}
