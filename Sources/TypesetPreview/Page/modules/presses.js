/** A finger that rests on a screen. */

/** How long it rests, in milliseconds, and how far it may move meanwhile, in points. */
const [patience, slack] = [500, 10];

/** Calls a function when a finger has rested at a place and is lifted: keyboards of phones only come up then. @param {HTMLElement} host @param {(event: PointerEvent) => void} act */
export function receivePresses(host, act) {
  /** @type {PointerEvent|null} */
  let down = null;
  let isLong = false;
  host.addEventListener('pointerdown', event => {
    down = event.pointerType === 'touch' && event.isPrimary ? event : null;
    isLong = false;
  });
  host.addEventListener('pointerup', event => {
    isLong = down !== null && event.timeStamp - down.timeStamp >= patience && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= slack;
    down = null;
    if (isLong) act(event);
  });
  // The canvas is scrolled instead.
  host.addEventListener('pointercancel', () => { down = null; });
  host.addEventListener('contextmenu', event => {
    if (down) event.preventDefault();
  });
  // The click that follows would take the focus away again.
  host.addEventListener('click', event => {
    if (isLong) event.stopImmediatePropagation();
    isLong = false;
  }, { capture: true });
  host.addEventListener('mousedown', event => {
    if (isLong) event.preventDefault();
  });
}
