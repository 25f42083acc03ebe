import Link from '@docusaurus/Link';
import type {
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import menus from '@generated/menus/default/menus';
import type { ReactElement } from 'react';
import type { MenuItem, Menus } from './docs';

interface Props {
  readonly version: Pick<GlobalVersion, 'name'>;
  /** The page that the reader is on. */
  readonly current?: GlobalDoc | undefined;
  /** The items of a category; by default all items of the version. */
  readonly items?: readonly MenuItem[] | undefined;
}

/**
 * Links to the pages of a version, in the order of its sidebar. Categories are open,
 * because nothing here waits for React.
 */
const PageLinks = ({
  version,
  current,
  items = (menus as Menus)[version.name],
}: Props): ReactElement => (
  <ul>
    {items?.map(({ label, path, items: inner }) => (
      <li key={`${label} ${path ?? ''}`}>
        {path === undefined ? (
          <span>{label}</span>
        ) : (
          <Link
            to={path}
            aria-current={path === current?.path ? 'page' : undefined}
          >
            {label}
          </Link>
        )}
        {inner && <PageLinks {...{ version, current }} items={inner} />}
      </li>
    ))}
  </ul>
);

export default PageLinks;
