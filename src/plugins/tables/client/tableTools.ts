import { lazyLoad } from '../../shared/lazyLoad';
import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';
import type * as table from './table';

const FIELDS = '.table-filter input';

/**
 * Sorts and filters tables with the controls of `tables/tables`. The code for
 * it is fetched on the first use.
 */
export default onPage(() => {
  // Typed before the scripts ran, or restored by the browser.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.value !== '') filter(field);
  }
});

delegate('click', '.sort-button', (button) =>
  withTable(button, ({ sortTable }) => sortTable(button)),
);
delegate('input', FIELDS, filter);

function filter(field: HTMLElement): void {
  withTable(field, ({ filterTable }) => filterTable(field as HTMLInputElement));
}

function withTable(
  control: HTMLElement,
  use: (tools: typeof table) => void,
): void {
  lazyLoad(control, () => import('./table'), use);
}
