/** The menu “More” of the bar: everything that can be set and has no place in the bar itself, in sections. */
import { byId, element, fill } from './dom.js';
import { startChips } from './chips.js';
import { startGridAxes } from './gridaxes.js';
import { icon } from './icons.js';
import { startOverlays } from './overlaymenu.js';
import { startPageOptions } from './pageoptions.js';
import { startMorePickers } from './pickers.js';
import { startZoomControl } from './zoomcontrol.js';

/**
 * A part of the menu. `start` fills its place once and keeps it as the state is; `isShown` says whether it is there at all.
 * What is set in it is shown in the bar by a source of marks in chips.js.
 * @typedef {Object} Section
 * @property {string} name its place has the id `more-NAME`
 * @property {string} word the key of its heading
 * @property {(workspace: import('./workspace.js').Workspace, place: HTMLElement) => void} start
 * @property {(workspace: import('./workspace.js').Workspace) => boolean} [isShown]
 */

/** The sections in their order: a new one is one line here. @type {Section[]} */
const sections = [
  { name: 'grid', word: 'region.grid', start: startGridAxes, isShown: ({ state }) => state.view === 'grid' },
  { name: 'variant', word: 'region.axes', start: startMorePickers },
  { name: 'overlays', word: 'overlays.label', start: startOverlays },
  { name: 'zoom', word: 'zoom.label', start: startZoomControl },
  { name: 'page', word: 'more.page', start: startPageOptions },
];

/** Shows the button of the menu, its sections, and the marks of what is set in them. @param {import('./workspace.js').Workspace} workspace */
export function startMore(workspace) {
  const { words, store } = workspace;
  const count = element('span.count.more-count', { hidden: true });
  const button = element('button.more-button', {
    type: 'button', id: 'more-button', 'aria-expanded': 'false', 'aria-controls': 'more-body', title: words.text('more.hint'),
    onclick: () => (body.hidden ? open() : close()),
  }, icon('sliders'), element('span', { text: words.text('more.label') }), count);
  const places = sections.map(({ name }) => element('div.more-place', { id: `more-${name}` }));
  const parts = sections.map(({ name, word }, index) => element(`section.more-${name}`, { 'aria-labelledby': `more-${name}-title` },
    element('h2.small', { id: `more-${name}-title`, text: words.text(word) }), places[index]));
  const foot = element('div.more-foot');
  const body = element('div.more-body', { id: 'more-body', role: 'group', 'aria-label': words.text('more.label'), hidden: true }, parts, foot);
  const menu = byId('more');
  fill(menu, button, body);
  sections.forEach(({ start }, index) => start(workspace, places[index]));
  startChips(workspace, { button, count, foot });

  const open = (name = '') => {
    body.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    if (name) body.querySelector(`#more-${name} :is(select, input, button)`)?.focus();
  };
  const close = () => {
    if (body.contains(document.activeElement)) button.focus();
    body.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  };
  workspace.openMore = open;
  workspace.closeMore = close;
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || body.hidden) return;
    close();
    event.stopPropagation();
  });
  menu.addEventListener('focusout', event => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) close();
  });
  document.addEventListener('pointerdown', event => {
    if (!menu.contains(event.target)) close();
  });
  const show = () => sections.forEach(({ isShown }, index) => {
    parts[index].hidden = isShown ? !isShown(workspace) : false;
  });
  store.subscribe(show);
  show();
}
