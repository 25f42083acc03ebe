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
