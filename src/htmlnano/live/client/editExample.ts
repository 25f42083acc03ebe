import { readExample } from '../../../plugins/code-examples/example';
import { lazyLoad } from '../../../plugins/shared/lazyLoad';
import { delegate } from '../../../plugins/shared/delegate';
import { EDIT_BUTTON } from '../names';

// Live examples have others.
delegate('click', `${EDIT_BUTTON}:not(.live-example *)`, edit);

/** Makes an example live. The first press fetches the code for it. */
function edit(button: HTMLElement): void {
  const figure = button.closest<HTMLElement>('.code-block');
  if (!figure) return;
  const { version } = readExample(figure);
  // The library is larger than the editors, so it is fetched at the same time.
  import('../versions').then(
    ({ minifierOf }) => minifierOf(version).start(),
    // The editors import the same module, and report the failure.
    () => undefined,
  );
  lazyLoad(
    button,
    () => import('../openEditors'),
    ({ openEditors }) => {
      button.hidden = true;
      openEditors(figure, () => {
        button.hidden = false;
        button.focus();
      });
    },
  );
}
