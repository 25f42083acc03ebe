import { delegate } from '../../shared/delegate';

/*
 * The browser opens the drawer, the contents and the menus of the navbar (`popover`,
 * `<details>`), even before the site runs. This closes them.
 */

const MENU = '.navbar__item.dropdown[open]';
/** The drawer or the contents. Only one of them is open at a time. */
const POPOVER = ':is(.navbar-sidebar, .page-contents > *):popover-open';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(MENU);

// The app follows links without loading a document.
delegate('click', `${MENU} a, ${POPOVER} a`, () => {
  for (const menu of openMenus()) menu.open = false;
  closePopover();
});
for (const elsewhere of ['pointerdown', 'focusin'] as const) {
  document.addEventListener(elsewhere, ({ target }) => {
    for (const menu of openMenus()) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  });
}
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});
// On a wide screen, their content is beside the page.
matchMedia('(width > 996px)').addEventListener('change', closePopover);

function closePopover(): void {
  document.querySelector<HTMLElement>(POPOVER)?.hidePopover();
}
