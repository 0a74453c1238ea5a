/** What is set in the menu “More”, as marks in the bar that take it back, as far as there is room for them; and what takes back everything. */
import { byId, element, fill } from './dom.js';
import { initial } from './address.js';
import { axisNames, normalized } from './axes.js';
import { icon } from './icons.js';
import { barAxes } from './pickers.js';
import { rove } from './roving.js';

/** A mark: what is set, and the part of a state that is otherwise without it. @typedef {{id: string, text: string, without: (state: import('./address.js').State) => Partial<import('./address.js').State>}} Mark */

/** What gives marks: one function for each section of the menu in which something is set. @type {((workspace: import('./workspace.js').Workspace) => Mark[])[]} */
const sources = [axisMarks, gridMarks, overlayMarks];

/** The marks of everything that is set in the menu. @param {import('./workspace.js').Workspace} workspace @returns {Mark[]} */
export function marksOf(workspace) {
  return sources.flatMap(source => source(workspace));
}

/** What differs after everything is taken back, also what is set in the bar itself; null where nothing would. @param {import('./workspace.js').Workspace} workspace */
export function takenBack(workspace) {
  const marks = marksOf(workspace);
  if (marks.length === 0 && Object.keys(workspace.state.axes).length === 0) return null;
  return marks.reduce((patch, mark) => ({ ...patch, ...mark.without({ ...workspace.state, ...patch }) }), { axes: {} });
}

/** How many marks have room beside each other, from the first one. @param {number[]} widths @param {number} room @param {number} gap */
export function fitting(widths, room, gap) {
  let taken = -gap;
  const end = widths.findIndex(width => (taken += gap + width) > room);
  return end < 0 ? widths.length : end;
}

/** Axes that have a value of their own, except those that the bar shows. @param {import('./workspace.js').Workspace} workspace */
function axisMarks(workspace) {
  const { state } = workspace;
  return axisNames.filter(axis => !barAxes.includes(axis) && axis !== 'pseudo' && state.axes[axis]).map(axis => ({
    id: `axis-${axis}`, text: axisText(workspace, axis, state.axes[axis]),
    without: ({ axes }) => ({ axes: normalized({ ...axes, [axis]: '' }) }),
  }));
}

/** The words for the value of an axis: alone, where everybody knows of what it is one. */
function axisText(workspace, axis, value) {
  const { words } = workspace;
  if (axis === 'bold') return words.text('axis.bold');
  const name = workspace.valueName(axis, value);
  return ['device', 'orientation', 'numerals'].includes(axis) ? name : words.text('chip.value', words.text(`axis.${axis}`), name);
}

/** The axes and values of a grid, where they are not the usual ones. @param {import('./workspace.js').Workspace} workspace */
function gridMarks({ state, words }) {
  if (state.view !== 'grid') return [];
  return [['rows', 'rowvalues'], ['columns', 'columnvalues']].filter(([side, values]) => state[side] !== initial[side] || state[values].length > 0)
    .map(([side, values]) => ({
      id: `grid-${side}`, text: words.text('chip.value', words.text(`grid.${side}`), state[side] ? words.text(`axis.${state[side]}`) : words.text('grid.nocolumns')),
      without: () => ({ [side]: initial[side], [values]: [], cell: '' }),
    }));
}

/** The overlays that are shown. @param {import('./workspace.js').Workspace} workspace */
function overlayMarks({ state, words }) {
  return state.overlays.map(name => ({
    id: `overlay-${name}`, text: words.text(`overlay.${name}`), without: ({ overlays }) => ({ overlays: overlays.filter(each => each !== name) }),
  }));
}

/**
 * Shows the marks in the bar, those without room as a number at the button of the menu, and the buttons that take back everything.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{button: HTMLElement, count: HTMLElement, foot: HTMLElement}} menu
 */
export function startChips(workspace, { button, count, foot }) {
  const { words, store } = workspace;
  const place = byId('chips');
  place.setAttribute('aria-label', words.text('chips.label'));
  const take = patch => {
    // What takes itself back is gone afterwards; the menu is where it was set.
    if (place.contains(document.activeElement) || foot.contains(document.activeElement)) button.focus();
    store.set(patch);
  };
  const reset = (name, id) => element(name, {
    type: 'button', id, title: words.text('axes.reset.hint'), onclick: () => {
      take(takenBack(workspace) ?? {});
      workspace.announce(words.text('axes.reset.done'));
    },
  }, icon('reset'), element('span', { text: words.text('axes.reset') }));
  const resets = [reset('button.quiet-button', 'axis-reset'), reset('button.small-button', 'more-reset')];
  const list = element('ul.chip-list');
  fill(place, list, resets[0]);
  fill(foot, resets[1]);
  const roving = rove(list, 'button', 'button', { isAcross: true });

  const chip = mark => element('li', {}, element('button.chip', {
    type: 'button', data: { mark: mark.id }, 'aria-label': words.text('chip.remove', mark.text), title: words.text('chip.remove', mark.text), onclick: () => remove(mark),
  }, element('span', { text: mark.text }), icon('close')));
  const remove = mark => {
    const at = marksOf(workspace).findIndex(each => each.id === mark.id);
    store.set(mark.without(workspace.state));
    workspace.announce(words.text('chip.removed', mark.text));
    const others = Array.from(list.querySelectorAll('li:not([hidden]) button'));
    (others[Math.min(at, others.length - 1)] ?? button).focus();
  };
  const fit = () => {
    const items = Array.from(list.children);
    for (const item of items) item.hidden = false;
    // A narrow page has no room for marks at all.
    const shown = list.clientWidth === 0 ? 0 : fitting(items.map(item => item.offsetWidth), list.clientWidth - 6, parseFloat(getComputedStyle(list).columnGap) || 0);
    items.forEach((item, index) => { item.hidden = index >= shown; });
    const folded = items.length - shown;
    count.hidden = folded === 0;
    fill(count, element('span', { 'aria-hidden': 'true', text: words.numbers.format(folded) }), element('span.aside', { text: words.text('more.set', folded) }));
    roving.update();
  };
  let marks = '';
  const show = () => {
    const next = marksOf(workspace);
    const isActing = takenBack(workspace) !== null;
    for (const each of resets) each.hidden = !isActing;
    const names = JSON.stringify(next.map(({ id, text }) => [id, text]));
    if (names === marks) return;
    marks = names;
    fill(list, next.map(chip));
    fit();
  };
  store.subscribe(show);
  workspace.sessionListeners.push(show);
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(list);
  show();
}
