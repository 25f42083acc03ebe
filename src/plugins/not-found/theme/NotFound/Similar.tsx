import type { ReactNode } from 'react';

/** Replaced by the search plugin, which can find similar pages. */
export default function Similar(): ReactNode {
  return null;
}
