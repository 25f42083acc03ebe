import type { SimpleFooter } from '@docusaurus/theme-common';
import Links from '@theme-init/Footer/Links';
import type { ReactElement } from 'react';

// `client/keyboardHelp` answers it.
const KEYBOARD = {
  html: '<button type="button" class="code-button keyboard-help">Keyboard</button>',
};

/** Adds a button for the list of keys to the links of the footer, which has no columns. */
const FooterLinks = ({ links }: Pick<SimpleFooter, 'links'>): ReactElement => (
  <Links links={[...links, KEYBOARD]} />
);

export default FooterLinks;
