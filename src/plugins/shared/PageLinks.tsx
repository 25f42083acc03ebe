import Link from '@docusaurus/Link';
import type {
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { ReactElement } from 'react';

interface Props {
  readonly version: GlobalVersion;
  /** The page that the reader is on. */
  readonly current?: GlobalDoc | undefined;
}

/** Links to the pages of a version, its main page first. */
export default function PageLinks({ version, current }: Props): ReactElement {
  const isMain = ({ id }: GlobalDoc) => Number(id === version.mainDocId);
  const docs = version.docs.toSorted((a, b) => isMain(b) - isMain(a));
  return (
    <ul>
      {docs.map(({ id, path }) => (
        <li key={id}>
          <Link
            to={path}
            aria-current={path === current?.path ? 'page' : undefined}
          >
            {/* A page's title is its capitalized id. */}
            {id.charAt(0).toUpperCase() + id.slice(1)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
