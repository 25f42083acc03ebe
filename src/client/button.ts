/** Makes a button of a code block. */
export function button(
  label: string,
  onClick: (self: HTMLElement) => void,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'code-button';
  element.textContent = label;
  element.addEventListener('click', () => {
    onClick(element);
  });
  return element;
}
