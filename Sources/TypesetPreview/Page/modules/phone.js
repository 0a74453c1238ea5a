/** Which device of the table a browser runs on, as far as its screen tells. Everything here is pure. */

/** A screen in points: its upright extent, and what the housing covers of it. @typedef {{width: number, height: number, top?: number, bottom?: number}} Extent */

/** How much a point of a covered edge counts, against one of the extent: browsers report covered edges only in full screen. */
const edgeWeight = 0.5;
/** The widest upright screen that is a phone's, in points. */
const widestPhone = 500;

/**
 * The device whose screen is most like another one; null without any.
 * @param {(Extent & {value: string})[]} devices
 * @param {Extent} screen
 * @returns {string|null}
 */
export function deviceLike(devices, screen) {
  const { width, height, top, bottom } = upright(screen);
  const edge = (own, other) => (other === undefined ? 0 : Math.abs((own ?? 0) - other) * edgeWeight);
  const distance = device => Math.abs(device.width - width) + Math.abs(device.height - height) + edge(device.top, top) + edge(device.bottom, bottom);
  let best = null;
  for (const device of devices) if (best === null || distance(device) < distance(best)) best = device;
  return best?.value ?? null;
}

/** Whether a screen is that of a phone. @param {Extent} screen */
export function isPhone(screen) {
  return upright(screen).width <= widestPhone;
}

/** The locale, or any other value, that a swipe leads to: the next one comes from the side where reading goes on. @param {string[]} values @param {string} value @param {number} moved how far the finger went to the right @param {string} direction of the page */
export function swiped(values, value, moved, direction) {
  const step = (moved < 0) === (direction !== 'rtl') ? 1 : -1;
  const at = Math.max(values.indexOf(value), 0);
  return values[(at + step + values.length) % values.length] ?? value;
}

/** A screen held upright. */
function upright({ width, height, top, bottom }) {
  return { width: Math.min(width, height), height: Math.max(width, height), top, bottom };
}
