import { announce } from '../live/announce';
import { button } from './button';

/**
 * Makes a button that makes an example live. All that it needs is fetched when
 * the button is pressed first.
 */
export function editButton(figure: HTMLElement): HTMLElement {
  const edit = button('Edit', () => {
    edit.setAttribute('aria-busy', 'true');
    startWorker(figure.dataset.version);
    import('../live/editExample')
      .then(
        ({ editExample }) => {
          showPlainText(figure);
          edit.hidden = true;
          editExample(figure, () => {
            edit.hidden = false;
            edit.focus();
          });
        },
        () => {
          announce('The editor could not be loaded. Try again.');
          edit.textContent = 'Try again';
        },
      )
      .finally(() => {
        edit.removeAttribute('aria-busy');
      });
  });
  edit.classList.add('live-edit');
  return edit;
}

// The library is the larger part: it need not wait for the editors.
function startWorker(version = ''): void {
  import('../live/versions').then(
    ({ minifierOf }) => {
      minifierOf(version).start();
    },
    // The editors need the same, and say that it is missing.
    () => undefined,
  );
}

// Where white space is shown, texts hold signs that are not theirs.
function showPlainText(figure: HTMLElement): void {
  figure
    .querySelector<HTMLElement>('.white-space-button[aria-pressed="true"]')
    ?.click();
}
