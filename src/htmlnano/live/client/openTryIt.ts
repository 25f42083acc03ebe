import { readInputs } from '../../../plugins/code-examples/example';
import { loadFailed } from '../../../plugins/shared/loadFailed';
import type { ClientModule } from '@docusaurus/types';
import { holdsPage, leaveLink } from '../address';
import { EDIT_BUTTON, OPEN_TRY_IT } from '../names';
import type { Asked } from '../window/drawTryIt';

/*
 * Opens the window of Try it for its link in the navbar, its button on Usage, "Edit" of
 * an example, and a link that holds a page. The window's code is not fetched before.
 */

let dialog: HTMLDialogElement | undefined;

/** The state of this entry of the history, which other scripts use as well. */
const stateOf = () => Object(window.history.state) as { tryIt?: boolean };

document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element)) return;
    // With these keys the browser opens or saves the link by itself.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (target.closest(OPEN_TRY_IT)) {
      event.preventDefault();
      open({});
    }
    const figure = target
      .closest(EDIT_BUTTON)
      ?.closest<HTMLElement>('.code-block');
    if (figure) open(exampleIn(figure));
  },
  { capture: true },
);

/** Opens the page that a link holds, or Try it if it was open before a reload. */
const follow = (): void => {
  if (holdsPage()) open({ hash: window.location.hash });
  else if (stateOf().tryIt) open({});
};

follow();
window.addEventListener('hashchange', follow);

// The app calls it when it shows another page.
export default { onRouteDidUpdate: follow } satisfies ClientModule;

function open(asked: Asked): void {
  dialog ??= create();
  const window = dialog;
  if (!window.open) window.showModal();
  history.replaceState({ ...stateOf(), tryIt: true }, '');
  void import(/* webpackChunkName: "try-it" */ '../window/drawTryIt').then(
    ({ drawTryIt }) => drawTryIt(window, asked),
    loadFailed,
  );
}

function create(): HTMLDialogElement {
  const window = document.createElement('dialog');
  window.className = 'try-it';
  window.setAttribute('aria-labelledby', 'try-it-title');
  const head = document.createElement('header');
  const title = document.createElement('h1');
  Object.assign(title, { id: 'try-it-title', textContent: 'Try it' });
  const close = document.createElement('button');
  Object.assign(close, { className: 'code-button', textContent: 'Close' });
  close.addEventListener('click', () => window.close());
  head.append(title, close);
  const content = document.createElement('div');
  content.className = 'try-it-content';
  content.textContent = 'Try it is being loaded …';
  window.append(head, content);
  window.addEventListener('close', () => {
    leaveLink({ ...stateOf(), tryIt: undefined });
    window.remove();
    dialog = undefined;
  });
  document.body.append(window);
  return window;
}

/** The source and options of an example's first result. */
function exampleIn(figure: HTMLElement): Asked {
  const { source, options } = readInputs(figure);
  return {
    content: {
      html: source?.text ?? '',
      preset: options?.preset ?? '',
      options: options?.text ?? '',
    },
  };
}
