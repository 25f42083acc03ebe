import type { ReactNode } from 'react';
import { advise } from './advice';
import type { Output } from './minify';

/** What the library says beside its result, and what to do about an error. */
export default function Messages({
  output,
}: {
  readonly output: Output;
}): ReactNode {
  const advice = output.kind === 'result' ? undefined : advise(output.message);
  const logged = output.kind === 'problem' ? '' : output.logged;
  if (advice === undefined && logged === '') return null;
  return (
    <div className="live-messages">
      {advice !== undefined && <p>{advice}</p>}
      {logged !== '' && (
        <>
          <p>htmlnano prints on the console:</p>
          <pre>{logged}</pre>
        </>
      )}
    </div>
  );
}
