/** What is drawn over the screens: a list of overlays, each with its key. */
import { element, fill } from './dom.js';
import { overlayNames } from './address.js';
import { overlayKeys } from './keys.js';

/** @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place */
export function startOverlays(workspace, place) {
  const { words, store } = workspace;
  const boxes = overlayNames.map(name => element('input', {
    type: 'checkbox', id: `overlay-${name}`, data: { name }, onchange: () => toggleOverlay(workspace, name),
  }));
  fill(place, boxes.map(box => element('label.menu-item', { for: box.id }, box,
    element('span', { text: words.text(`overlay.${box.dataset.name}`) }), element('kbd', { dir: 'ltr', 'aria-hidden': 'true', text: overlayKeys[box.dataset.name] }))));
  const show = () => {
    for (const box of boxes) box.checked = workspace.state.overlays.includes(box.dataset.name);
  };
  store.subscribe(show);
  show();
}

/** Shows or hides an overlay. @param {import('./workspace.js').Workspace} workspace @param {string} name */
export function toggleOverlay({ store, words, announce }, name) {
  const isShown = store.state.overlays.includes(name);
  store.set({ overlays: overlayNames.filter(each => (each === name ? !isShown : store.state.overlays.includes(each))) });
  announce(words.text(isShown ? 'overlay.hidden' : 'overlay.shown', words.text(`overlay.${name}`)));
}
