import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce } from '../live/announce';

// `theme/DocBreadcrumbs` draws the button, after the link to what it copies.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('button.copy-page');
    const link = button && button.parentElement?.querySelector('a');
    if (link) copyPage(button, link.href);
  });
}

function copyPage(button: HTMLElement, address: string): void {
  const markdown = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    return response.text();
  });
  const report = (label: string): void => {
    button.textContent = label;
    announce(label);
  };
  // A text that is yet to come: Safari lets none be written later than the click.
  const item = new ClipboardItem({ 'text/plain': markdown });
  navigator.clipboard.write([item]).then(
    () => {
      report('Copied');
    },
    () => {
      report('Not copied');
    },
  );
  button.addEventListener(
    'blur',
    () => {
      button.textContent = 'Copy page';
    },
    { once: true },
  );
}
