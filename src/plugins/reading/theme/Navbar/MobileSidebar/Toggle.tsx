// Ejected: the original needs React to open its drawer.
import IconMenu from '@theme/Icon/Menu';
import type { ReactElement } from 'react';
import { DRAWER_ID } from '.';

/** The button of the navbar that opens the {@link Drawer}. */
const DrawerToggle = (): ReactElement => (
  <button
    type="button"
    className="navbar__toggle clean-btn"
    aria-label="Toggle navigation bar"
    popoverTarget={DRAWER_ID}
  >
    <IconMenu />
  </button>
);

export default DrawerToggle;
