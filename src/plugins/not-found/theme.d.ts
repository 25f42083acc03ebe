declare module '@theme/NotFound/Similar' {
  import type { ReactNode } from 'react';

  /** Pages with an address that is similar to the one which was not found. */
  export default function Similar(): ReactNode;
}
