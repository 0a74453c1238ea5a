/** One stop of the tabulator key for a list of things, and arrow keys between them. */

/**
 * @param {HTMLElement} list
 * @param {string} selector what can have the focus
 * @param {string} current which of them has it first
 * @param {{isAcross?: boolean}} [options] whether the list runs across rather than down
 */
export function rove(list, selector, current, { isAcross = false } = {}) {
  const stops = () => {
    // In a bar that is shown, some things are there only on a wide or a narrow page.
    const isMixed = isAcross && list.checkVisibility();
    return Array.from(list.querySelectorAll(selector)).filter(stop => !stop.closest('[hidden]') && (!isMixed || stop.checkVisibility()));
  };
  const update = () => {
    const all = stops();
    const first = all.find(stop => stop === document.activeElement) ?? all.find(stop => stop.matches(current)) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === first ? 0 : -1;
  };
  list.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = stops();
    const at = all.indexOf(/** @type {any} */ (document.activeElement));
    if (at < 0) return;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const forward = isAcross ? (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown';
    const back = isAcross ? (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp';
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stop = all[Math.min(Math.max(next, 0), all.length - 1)];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    stop.focus();
    stop.scrollIntoView({ block: 'nearest' });
  });
  list.addEventListener('focusin', event => {
    const stop = event.target.closest(selector);
    if (stop) for (const each of stops()) each.tabIndex = each === stop ? 0 : -1;
  });
  return { update };
}
