let region: HTMLElement | undefined;

/**
 * Says a short text to who uses a screen reader. The first call makes the place
 * for it, and may be empty: what stands there from its beginning is not said.
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

/** Says what comes of writing to the clipboard. */
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

/** Says on a button what comes of copying, until it loses the focus. */
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
