/** The inspector: what the selected element is, and why it looks as it does. */
import { byId, element, fill, foreign } from './dom.js';
import { designSection } from './whydesign.js';
import { name, path } from './outline.js';
import { overview } from './overview.js';
import { properties } from './properties.js';
import { rulesSection } from './whyrules.js';
import { sourceSection } from './whysource.js';
import { textsSection } from './whytexts.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./overview.js').ScreenTextsSource} source */
export function startWhy(workspace, source) {
  const panel = byId('panel-why');
  let shown = '';
  let inspected = '';
  const screen = overview(workspace, source, 'why', true);

  const show = () => {
    const selection = workspace.selection;
    const signature = signed(workspace, selection);
    if (signature === 'empty') screen.show();
    // What is the same is not made again, so that it stays where it was scrolled to.
    if (signature === shown) return;
    shown = signature;
    const place = selection?.node.element.id === inspected ? panel.scrollTop : 0;
    inspected = selection?.node.element.id ?? '';
    fill(panel, selection ? inspector(workspace, selection) : signature === 'empty' ? screen.element : missing(workspace));
    // Some sections are complete only a moment later.
    panel.scrollTop = place;
    requestAnimationFrame(() => { panel.scrollTop = Math.max(panel.scrollTop, place); });
  };
  const isRelevant = variant => variant.document === workspace.variant.document;
  workspace.store.subscribe((state, previous) => {
    if (state.selected !== previous.selected || state.axes !== previous.axes || state.document !== previous.document || state.cell !== previous.cell || state.view !== previous.view) show();
  });
  workspace.pictures.subscribe(variant => {
    if (isRelevant(variant)) show();
  });
  // Texts of other languages may have changed, which the element does not show.
  workspace.changeListeners.push(() => {
    if (workspace.selection?.node.element.key) shown = '';
  });
  const showScreen = () => {
    if (shown === 'empty') screen.show();
  };
  source.listeners.push(showScreen);
  workspace.found.subscribe(showScreen);
  workspace.sessionListeners.push(showScreen);
  show();
}

/** All sections about an element. */
function inspector(workspace, { node, page }) {
  const { words } = workspace;
  const { element: selected } = node;
  return [
    breadcrumbs(workspace, node),
    element('div.subject', {},
      element('h2', {}, foreign(shortened(name(selected)), selected.language)),
      element('p', {}, element('code.tag', { dir: 'ltr', text: `<${selected.element}>` }), ' ', element('bdi.code.quiet', { dir: 'ltr', text: selected.id }))),
    element('section', { 'aria-labelledby': 'why-properties' },
      element('h3', { id: 'why-properties', text: words.text('why.properties') }), properties(workspace, node, page)),
    designSection(workspace, node, page),
    rulesSection(workspace, selected),
    textsSection(workspace, selected, page),
    sourceSection(workspace, selected),
  ];
}

/** The elements that hold the selected one, each a button that selects it. */
function breadcrumbs({ words, store }, node) {
  const all = path(node);
  return element('nav.breadcrumbs', { 'aria-label': words.text('why.path') }, element('ol', {}, all.map(each => {
    const isLast = each === node;
    return element('li', {}, element('button', {
      type: 'button', dir: 'ltr', 'aria-current': isLast ? 'true' : null, text: each.element.element,
      onclick: () => store.set({ selected: each.element.id }),
    }));
  })));
}

/** Everything that the inspector shows of a selection. */
function signed({ state, answer, chosenDocument: document }, selection) {
  if (!selection) return state.selected !== '' && answer !== null ? 'missing' : 'empty';
  const { children, ...own } = selection.node.element;
  return JSON.stringify([state.document, selection.page.name, selection.page.locale, path(selection.node).length, own]);
}

/** What the panel says of an element that this variant does not have. */
function missing({ words }) {
  return element('div.empty', {},
    element('p.empty-title', { text: words.text('why.missing.title') }), element('p.quiet', { text: words.text('why.missing.hint') }));
}

/** A text of one or two lines. */
function shortened(text) {
  return text.length > 120 ? text.slice(0, 119) + '…' : text;
}
