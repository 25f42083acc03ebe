import type { ReactNode } from 'react';
import { toHash } from '../share';
import { useAsync } from '../useAsync';
import { tryItPage } from '../versions';
import type { TypedInput } from './blocks';

const hashOf = ({ source, preset = '', options }: TypedInput) =>
  toHash({ html: source, preset, options });

/** A link that takes what is edited to where there is more room for it. */
export default function TryItLink({
  input,
}: {
  readonly input: TypedInput;
}): ReactNode {
  const { made, isCurrent } = useAsync(input, 300, hashOf);
  const address = (hash = '#try-it') => tryItPage(input.version) + hash;
  return (
    <a
      className="code-button"
      href={address(made)}
      onClick={(event) => {
        if (isCurrent) return;
        event.preventDefault();
        void hashOf(input).then((hash) =>
          window.location.assign(address(hash)),
        );
      }}
    >
      Open in Try it
    </a>
  );
}
