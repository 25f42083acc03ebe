import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../shared/announce';
import { on } from '../../shared/delegate';
import type * as table from './table';

const FIELDS = '.table-filter input';

/**
 * Sorts and filters tables with the controls of `tables/tables`. The code for
 * it is fetched on the first use.
 */
export default {
  onRouteDidUpdate() {
    // Typed before the site ran, or restored by the browser.
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
      if (field.value !== '') filter(field);
    }
  },
} satisfies ClientModule;

on('click', '.sort-button', (button) =>
  withTable(({ sortTable }) => sortTable(button)),
);
on('input', FIELDS, filter);

function filter(field: HTMLElement): void {
  withTable(({ filterTable }) => filterTable(field as HTMLInputElement));
}

function withTable(use: (tools: typeof table) => void): void {
  import('./table').then(use, () =>
    announce('The table could not be changed. Try again.'),
  );
}
