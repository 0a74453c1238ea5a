/** What is compared with what is shown: another document, or another locale, size, appearance or device; and how. */
import { byId, element, fill } from './dom.js';
import { defaultValue, shownValue, textSizes } from './axes.js';
import { otherAxes, shownValues } from './boards.js';
import { areSameSize, compareMode, compareModes } from './comparing.js';

/** The axes in which two variants can differ here; the address can name others. */
const axes = ['locale', 'device', 'text-size', 'appearance', 'direction'];
/** @param {import('./workspace.js').Workspace} workspace */
export function startCompareBar(workspace) {
  const { words, store } = workspace;
  const bar = byId('compare-bar');
  bar.setAttribute('aria-label', words.text('compare.label'));
  const show = () => {
    const { state } = workspace;
    bar.hidden = state.view !== 'compare';
    if (bar.hidden) return;
    const focused = bar.contains(document.activeElement) ? document.activeElement.id : '';
    fill(bar, documentPicker(workspace), axes.filter(axis => values(workspace, axis).length > 1).map(axis => axisPicker(workspace, axis)), modeButtons(workspace), swapButton(workspace));
    if (focused) document.getElementById(focused)?.focus();
  };
  store.subscribe((state, previous) => {
    if (['view', 'other', 'otheraxes', 'axes', 'document', 'mode'].some(name => state[name] !== previous[name])) show();
  });
  workspace.sessionListeners.push(show);
  // Whether both have one size is known with the pictures.
  let wasSame = null;
  workspace.pictures.subscribe(() => {
    if (workspace.state.view !== 'compare' || wasSame === areSameSize(workspace)) return;
    wasSame = areSameSize(workspace);
    show();
  });
  show();
}

/** The document that is compared. */
function documentPicker({ words, store, state, session }) {
  const select = element('select', { id: 'compare-document', onchange: event => store.set({ other: event.target.value, otheraxes: event.target.value === '' ? state.otheraxes : { ...state.otheraxes } }) },
    element('option', { value: '', text: words.text('compare.same-document') }),
    session.documents.filter(each => each.id !== state.document).map(each => element('option', { value: each.id, text: each.title })));
  select.value = state.other;
  return field(words.text('compare.with'), select, state.other !== '');
}

/** The value of an axis in which it differs. */
function axisPicker(workspace, axis) {
  const { words, store, state } = workspace;
  const chosen = otherAxes(state)[axis] ?? '';
  const choose = value => {
    const otheraxes = { ...otherAxes(store.state), [axis]: value };
    if (value === '') delete otheraxes[axis];
    store.set({ otheraxes });
  };
  const select = element('select', { id: `compare-${axis}`, onchange: event => choose(event.target.value) },
    element('option', { value: '', text: words.text('compare.same') }),
    values(workspace, axis).map(value => element('option', { value, text: workspace.valueName(axis, value) })));
  select.value = chosen;
  return field(words.text(`axis.${axis}`), select, chosen !== '');
}

/** The values of an axis that the other document has. */
function values({ session, state, document: shown }, axis) {
  const other = session.documents.find(each => each.id === state.other) ?? shown;
  const all = {
    locale: Array.from(new Set([...(other?.variants?.locale ?? []), ...(other?.locales ?? []), ...(state.otheraxes.locale ? [state.otheraxes.locale] : [])])),
    device: (session.axes.device ?? []).map(device => device.value), 'text-size': session.axes['text-size'] ?? textSizes,
    appearance: session.axes.appearance ?? ['light', 'dark'], direction: session.axes.direction ?? ['ltr', 'rtl'],
  };
  return shownValues(axis, other, all[axis]);
}

/** A picker like those of the axes. */
function field(label, select, isChanged) {
  return element(`div.picker${isChanged ? '.changed' : ''}`, {}, element('label', { for: select.id, text: label }), select);
}

/** The ways to compare; those at one place need the same size. */
function modeButtons(workspace) {
  const { words, store } = workspace;
  const [isSame, mode] = [areSameSize(workspace), compareMode(workspace)];
  return element('div.segments', { role: 'group', 'aria-label': words.text('comparison.modes') }, compareModes.map(each => element('button', {
    type: 'button', id: `compare-mode-${each}`, 'aria-pressed': String(each === mode), disabled: each !== 'side' && !isSame, title: each !== 'side' && !isSame ? words.text('compare.sizes') : null,
    text: words.text(`mode.${each}`), onclick: () => store.set({ mode: each }),
  })));
}

/** A button that shows at the start what was at the end. */
function swapButton({ words, store }) {
  return element('button.quiet-button', { type: 'button', id: 'compare-swap', text: words.text('compare.swap'), onclick: () => {
    const { state } = store;
    const differing = otherAxes(state);
    const [shown, otheraxes] = [{ ...state.axes }, {}];
    for (const [axis, value] of Object.entries(differing)) {
      const before = shownValue(state.axes, axis);
      // What an axis is without a value has no name of its own; the other side then is as the document has it.
      if (before !== '') otheraxes[axis] = before;
      if (value === defaultValue(axis)) delete shown[axis];
      else shown[axis] = value;
    }
    store.set({ axes: shown, otheraxes, ...(state.other === '' ? {} : { document: state.other, other: state.document }) });
  } });
}
