/** Parts of a text that get their place on the page in one frame. */
const PARTS_PER_FRAME = 24;

/**
 * Gives the parts of a text their places frame by frame.
 *
 * The longest pages take a quarter of a second to be laid out. The style sheet
 * skips what is out of view (`content-visibility`), so that a page's beginning
 * is there at once. It must not stay so: as long as places are estimated, links
 * to a section and positions that the browser goes back to are wrong.
 *
 * @param place with the class `arriving`, which it loses in the end
 * @returns what makes it happen at once
 */
export function layOut(place: Element): () => void {
  const parts = place.querySelectorAll('.markdown > *');
  let placed = 0;
  const next = (): void => {
    for (let count = 0; count < PARTS_PER_FRAME; count += 1) {
      parts[placed]?.setAttribute('data-placed', '');
      placed += 1;
    }
    if (placed < parts.length) frame = requestAnimationFrame(next);
    else finish();
  };
  const finish = (): void => {
    cancelAnimationFrame(frame);
    window.removeEventListener('click', finish, { capture: true });
    place.classList.remove('arriving');
  };
  let frame = requestAnimationFrame(() => {
    // Not the first frame: it shows the beginning.
    frame = requestAnimationFrame(next);
  });
  // The link may be one to a section, to which the browser goes by itself.
  window.addEventListener('click', finish, { capture: true });
  return finish;
}
