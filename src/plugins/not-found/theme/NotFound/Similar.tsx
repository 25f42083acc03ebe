import type { ReactNode } from 'react';

/** A theme with a search can replace this: it knows which pages are similar. */
export default function Similar(): ReactNode {
  return null;
}
