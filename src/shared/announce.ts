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
