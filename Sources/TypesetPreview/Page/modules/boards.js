/** Which screens a view shows, in rows and columns. Everything here is pure. */
import { changed, shownValue, textSizes } from './axes.js';

/** A screen of a view: the variant, what tells it from the others, its name in the address, and its document if that is not the shown one. @typedef {{axes: import('./axes.js').Axes, heads: {axis: string, value: string}[], cell: string, document?: string}} Cell */
/** All screens of a view. @typedef {{kind: string, columns: {axis: string, value: string}[], rows: {head: {axis: string, value: string}|null, cells: Cell[]}[]}} Board */

/** The values that a grid shows of axes with many, where the document has no variants. */
const usual = {
  'text-size': ['l', 'xxxl', 'ax3'], device: ['iphone-se', 'iphone-xs', 'ipad-9.7'], numerals: ['latn', 'arab', 'arabext', 'deva'],
  orientation: ['portrait', 'landscape-left', 'landscape-right'],
};

/** The values of an axis that a grid shows where the address names none. @param {string} axis @param {any} session @param {any} document @returns {string[]} */
export function gridValues(axis, session, document) {
  const own = shownValues(axis, document, document?.variants?.[axis] ?? []);
  if (own.length > 0) return own;
  if (axis === 'locale') return document?.locales?.length > 0 ? document.locales : ['en', 'ar', 'he'];
  const all = allValues(axis, session, document);
  const few = (usual[axis] ?? []).filter(value => all.includes(value));
  return few.length > 1 ? few : all;
}

/** The values that can be shown of a document: all, or those that an export has of it. @param {string} axis @param {any} document @param {string[]} values @returns {string[]} */
export function shownValues(axis, document, values) {
  const exported = document?.values?.[axis];
  return exported ? values.filter(value => exported.includes(value)) : values;
}

/** All values of an axis that a grid can show. @param {string} axis @param {any} session @param {any} document @returns {string[]} */
export function allValues(axis, session, document) {
  return shownValues(axis, document, knownValues(axis, session, document));
}

/** All values of an axis, as far as they are known. */
function knownValues(axis, session, document) {
  const axes = session?.axes ?? {};
  switch (axis) {
    case 'locale': {
      const own = Array.from(new Set([...(document?.variants?.locale ?? []), ...(document?.locales ?? [])]));
      return [...own, ...(axes.locale ?? []).filter(locale => locale.inCatalogs && !own.includes(locale.value)).map(locale => locale.value),
        ...(axes.pseudo ?? []).map(name => '~' + name)];
    }
    case 'device': return (axes.device ?? []).map(device => device.value);
    case 'split': return ['full', '2/3', '1/2', '1/3'];
    case 'bold': return ['off', 'on'];
    case 'text-size': return axes['text-size'] ?? textSizes;
    default: return axes[axis] ?? [];
  }
}

/**
 * The screens of a state.
 * @param {import('./address.js').State} state
 * @param {any} session
 * @returns {Board}
 */
export function board(state, session) {
  const document = session.documents.find(each => each.id === state.document);
  const along = (axis, values) => values.map(value => ({ axis, value }));
  switch (state.view) {
    case 'grid': {
      const rows = along(state.rows, state.rowvalues.length > 0 ? state.rowvalues : gridValues(state.rows, session, document));
      const hasColumns = state.columns !== '' && state.columns !== state.rows;
      const columns = hasColumns ? along(state.columns, state.columnvalues.length > 0 ? state.columnvalues : gridValues(state.columns, session, document)) : [];
      return {
        kind: 'grid', columns,
        rows: rows.map(head => ({ head, cells: hasColumns ? columns.map(column => cell(state, [head, column])) : [cell(state, [head])] })),
      };
    }
    case 'pair':
      return { kind: 'pair', columns: [], rows: [{ head: null, cells: along('direction', shownValues('direction', document, ['ltr', 'rtl'])).map(head => cell(state, [head])) }] };
    case 'sizes':
      return { kind: 'sizes', columns: [], rows: [{ head: null, cells: along('text-size', allValues('text-size', session, document)).map(head => cell(state, [head])) }] };
    case 'compare':
      return { kind: 'compare', columns: [], rows: [{ head: null, cells: comparedCells(state) }] };
    case 'mirror':
    case 'states':
    case 'screen':
    default:
      return { kind: state.view, columns: [], rows: [{ head: null, cells: [cell(state, [])] }] };
  }
}

/** The axes in which what is compared differs; where nothing is chosen, it is the other appearance. @param {import('./address.js').State} state @returns {Object<string, string>} */
export function otherAxes({ axes, other, otheraxes }) {
  if (other !== '' || Object.keys(otheraxes).length > 0) return otheraxes;
  return { appearance: shownValue(axes, 'appearance') === 'dark' ? 'light' : 'dark' };
}

/** What is shown, and what is compared with it; each is named by what they differ in. */
function comparedCells(state) {
  const differing = otherAxes(state);
  const axes = Object.entries(differing).reduce((axes, [axis, value]) => changed(axes, axis, value), state.axes);
  const heads = (document, values) => [...(state.other !== '' && state.other !== state.document ? [{ axis: 'document', value: document }] : []), ...Object.keys(differing).map(axis => ({ axis, value: shownValue(values, axis) }))];
  return [
    { axes: state.axes, heads: heads(state.document, state.axes), cell: 'this', document: state.document },
    { axes, heads: heads(state.other, axes), cell: 'other', document: state.other || state.document },
  ];
}

/** All cells of a board. @param {Board} board @returns {Cell[]} */
export function cells(board) {
  return board.rows.flatMap(row => row.cells);
}

/** The cell that is explained: the one that the address names, else one with the chosen variant, else the first. @param {import('./address.js').State} state @param {any} session @returns {Cell} */
export function chosenCell(state, session) {
  const all = cells(board(state, session));
  return all.find(each => each.cell === state.cell)
    ?? all.find(each => each.heads.every(({ axis, value }) => shownValue(state.axes, axis) === value))
    ?? all[0];
}

/** A screen with the values of its row and column. */
function cell(state, heads) {
  const axes = heads.reduce((axes, { axis, value }) => changed(axes, axis, value), state.axes);
  return { axes, heads, cell: heads.map(head => head.value).join(',') };
}
