/** Panes that scroll together: down alike, and along the reading direction of each, so that a pair in two directions stays a mirror. */

/** Links panes; gives a function that brings them together, for after they have grown. @param {Element[]} panes @param {() => boolean} areOpposite whether they run in opposite directions @returns {() => void} */
export function linkScrolling(panes, areOpposite) {
  let leader = panes[0];
  const follow = () => {
    const across = leader.scrollWidth - leader.clientWidth;
    const share = across > 0 ? distance(leader) / across : 0;
    for (const [place, pane] of panes.entries()) {
      if (pane === leader) continue;
      pane.scrollTop = leader.scrollTop;
      const isMirrored = areOpposite() && (place - panes.indexOf(leader)) % 2 !== 0;
      moveTo(pane, (isMirrored ? 1 - share : share) * (pane.scrollWidth - pane.clientWidth));
    }
  };
  for (const pane of panes) {
    const lead = () => { leader = pane; };
    for (const kind of ['pointerenter', 'focusin', 'touchstart', 'wheel']) pane.addEventListener(kind, lead, { passive: true });
    pane.addEventListener('scroll', () => {
      if (pane === leader) follow();
    }, { passive: true });
  }
  return follow;
}

/** How far a pane is scrolled from its left edge, in either direction of the interface. */
function distance(pane) {
  return isFromRight(pane) ? pane.scrollWidth - pane.clientWidth + pane.scrollLeft : pane.scrollLeft;
}

/** Scrolls a pane to a distance from its left edge. */
function moveTo(pane, left) {
  pane.scrollLeft = isFromRight(pane) ? left - (pane.scrollWidth - pane.clientWidth) : left;
}

/** Whether the browser counts from the right edge. */
function isFromRight(pane) {
  return getComputedStyle(pane).direction === 'rtl';
}
