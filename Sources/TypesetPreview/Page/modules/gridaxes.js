/** The axes of a grid: which one runs down, which one across, and which values they show. */
import { element, fill } from './dom.js';
import { axisNames } from './axes.js';
import { allValues, gridValues } from './boards.js';

/** The parts of the state that say what a grid shows. */
const parts = ['rows', 'columns', 'rowvalues', 'columnvalues'];

/** @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place */
export function startGridAxes(workspace, place) {
  const show = () => {
    const focused = place.contains(document.activeElement) ? document.activeElement.id : '';
    const scrolled = Array.from(place.querySelectorAll('.value-list'), list => list.scrollTop);
    fill(place, side(workspace, 'rows'), side(workspace, 'columns'));
    place.querySelectorAll('.value-list').forEach((list, index) => { list.scrollTop = scrolled[index] ?? 0; });
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  };
  workspace.store.subscribe((state, previous) => {
    if (['view', 'document', ...parts].some(part => state[part] !== previous[part]) && state.view === 'grid') show();
  });
  workspace.sessionListeners.push(show);
  show();
}

/** The axis of the rows or the columns, and its values. @param {import('./workspace.js').Workspace} workspace @param {'rows'|'columns'} name */
function side(workspace, name) {
  const { words, store, state, document } = workspace;
  const valueName = name === 'rows' ? 'rowvalues' : 'columnvalues';
  // An export has only some values.
  const axes = axisNames.filter(axis => axis !== 'pseudo' && (axis === state[name] || (document?.values?.[axis] ?? [0, 1]).length > 1));
  const select = element('select', { id: `grid-${name}`, onchange: event => store.set({ [name]: event.target.value, [valueName]: [], cell: '' }) },
    name === 'columns' && element('option', { value: '', text: words.text('grid.nocolumns') }),
    axes.map(axis => element('option', { value: axis, text: words.text(`axis.${axis}`) })));
  select.value = state[name];
  return element('div.grid-side', {},
    element('div.picker', {}, element('label', { for: `grid-${name}`, text: words.text(`grid.${name}`) }), select),
    state[name] !== '' && values(workspace, name, valueName));
}

/** The values of an axis, each of which can be shown or not. */
function values(workspace, name, valueName) {
  const { words, store, state, session, document } = workspace;
  const axis = state[name];
  const chosen = state[valueName].length > 0 ? state[valueName] : gridValues(axis, session, document);
  const all = Array.from(new Set([...allValues(axis, session, document), ...chosen]));
  const choose = (value, box) => {
    const next = all.filter(each => (each === value ? box.checked : chosen.includes(each)));
    // The last one stays: a grid of nothing shows nothing.
    if (next.length === 0) box.checked = true;
    else store.set({ [valueName]: next, cell: '' });
  };
  const label = words.text('grid.values', chosen.length);
  return element('div', {},
    element('p.quiet.small', { text: label }),
    element('div.value-list', { role: 'group', 'aria-label': `${words.text(`grid.${name}`)}: ${label}` }, all.map((value, index) => {
      const box = element('input', { type: 'checkbox', id: `grid-${valueName}-${index}`, onchange: event => choose(value, event.target) });
      box.checked = chosen.includes(value);
      return element('label.menu-item', { for: box.id }, box, element('span', { text: workspace.valueName(axis, value) }));
    })));
}
