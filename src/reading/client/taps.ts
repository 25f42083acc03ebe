/*
 * A button is clicked as soon as the finger leaves it. Browsers click a little
 * later, after the events of a mouse that is not there: each goes to React, and
 * `:hover` is laid out. That takes a slow phone longer than a frame.
 */
document.addEventListener(
  'touchend',
  (event) => {
    const { target, touches, changedTouches, cancelable } = event;
    const [finger] = changedTouches;
    const button =
      target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    // Otherwise the page scrolls, or other fingers still touch it.
    if (!button || !finger || !cancelable || touches.length > 0) return;
    const lifted = document.elementFromPoint(finger.clientX, finger.clientY);
    if (!button.contains(lifted)) return;
    event.preventDefault();
    button.click();
  },
  { passive: false },
);

const BUTTONS = 'button, summary';

// For a finger nothing hovers.
for (const hover of ['pointerover', 'pointerout'] as const) {
  window.addEventListener(
    hover,
    (event) => {
      if (event.pointerType === 'touch') event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}
