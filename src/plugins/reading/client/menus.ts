import { delegate } from '../../shared/delegate';
import { isComposed } from '../shortcuts';

/*
 * The drawer and the menus of the navbar are the browser's (`popover`,
 * `<details>`), so they open before the site runs. This closes them.
 */

const MENU = '.navbar__item.dropdown[open]';
const DRAWER = '.navbar-sidebar:popover-open';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(MENU);

// Client-side navigations.
delegate('click', `${MENU} a, ${DRAWER} a`, () => {
  for (const menu of openMenus()) menu.open = false;
  closeDrawer();
});
for (const elsewhere of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(elsewhere, ({ target }) => {
    for (const menu of openMenus()) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  });
}
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || isComposed(event)) return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});
// On a wide screen all of it stands beside the page.
matchMedia('(width > 996px)').addEventListener('change', closeDrawer);

function closeDrawer(): void {
  document.querySelector<HTMLElement>(DRAWER)?.hidePopover();
}
