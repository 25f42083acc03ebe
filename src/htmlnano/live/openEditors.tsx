import { createRoot } from 'react-dom/client';
import '../../plugins/shared/reactRoot';
import { panelsOf, readExample } from '../../plugins/code-examples/example';
import LiveExample, { type Texts } from './Example/LiveExample';
import './live.lazy.css';

/** What was typed into an example that is closed again. */
const typedBefore = new WeakMap<HTMLElement, Texts>();

/**
 * Replaces the panels of an example's figure by editors, until they are closed.
 *
 * @param figure as `code-examples/codeBlocks` draws it
 * @param onClose called when the panels have been restored
 */
export function openEditors(figure: HTMLElement, onClose: () => void): void {
  const panels = figure.querySelector<HTMLElement>('.example-panels');
  const caption = figure.querySelector('.example-library');
  if (!panels || !caption) return;
  const example = readExample(figure);
  const classNames = panelsOf(figure).map(({ className }) => className);
  const container = document.createElement('div');
  container.className = 'live-example';
  panels.hidden = true;
  panels.before(container);
  figure.classList.add('is-live');
  const root = createRoot(container);
  root.render(
    <LiveExample
      example={example}
      classNames={classNames}
      caption={caption}
      before={typedBefore.get(figure)}
      onClose={(typed) => {
        if (typed) typedBefore.set(figure, typed);
        root.unmount();
        container.remove();
        panels.hidden = false;
        figure.classList.remove('is-live');
        onClose();
      }}
    />,
  );
}
