/** What the keys of the page do. */
import { isTyping } from './dom.js';
import { changed, neighbour, shownValue, textSizes } from './axes.js';
import { overlayKeys, panelKeys, viewKeys } from './keys.js';
import { toggleOverlay } from './overlaymenu.js';
import { openOnPhone } from './phonedialog.js';
import { areKeysOn, showShortcuts } from './shortcutdialog.js';
import { steppedZoom, zoomBy } from './zoom.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./canvas.js').Canvas} canvas */
export function startShortcuts(workspace, canvas) {
  const actions = { ...viewActions(workspace), ...variantActions(workspace), ...zoomActions(workspace, canvas), ...pageActions(workspace) };
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key.length === 1 && event.key !== '?' && !areKeysOn()) return;
    const action = workspace.coverActions()[event.key] ?? workspace.panelActions[event.key] ?? actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** Keys of views, panels and overlays. */
function viewActions(workspace) {
  const { store, words, announce } = workspace;
  const actions = {};
  for (const [view, key] of Object.entries(viewKeys)) actions[key] = () => {
    if (view === 'states' && workspace.service.isExport) return;
    store.set({ view, cell: '' });
    announce(words.text(`view.${view}`));
  };
  for (const [panel, key] of Object.entries(panelKeys)) actions[key] = () => {
    if (!document.getElementById(`tab-${panel}`)) return;
    store.set({ panel });
    document.body.classList.toggle('shows-inspector', matchMedia('(max-width: 60rem)').matches);
    document.getElementById(`tab-${panel}`)?.focus();
  };
  for (const [name, key] of Object.entries(overlayKeys)) actions[key] = () => toggleOverlay(workspace, name);
  return { ...actions, x: () => store.set({ overlays: [] }) };
}

/** Keys of the axes. */
function variantActions(workspace) {
  const { store } = workspace;
  const set = (axis, value) => {
    store.set({ axes: changed(store.state.axes, axis, value) });
    workspace.announce(`${workspace.words.text(`axis.${axis}`)}: ${value ? workspace.valueName(axis, value) : workspace.words.text('automatic.document')}`);
  };
  const step = (axis, values, by) => set(axis, neighbour(values, shownValue(store.state.axes, axis), by));
  const locales = () => workspace.document?.locales ?? [];
  return {
    '[': () => step('text-size', textSizes, -1),
    ']': () => step('text-size', textSizes, 1),
    l: () => step('locale', ['', ...locales()], 1),
    L: () => step('locale', ['', ...locales()], -1),
    i: () => set('appearance', shownValue(store.state.axes, 'appearance') === 'dark' ? 'light' : 'dark'),
    c: () => set('contrast', shownValue(store.state.axes, 'contrast') === 'high' ? 'normal' : 'high'),
    q: () => set('direction', (store.state.axes.direction ?? workspace.answer?.pages[0]?.direction) === 'rtl' ? 'ltr' : 'rtl'),
  };
}

/** Keys of the zoom. */
function zoomActions({ store }, canvas) {
  const zoom = step => zoomBy(canvas, steppedZoom(canvas.scale, step) / canvas.scale);
  return { '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), 0: () => store.set({ zoom: 0 }) };
}

/** Keys of the page as a whole. */
function pageActions(workspace) {
  const { store } = workspace;
  const ids = () => workspace.listed().map(each => each.id);
  const go = step => store.set({ document: neighbour(ids(), store.state.document, step), selected: '', cell: '' });
  return {
    '?': () => showShortcuts(workspace),
    P: () => !workspace.service.isExport && openOnPhone(workspace),
    Escape: () => {
      const sides = ['shows-documents', 'shows-inspector'];
      if (matchMedia('(max-width: 60rem)').matches && sides.some(side => document.body.classList.contains(side))) document.body.classList.remove(...sides);
      else store.set({ selected: '' });
    },
    '/': () => {
      document.body.classList.toggle('shows-documents', matchMedia('(max-width: 60rem)').matches);
      document.getElementById('document-search')?.focus();
    },
    F2: () => workspace.editing?.beginInside(),
    ',': () => workspace.canvas.stepScreen(-1),
    '.': () => workspace.canvas.stepScreen(1),
    '}': () => go(1),
    '{': () => go(-1),
  };
}
