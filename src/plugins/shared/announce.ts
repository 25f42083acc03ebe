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

/**
 * Copies a text, and announces the outcome. Safari needs a promise of the text, because
 * it allows writing to the clipboard only during the click.
 */
export async function announceCopy(
  text: string | Promise<string>,
  show: (label: string) => void,
): Promise<void> {
  const label = await write(text).then(
    () => 'Copied',
    () => 'Not copied',
  );
  show(label);
  announce(label);
}

/** It is asynchronous, so that it rejects over plain HTTP, which has no clipboard. */
async function write(text: string | Promise<string>): Promise<void> {
  await (typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]));
}

/** Copies a text, and shows the outcome on a button until it loses focus. */
export function announceCopyOn(
  button: HTMLElement,
  text: string,
  label: string,
  name = label,
): void {
  const say = (shown: string, full = shown): void => {
    button.textContent = shown;
    button.setAttribute('aria-label', full);
  };
  void announceCopy(text, say);
  button.addEventListener('blur', () => say(label, name), { once: true });
}
