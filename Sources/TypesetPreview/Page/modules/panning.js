/** Moves the canvas with the pointer: while the space bar is held, or with the middle button. */
import { isTyping } from './dom.js';

/** @param {HTMLElement} canvas what scrolls */
export function receivePanning(canvas) {
  let isHeld = false;
  const hold = isOn => {
    isHeld = isOn;
    canvas.classList.toggle('held', isOn);
  };
  document.addEventListener('keydown', event => {
    if (event.key !== ' ' || isTyping(event) || document.querySelector('dialog[open]')) return;
    const target = /** @type {Element} */ (event.target);
    // On a button, the space bar presses it.
    if (target !== document.body && !canvas.contains(target)) return;
    event.preventDefault();
    hold(true);
  });
  document.addEventListener('keyup', event => {
    if (event.key === ' ') hold(false);
  });
  addEventListener('blur', () => hold(false));

  canvas.addEventListener('pointerdown', event => {
    if (event.button !== 1 && !(isHeld && event.button === 0)) return;
    event.preventDefault();
    const pane = /** @type {Element} */ (event.target).closest('.pane') ?? canvas;
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add('panning');
    const move = each => pane.scrollBy({ left: -each.movementX, top: -each.movementY, behavior: 'instant' });
    const end = () => {
      canvas.classList.remove('panning');
      canvas.removeEventListener('pointermove', move);
    };
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('lostpointercapture', end, { once: true });
    canvas.addEventListener('pointerup', each => canvas.releasePointerCapture(each.pointerId), { once: true });
  });
}
