import { isMultiColumnFooterLinks } from '@docusaurus/theme-common';
import type { Props } from '@theme/Footer/Links';
import Links from '@theme-init/Footer/Links';
import type { ReactElement } from 'react';

// `client/keyboardHelp` answers it.
const KEYBOARD = {
  html: '<button type="button" class="code-button keyboard-help">Keyboard</button>',
};

/** Adds a button for the list of keys: to the last column, where there are columns. */
export default function FooterLinks({ links }: Props): ReactElement {
  return (
    <Links
      links={
        isMultiColumnFooterLinks(links)
          ? links.map((column, index) =>
              index === links.length - 1
                ? { ...column, items: [...column.items, KEYBOARD] }
                : column,
            )
          : [...links, KEYBOARD]
      }
    />
  );
}
