import {
  DocsVersionProvider,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-init/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import type { ReactElement } from 'react';
import { labelOf } from '../releases';

/** The version of the page, with the number of what it is about. */
export default function DocVersionBadgeWrapper(props: Props): ReactElement {
  const version = useDocsVersion();
  const label = labelOf({ name: version.version, label: version.label });
  return (
    <DocsVersionProvider version={{ ...version, label }}>
      <DocVersionBadge {...props} />
    </DocsVersionProvider>
  );
}
