/** What is drawn over the screens: a menu of overlays, each with its key and its colour. */
import { element, fill } from './dom.js';
import { overlayNames } from './address.js';
import { icon } from './icons.js';
import { overlayKeys } from './keys.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function overlayMenu(workspace) {
  const { words, store } = workspace;
  const boxes = overlayNames.map(name => element('input', {
    type: 'checkbox', id: `overlay-${name}`, data: { name }, onchange: () => toggleOverlay(workspace, name),
  }));
  const count = element('span.count', { hidden: true });
  const menu = element('details.menu', {},
    element('summary', { title: words.text('overlays.label') }, icon('layers'), element('span', { text: words.text('overlays.label') }), count),
    element('div.menu-body', { role: 'group', 'aria-label': words.text('overlays.label') },
      boxes.map((box, index) => element('label.menu-item', { for: box.id }, box,
        element('span', { text: words.text(`overlay.${overlayNames[index]}`) }), element('kbd', { dir: 'ltr', text: overlayKeys[overlayNames[index]] })))));
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
    event.stopPropagation();
  });
  document.addEventListener('pointerdown', event => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  const show = () => {
    const { overlays } = workspace.state;
    for (const box of boxes) box.checked = overlays.includes(box.dataset.name);
    count.hidden = overlays.length === 0;
    fill(count, words.numbers.format(overlays.length));
  };
  store.subscribe(show);
  show();
  return menu;
}

/** Shows or hides an overlay. @param {import('./workspace.js').Workspace} workspace @param {string} name */
export function toggleOverlay({ store, words, announce }, name) {
  const isShown = store.state.overlays.includes(name);
  store.set({ overlays: overlayNames.filter(each => (each === name ? !isShown : store.state.overlays.includes(each))) });
  announce(words.text(isShown ? 'overlay.hidden' : 'overlay.shown', words.text(`overlay.${name}`)));
}
