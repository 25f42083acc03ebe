// Ejected: the original starts `Intl`, which takes a slow phone 75 ms.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import type { ReactElement } from 'react';

/** The day of the last change of a page, such as "Last updated on Nov 23, 2026". */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactElement {
  const date = new Date(lastUpdatedAt ?? NaN);
  const [, day, month, year] = date.toUTCString().split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${String(month)} ${String(Number(day))}, ${String(year)}`}
        </time>
      </b>
    </span>
  );
}
