let region: HTMLElement | undefined;

/**
 * Announces a text to screen readers. The first call creates the live region,
 * and should be empty: its initial text is not announced.
 */
export function announce(text: string): void {
  if (region === undefined) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

/** Announces the outcome of writing to the clipboard. */
export async function announceCopy(
  writing: Promise<void>,
  show: (label: string) => void,
): Promise<void> {
  const label = await writing.then(
    () => 'Copied',
    () => 'Not copied',
  );
  show(label);
  announce(label);
}

/** Shows the outcome of copying on a button until it loses focus. */
export function announceCopyOn(
  button: HTMLElement,
  writing: Promise<void>,
  text: string,
  name = text,
): void {
  const say = (label: string, full = label): void => {
    button.textContent = label;
    button.setAttribute('aria-label', full);
  };
  void announceCopy(writing, say);
  button.addEventListener('blur', () => say(text, name), { once: true });
}
