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
}

/** Links to the pages of a version, as its sidebar has them. */
const PageLinks = ({ version, current }: Props): ReactElement => (
  <Items items={(menus as Menus)[version.name] ?? []} current={current} />
);

export default PageLinks;

interface ItemsProps extends Pick<Props, 'current'> {
  readonly items: readonly MenuItem[];
}

/** Categories are open, as nothing here waits for React. */
const Items = ({ items, current }: ItemsProps): ReactElement => (
  <ul>
    {items.map(({ label, path, items: inner }) => (
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
        {inner && <Items items={inner} current={current} />}
      </li>
    ))}
  </ul>
);
