/**
 * The state of the page and its address: one can be made from the other, so that an address gives the same picture. Everything here is pure.
 */
import { axisNames, normalized, pairs } from './axes.js';

/**
 * What the page shows.
 * @typedef {Object} State
 * @property {string} document the id of the document; empty for the first one
 * @property {import('./axes.js').Axes} axes the variant
 * @property {string} view one of `views`
 * @property {string} rows the axis of the rows of a grid
 * @property {string} columns the axis of the columns of a grid; empty for a single column
 * @property {string[]} rowvalues the values of the rows; empty for those that fit the document
 * @property {string[]} columnvalues the values of the columns
 * @property {string} cell which screen of several is explained: its values, separated by commas
 * @property {string} selected the id of the selected element
 * @property {string[]} overlays some of `overlayNames`
 * @property {number} zoom points of the page for a point of the document; 0 fits it into the canvas
 * @property {string} panel one of `panels`
 * @property {string} level the level of the findings that are listed; empty for all
 * @property {string} search the words that listed findings have
 * @property {string} mode how two pictures are compared: one of `modes`
 * @property {string} variant the name of the variant that is compared with its baseline
 * @property {string} scope the documents that are reviewed: `all`, or empty for the one that is shown
 * @property {string} interface the language of the page; empty for that of the browser
 */

/** The views of the canvas. */
export const views = ['screen', 'grid', 'pair', 'mirror', 'sizes'];
/** The panels beside the canvas. */
export const panels = ['why', 'findings', 'try', 'approve'];
/** What can be drawn over a screen. */
export const overlayNames = ['directions', 'targets', 'safe-areas', 'margins', 'baselines', 'order', 'mirroring'];
/** The levels of findings, the gravest first. */
export const levels = ['error', 'warning', 'advice'];
/** How two pictures are compared. */
export const modes = ['slider', 'beside', 'overlay', 'blink', 'expected', 'actual', 'difference'];
/** The languages of the page. */
export const languages = ['en', 'ar', 'he'];

/** What is shown where an address says nothing. @type {State} */
export const initial = {
  document: '', axes: {}, view: 'screen', rows: 'locale', columns: 'text-size', rowvalues: [], columnvalues: [], cell: '', selected: '',
  overlays: [], zoom: 0, panel: 'why', level: '', search: '', mode: '', variant: '', scope: '', interface: '',
};

/** The state that an address asks for; what it does not know is left out. @param {string} search the query, with or without `?` @returns {State} */
export function read(search) {
  const given = new URLSearchParams(search);
  const text = name => given.get(name) ?? '';
  const among = (name, known) => (known.includes(text(name)) ? text(name) : initial[name]);
  const list = name => text(name).split(',').filter(Boolean);
  const zoom = Number(text('zoom'));
  return {
    document: text('document'),
    axes: normalized(Object.fromEntries(axisNames.map(axis => [axis, text(axis)]))),
    view: among('view', views),
    rows: among('rows', axisNames),
    columns: given.has('columns') && text('columns') === 'none' ? '' : among('columns', axisNames),
    rowvalues: list('rowvalues'),
    columnvalues: list('columnvalues'),
    cell: text('cell'),
    selected: text('selected'),
    overlays: overlayNames.filter(name => list('overlays').includes(name)),
    zoom: zoom > 0 ? clampedZoom(zoom) : 0,
    panel: among('panel', panels),
    level: among('level', levels),
    search: text('search'),
    mode: among('mode', modes),
    variant: text('variant'),
    scope: text('scope') === 'all' ? 'all' : '',
    interface: among('interface', languages),
  };
}

/** The query of a state, without what is the default. @param {State} state */
export function write(state) {
  const unless = name => (state[name] === initial[name] ? '' : state[name]);
  return pairs([
    ['document', state.document],
    ...axisNames.map(axis => [axis, normalized(state.axes)[axis] ?? '']),
    ['view', unless('view')],
    ['rows', unless('rows')],
    ['columns', state.columns === '' ? 'none' : unless('columns')],
    ['rowvalues', state.rowvalues.join(',')],
    ['columnvalues', state.columnvalues.join(',')],
    ['cell', state.cell],
    ['selected', state.selected],
    ['overlays', state.overlays.join(',')],
    ['zoom', state.zoom === 0 ? '' : String(Math.round(state.zoom * 1000) / 1000)],
    ['panel', unless('panel')],
    ['level', state.level],
    ['search', state.search],
    ['mode', unless('mode')],
    ['variant', state.variant],
    ['scope', state.scope],
    ['interface', unless('interface')],
  ]);
}

/** A zoom within its limits. @param {number} zoom */
export function clampedZoom(zoom) {
  return Math.min(Math.max(zoom, 0.05), 16);
}
