import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem, {
  type Props,
} from '@theme/NavbarItem/DefaultNavbarItem';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { OPEN_TRY_IT, TRY_IT_HASH, TRY_IT_PAGE } from './names';

/** A link to Try it in the version that the reader is in. */
export default function TryItNavbarItem(props: Props): ReactNode {
  const [{ docs }] = useDocsVersionCandidates(undefined);
  const page = docs.find(({ id }) => id === TRY_IT_PAGE);
  if (!page) return null;
  return (
    <DefaultNavbarItem
      {...props}
      label="Try it"
      to={page.path + TRY_IT_HASH}
      className={clsx(props.className, OPEN_TRY_IT.slice(1))}
      // The link leads to a section, and the navbar marks the page that is shown.
      isActive={() => false}
    />
  );
}
