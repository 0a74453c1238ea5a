/** The two ends of the bar: documents and views where it starts, keys and panels where it ends. */
import { byId, element, fill } from './dom.js';
import { views } from './address.js';
import { icon } from './icons.js';
import { viewKeys } from './keys.js';
import { openOnPhone } from './phonedialog.js';
import { rove } from './roving.js';
import { showShortcuts } from './shortcutdialog.js';

/**
 * Shows both ends. A view is a name in `views` of address.js, with its icon, its words `view.NAME` and its key in keys.js: nothing here.
 * @param {import('./workspace.js').Workspace} workspace
 */
export function startToolbar(workspace) {
  const { words, store } = workspace;
  const [start, end] = [byId('toolbar'), byId('tools')];
  start.setAttribute('aria-label', words.text('toolbar.label'));
  end.setAttribute('aria-label', words.text('toolbar.page'));
  const choose = view => store.set({ view, cell: '' });
  const offered = views.filter(view => view !== 'states' || !workspace.service.isExport);
  const buttons = offered.map(view => element('button.view', {
    type: 'button', 'aria-pressed': 'false', data: { view }, title: viewKeys[view] ? `${words.text(`view.${view}`)} (${viewKeys[view]})` : words.text(`view.${view}`), onclick: () => choose(view),
  }, icon(view), element('span', { text: words.text(`view.${view}`) })));
  // A narrow page has the views in a list that opens.
  const list = element('select', { id: 'view-list', onchange: event => choose(event.target.value) },
    offered.map(view => element('option', { value: view, text: words.text(`view.${view}`) })));
  fill(start,
    toggle(words, 'documents', 'toolbar.documents', 'shows-documents'),
    element('div.segments.views', { role: 'group', 'aria-label': words.text('toolbar.views') }, buttons),
    element('div.picker.view-picker', {}, element('label', { for: list.id, text: words.text('toolbar.views') }), list));
  fill(end,
    workspace.session.sharedAddress && element('button.icon-button', {
      type: 'button', id: 'open-on-phone', 'aria-label': words.text('phone.title'), title: `${words.text('phone.title')} (Shift+P)`, onclick: () => openOnPhone(workspace),
    }, icon('phone')),
    element('button.icon-button', {
      type: 'button', id: 'full-screen', 'aria-label': words.text('full.enter'), title: `${words.text('full.enter')} (Shift+F)`, onclick: () => workspace.enterFullScreen(),
    }, icon('full')),
    element('button.icon-button.help', {
      type: 'button', 'aria-label': words.text('toolbar.shortcuts'), title: `${words.text('toolbar.shortcuts')} (?)`, onclick: () => showShortcuts(workspace),
    }, icon('help')),
    toggle(words, 'inspector', 'toolbar.inspector', 'shows-inspector'));

  const rovings = [start, end].map(bar => rove(bar, 'button, select', '[aria-pressed=true]', { isAcross: true }));
  const show = () => {
    const { view } = workspace.state;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.view === view));
    list.value = view;
    for (const roving of rovings) roving.update();
  };
  store.subscribe(show);
  addEventListener('resize', show);
  const toggles = [start, end].flatMap(bar => Array.from(bar.querySelectorAll('[data-body]')));
  const showSides = () => {
    for (const button of toggles) button.setAttribute('aria-expanded', String(isShown(button.dataset.body)));
  };
  new MutationObserver(showSides).observe(document.body, { attributeFilter: ['class'] });
  showSides();
  show();
}

/** A button that shows or hides a side of the page. */
function toggle(words, name, label, body) {
  return element('button.icon-button', {
    type: 'button', 'aria-label': words.text(label), title: words.text(label), data: { body },
    onclick: () => document.body.classList.toggle(body),
  }, icon(name));
}

/** Whether a side of the page is shown: on a wide page it is unless it was hidden, on a narrow one only when asked for. */
function isShown(body) {
  const isNarrow = matchMedia('(max-width: 60rem)').matches;
  return document.body.classList.contains(body) === isNarrow;
}
