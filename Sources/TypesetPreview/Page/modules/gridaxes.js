/** The axes of a grid: which one runs down, which one across, and which values they show. */
import { byId, element, fill } from './dom.js';
import { axisNames } from './axes.js';
import { allValues, gridValues } from './boards.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function startGridAxes(workspace) {
  const bar = byId('grid-axes');
  const show = () => {
    const { view } = workspace.state;
    bar.hidden = view !== 'grid';
    if (bar.hidden) return;
    const focused = document.activeElement?.id ?? '';
    const openMenus = Array.from(bar.querySelectorAll('details[open]'), menu => menu.id);
    fill(bar, side(workspace, 'rows', openMenus), side(workspace, 'columns', openMenus));
    if (focused.startsWith('grid-')) document.getElementById(focused)?.focus();
  };
  document.addEventListener('pointerdown', event => {
    for (const menu of bar.querySelectorAll('details[open]')) if (!menu.contains(event.target)) menu.open = false;
  });
  workspace.store.subscribe(show);
  workspace.sessionListeners.push(show);
  show();
}

/** The axis of the rows or the columns, and its values. @param {import('./workspace.js').Workspace} workspace @param {'rows'|'columns'} name @param {string[]} openMenus */
function side(workspace, name, openMenus) {
  const { words, store, state, document } = workspace;
  const valueName = name === 'rows' ? 'rowvalues' : 'columnvalues';
  // An export has only some values.
  const axes = axisNames.filter(axis => axis !== 'pseudo' && (axis === state[name] || (document?.values?.[axis] ?? [0, 1]).length > 1));
  const select = element('select', { id: `grid-${name}`, onchange: event => store.set({ [name]: event.target.value, [valueName]: [], cell: '' }) },
    name === 'columns' && element('option', { value: '', text: words.text('grid.nocolumns') }),
    axes.map(axis => element('option', { value: axis, text: words.text(`axis.${axis}`) })));
  select.value = state[name];
  return [
    element('div.picker', {}, element('label', { for: `grid-${name}`, text: words.text(`grid.${name}`) }), select),
    state[name] !== '' && values(workspace, name, valueName, openMenus),
  ];
}

/** The values of an axis, each of which can be shown or not. */
function values(workspace, name, valueName, openMenus) {
  const { words, store, state, session, document } = workspace;
  const axis = state[name];
  const chosen = state[valueName].length > 0 ? state[valueName] : gridValues(axis, session, document);
  const all = Array.from(new Set([...allValues(axis, session, document), ...chosen]));
  const id = `grid-${valueName}`;
  const choose = (value, isOn) => {
    const next = all.filter(each => (each === value ? isOn : chosen.includes(each)));
    if (next.length > 0) store.set({ [valueName]: next, cell: '' });
  };
  const menu = element('details.menu', { id: `${id}-menu` },
    element('summary', { id }, element('span', { text: words.text('grid.values', chosen.length) })),
    element('div.menu-body', { role: 'group', 'aria-label': words.text('grid.values', chosen.length) }, all.map((value, index) => {
      const box = element('input', { type: 'checkbox', id: `${id}-${index}`, onchange: event => choose(value, event.target.checked) });
      box.checked = chosen.includes(value);
      return element('label.menu-item', { for: box.id }, box, element('span', { text: workspace.valueName(axis, value) }));
    })));
  menu.open = openMenus.includes(menu.id);
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  return menu;
}
