import { readExample } from '../../code-blocks/contract';
import { announce } from '../../shared/announce';
import { on } from '../../shared/delegate';

// `code-blocks/codeBlocks` draws the button. What was made live has buttons of
// its own.
on('click', '.code-block .live-edit:not(.live-example *)', edit);

/**
 * Makes an example live. All that it needs is fetched when the first button is
 * pressed.
 */
function edit(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>('.code-block');
  if (!figure) return;
  button.setAttribute('aria-busy', 'true');
  startWorker(readExample(figure).version);
  import('../openEditors')
    .then(
      ({ openEditors }) => {
        // Where white space is shown, texts hold signs that are not theirs.
        figure
          .querySelector<HTMLElement>(
            '.white-space-button[aria-pressed="true"]',
          )
          ?.click();
        button.hidden = true;
        openEditors(figure, () => {
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
function startWorker(version: string): void {
  import('../versions').then(
    ({ minifierOf }) => {
      minifierOf(version).start();
    },
    // The editors need the same, and say that it is missing.
    () => undefined,
  );
}
