/*
 * A button is pressed as soon as the finger leaves it. Browsers press it a little
 * later, after the events of a mouse that is not there: each goes to React, and
 * `:hover` is laid out. That takes a slow phone most of a frame.
 */

const BUTTON = 'button, summary';

document.addEventListener(
  'touchend',
  (event) => {
    const { target, touches, changedTouches, cancelable } = event;
    const [finger] = changedTouches;
    const button =
      target instanceof Element && target.closest<HTMLElement>(BUTTON);
    // It cannot be cancelled while the page scrolls.
    if (!button || !finger || !cancelable || touches.length > 0) return;
    const lifted = document.elementFromPoint(finger.clientX, finger.clientY);
    if (!button.contains(lifted)) return;
    event.preventDefault();
    button.click();
  },
  { passive: false },
);
// A finger does not hover, and React would look who listens.
for (const hover of ['pointerover', 'pointerout'] as const) {
  window.addEventListener(
    hover,
    (event) => {
      if (event.pointerType === 'touch') event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}
