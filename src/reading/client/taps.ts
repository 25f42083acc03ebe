/*
 * A button is pressed as soon as the finger leaves it. Browsers press it a little
 * later, after the events of a mouse that is not there: each goes to React, and
 * `:hover` is laid out. That takes a slow phone most of a frame.
 */

const BUTTON = 'button, summary';

const UNHEARD = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointerup',
  'gotpointercapture',
  'lostpointercapture',
] as const;

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
    event.stopPropagation();
    button.click();
  },
  { capture: true, passive: false },
);
// React would look each time who listens: nobody does.
for (const name of UNHEARD) {
  window.addEventListener(
    name,
    (event) => {
      if (event.pointerType === 'touch') event.stopPropagation();
    },
    { capture: true, passive: true },
  );
}
