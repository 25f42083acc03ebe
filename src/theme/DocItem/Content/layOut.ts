/**
 * Lets the browser draw a page's beginning before it lays out the rest, which on
 * the longest takes a quarter of a second. The style sheet skips what is out of
 * view (`content-visibility`). It must not stay so: as long as places are
 * estimated, links to a section and positions to go back to are wrong.
 *
 * @param place has the class `arriving`, and loses it when the beginning is drawn
 * @returns what makes the rest be laid out at once
 */
export function layOut(place: Element): () => void {
  const finish = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('click', finish, { capture: true });
    place.classList.remove('arriving');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // After the frame that comes next. Tabs in the background have none, and wait.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish);
  });
  // The link may be one to a section, to which the browser goes by itself.
  window.addEventListener('click', finish, { capture: true });
  return finish;
}
