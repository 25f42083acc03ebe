// Ejected: React draws the original when it opens. This one is in the page, and the
// browser opens it: before the site runs, and without scripts.
import {
  useActiveDocContext,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import type { ReactElement } from 'react';
import PageLinks from '../../../../shared/PageLinks';

export const DRAWER_ID = 'drawer';

/** For narrow screens: the version, its pages, and the other items of the navbar. */
export default function Drawer(): ReactElement {
  const { activeDoc } = useActiveDocContext(undefined);
  const [version] = useDocsVersionCandidates(undefined);
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <div
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label="Navigation"
      className="navbar-sidebar"
    >
      <div className="navbar-sidebar__brand">
        <NavbarLogo />
        <NavbarColorModeToggle className="margin-right--md" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          aria-label="Close navigation bar"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        >
          <IconClose />
        </button>
      </div>
      <div className="drawer-links menu">
        <p>{`Version: ${version.label}`}</p>
        <PageLinks version={version} current={activeDoc} />
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem key={index} {...item} mobile />
          ))}
        </ul>
      </div>
    </div>
  );
}
