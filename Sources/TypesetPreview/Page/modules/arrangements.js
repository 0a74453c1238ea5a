/** How the screens of a view are laid out: one, a pair of panes, a filmstrip, or a table. */
import { element } from './dom.js';
import { icon } from './icons.js';

/**
 * The elements of a board.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {import('./boards.js').Board} board
 * @param {(cell: import('./boards.js').Cell) => import('./screen.js').Screen} screen the screen of a cell
 */
export function boardElement(workspace, board, screen) {
  const [first] = board.rows;
  switch (board.kind) {
    case 'grid': return grid(workspace, board, screen);
    case 'pair':
    case 'compare': return element('div.pair', {}, first.cells.map(cell =>
      element('div.pane-frame', {}, caption(workspace, cell),
        element('div.pane', { tabindex: '0', role: 'group', 'aria-label': cell.heads.map(head => workspace.headName(head, cell.document)).join(', ') }, screen(cell).element))));
    case 'sizes': return element('div.film', {}, first.cells.map(cell => element('div.frame', {}, caption(workspace, cell), screen(cell).element)));
    default: return element('div.single', {}, screen(first.cells[0]).element);
  }
}

/** The name of a screen above it. */
function caption(workspace, cell) {
  return element('p.caption', { text: cell.heads.map(head => workspace.headName(head, cell.document)).join(' · ') });
}

/** A table of screens, with a head for each row and column. */
function grid(workspace, board, screen) {
  const { words } = workspace;
  const { state } = workspace;
  const head = board.columns.length > 0 && element('thead', {}, element('tr', {},
    element('td.corner', {}, axesButton(workspace)),
    board.columns.map(column => element('th', { scope: 'col' }, element('span', { text: workspace.headName(column) })))));
  const [rows, columns] = [words.text(`axis.${state.rows}`), board.columns.length > 0 ? words.text(`axis.${state.columns}`) : ''];
  const label = columns ? words.text('grid.label', rows, columns) : words.text('grid.label.one', rows);
  return element('table.grid', { 'aria-label': label }, head,
    element('tbody', {}, board.rows.map(row => element('tr', {},
      element('th', { scope: 'row' }, element('span', { text: workspace.headName(row.head) })),
      row.cells.map(cell => element('td', {}, screen(cell).element))))));
}

/** A button where the heads of rows and columns meet: it goes to their axes. @param {import('./workspace.js').Workspace} workspace */
function axesButton(workspace) {
  const label = workspace.words.text('region.grid');
  return element('button.icon-button', { type: 'button', 'aria-label': label, title: label, onclick: () => workspace.openMore('grid') }, icon('sliders'));
}
