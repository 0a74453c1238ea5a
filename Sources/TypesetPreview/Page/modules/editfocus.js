/** The focus in a field on the canvas and its card: keys of the page do not act there, and both end when it goes elsewhere. */

/** @param {HTMLElement} host what holds the field and its card @param {{isBusy: () => boolean, takeBack: () => void, leave: () => void}} ends */
export function holdFocus(host, { isBusy, takeBack, leave }) {
  host.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault();
      takeBack();
    }
    event.stopPropagation();
  });
  host.addEventListener('mousedown', event => {
    // Some browsers leave the field when a button is pressed.
    if (event.target.closest('button')) event.preventDefault();
  });
  host.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (isBusy() || host.contains(next)) return;
    // Who looks at another window comes back.
    setTimeout(() => {
      if (!isBusy() && document.hasFocus() && !host.contains(document.activeElement)) leave();
    });
  });
}
