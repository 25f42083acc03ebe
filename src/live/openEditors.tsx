import { createRoot } from 'react-dom/client';
import { readExample } from '../code-blocks/contract';
import LiveExample from './Example/LiveExample';
import './live.lazy.css';

/**
 * Turns an example's figure into editors. Its own panels stay, hidden, and come
 * back when the reader is done.
 *
 * @param figure as `src/code-blocks/codeBlocks` draws it
 * @param onClose called when the figure is as before
 */
export function openEditors(figure: HTMLElement, onClose: () => void): void {
  const panels = figure.querySelector<HTMLElement>('.example-panels');
  const caption = figure.querySelector('.example-library');
  if (!panels || !caption) return;
  const example = readExample(figure);
  const classNames = Array.from(panels.children, ({ className }) => className);
  const place = document.createElement('div');
  place.className = 'live-example';
  panels.hidden = true;
  panels.before(place);
  figure.classList.add('is-live');
  const root = createRoot(place);
  root.render(
    <LiveExample
      example={example}
      classNames={classNames}
      caption={caption}
      onClose={() => {
        root.unmount();
        place.remove();
        panels.hidden = false;
        figure.classList.remove('is-live');
        onClose();
      }}
    />,
  );
}
