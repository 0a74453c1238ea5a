/** The toolbar: documents, views, overlays, zoom, panels, and help. */
import { byId, element, fill } from './dom.js';
import { views } from './address.js';
import { icon } from './icons.js';
import { interfaceMenu } from './interfacemenu.js';
import { overlayMenu } from './overlaymenu.js';
import { openOnPhone } from './phonedialog.js';
import { rove } from './roving.js';
import { showShortcuts } from './shortcutdialog.js';
import { steppedZoom, zoomBy } from './zoom.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./canvas.js').Canvas} canvas */
export function startToolbar(workspace, canvas) {
  const { words, store } = workspace;
  const toggle = (name, label, body) => element('button.icon-button', {
    type: 'button', 'aria-label': words.text(label), title: words.text(label), data: { body },
    onclick: () => document.body.classList.toggle(body),
  }, icon(name));
  const viewButtons = views.filter(view => view !== 'states' || !workspace.service.isExport).map(view => element('button.view', {
    type: 'button', 'aria-pressed': 'false', data: { view }, title: words.text(`view.${view}`), onclick: () => store.set({ view, cell: '' }),
  }, icon(view), element('span', { text: words.text(`view.${view}`) })));
  const percent = element('button.zoom-value', { type: 'button', title: words.text('zoom.fit'), onclick: () => store.set({ zoom: 0 }) });
  const zoomButton = (name, label, step) => element('button.icon-button', {
    type: 'button', 'aria-label': words.text(label), title: words.text(label), onclick: () => zoomBy(canvas, steppedZoom(canvas.scale, step) / canvas.scale),
  }, icon(name));

  const bar = byId('toolbar');
  bar.setAttribute('aria-label', words.text('toolbar.label'));
  const viewGroup = element('div.segments.views', { role: 'group', 'aria-label': words.text('toolbar.views') }, viewButtons);
  fill(bar,
    toggle('documents', 'toolbar.documents', 'shows-documents'),
    viewGroup,
    overlayMenu(workspace),
    element('div.zoom', { role: 'group', 'aria-label': words.text('zoom.label') }, zoomButton('minus', 'zoom.out', -1), percent, zoomButton('plus', 'zoom.in', 1)),
    element('div.stretch'),
    workspace.session.sharedAddress && element('button.icon-button', { type: 'button', id: 'open-on-phone', 'aria-label': words.text('phone.title'), title: `${words.text('phone.title')} (Shift+P)`, onclick: () => openOnPhone(workspace) }, icon('phone')),
    element('button.icon-button', { type: 'button', id: 'full-screen', 'aria-label': words.text('full.enter'), title: `${words.text('full.enter')} (Shift+F)`, onclick: () => workspace.enterFullScreen() }, icon('full')),
    interfaceMenu(workspace),
    element('button.icon-button', { type: 'button', 'aria-label': words.text('toolbar.shortcuts'), title: `${words.text('toolbar.shortcuts')} (?)`, onclick: () => showShortcuts(workspace) }, icon('help')),
    toggle('inspector', 'toolbar.inspector', 'shows-inspector'));

  canvas.onzoom = scale => {
    percent.textContent = words.percents.format(scale);
    percent.setAttribute('aria-label', words.text('zoom.value', words.percents.format(scale)));
    percent.setAttribute('aria-pressed', String(workspace.state.zoom === 0));
  };
  const roving = rove(bar, 'button, summary, select', '[aria-pressed=true]', { isAcross: true });
  const show = () => {
    for (const button of viewButtons) button.setAttribute('aria-pressed', String(button.dataset.view === workspace.state.view));
    roving.update();
  };
  store.subscribe(show);
  const toggles = Array.from(bar.querySelectorAll('[data-body]'));
  const showSides = () => {
    for (const button of toggles) button.setAttribute('aria-expanded', String(isShown(button.dataset.body)));
  };
  new MutationObserver(showSides).observe(document.body, { attributeFilter: ['class'] });
  showSides();
  show();
}

/** Whether a side of the page is shown: on a wide page it is unless it was hidden, on a narrow one only when asked for. */
function isShown(body) {
  const isNarrow = matchMedia('(max-width: 60rem)').matches;
  return document.body.classList.contains(body) === isNarrow;
}
