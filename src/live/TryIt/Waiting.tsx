import type { ReactNode } from 'react';
import type { Steps } from '../useSteps';

/** Stands for what is not there yet, or will not come. */
export default function Waiting({
  state,
}: {
  readonly state: Exclude<Steps, { kind: 'steps' }>;
}): ReactNode {
  return (
    <p>
      {state.kind === 'failed'
        ? `There is no result to look into: ${state.message}`
        : 'The modules run one by one …'}
    </p>
  );
}
