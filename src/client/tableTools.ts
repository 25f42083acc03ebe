import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { announce } from '../live/announce';
import type * as table from './table';

const FIELDS = '.table-filter input';

/**
 * Sorts and filters tables that `markdown/tables` drew controls for. How is
 * fetched when the first is used.
 */
const tableTools: ClientModule = {
  onRouteDidUpdate() {
    // Typed before the site ran, or kept by the browser.
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
      if (field.value !== '') filter(field);
    }
  },
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.sort-button');
    if (button)
      withTable(({ sortTable }) => {
        sortTable(button);
      });
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FIELDS)) {
      filter(target);
    }
  });
}

const filter = (field: HTMLInputElement): void => {
  withTable(({ filterTable }) => {
    filterTable(field);
  });
};

function withTable(use: (tools: typeof table) => void): void {
  import('./table').then(use, () => {
    announce('The table could not be changed. Try again.');
  });
}

export default tableTools;
