/** Buttons for the zoom: at the foot of the page, and in the menu of a narrow one. */
import { element, fill } from './dom.js';
import { icon } from './icons.js';
import { steppedZoom, zoomBy } from './zoom.js';

/** Fills a place with the buttons, and keeps the number between them as the zoom is. @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place */
export function startZoomControl(workspace, place) {
  const { words, store, canvas } = workspace;
  const percent = element('button.zoom-value', { type: 'button', title: words.text('zoom.fit'), onclick: () => store.set({ zoom: 0 }) });
  const step = (name, label, by) => element('button.icon-button', {
    type: 'button', 'aria-label': words.text(label), title: words.text(label), onclick: () => zoomBy(canvas, steppedZoom(canvas.scale, by) / canvas.scale),
  }, icon(name));
  fill(place, element('div.zoom', { role: 'group', 'aria-label': words.text('zoom.label') }, step('minus', 'zoom.out', -1), percent, step('plus', 'zoom.in', 1)));
  canvas.zoomListeners.push(scale => {
    percent.textContent = words.percents.format(scale);
    percent.setAttribute('aria-label', words.text('zoom.value', words.percents.format(scale)));
    percent.setAttribute('aria-pressed', String(workspace.state.zoom === 0));
  });
}
