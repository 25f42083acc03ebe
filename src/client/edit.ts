import { announce } from '../live/announce';

/**
 * Makes an example live. All that it needs is fetched when the first button is
 * pressed.
 */
export function edit(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>('.code-block');
  if (!figure) return;
  button.setAttribute('aria-busy', 'true');
  startWorker(figure.dataset.version);
  import('../live/editExample')
    .then(
      ({ editExample }) => {
        showPlainText(figure);
        button.hidden = true;
        editExample(figure, () => {
          button.hidden = false;
          button.focus();
        });
      },
      () => {
        announce('The editor could not be loaded. Try again.');
        button.textContent = 'Try again';
      },
    )
    .finally(() => {
      button.removeAttribute('aria-busy');
    });
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
