// Ejected: the original needs React to open its menu. The browser opens this one.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import type { ReactElement } from 'react';

/** A menu of the navbar; `client/menus` closes it. */
export default function Dropdown({
  mobile = false,
  position,
  label,
  items,
}: Props): ReactElement {
  const menu = (
    <details
      className={clsx(
        'dropdown',
        !mobile && 'navbar__item',
        position === 'right' && 'dropdown--right',
      )}
    >
      <summary className={mobile ? 'menu__link' : 'navbar__link'}>
        {label}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName={`${mobile ? 'menu' : 'dropdown'}__link--active`}
            mobile={mobile}
            {...item}
          />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li>{menu}</li> : menu;
}
