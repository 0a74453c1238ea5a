/**
 * The state of the page and its address: one can be made from the other, so that an address gives the same picture. Everything here is pure.
 */
import { axisNames, normalized, pairs } from './axes.js';
import { markNames } from './documentmarks.js';

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
 * @property {string[]} marks the marks of the documents that are listed, some of `markNames`; empty for all
 * @property {string} mode how two pictures are compared: one of `modes`
 * @property {string} variant the name of the variant that is compared with its baseline
 * @property {string} queue which texts a translator sees: one of `queues`
 * @property {string} scope `document` for the texts of the shown document alone; empty for those of all
 * @property {string} text the key of the text that is translated
 * @property {string} other the document that is compared with the shown one; empty for the same one
 * @property {Object<string, string>} otheraxes the axes in which what is compared differs, default values too
 * @property {string} appearances `both` where states are shown light and dark
 * @property {string} full `yes` where only the screen is shown
 * @property {string} reviewed the documents that are reviewed: `all`, or empty for the one that is shown
 * @property {string} interface the language of the page; empty for that of the browser
 */

/** The views of the canvas. */
export const views = ['screen', 'grid', 'pair', 'mirror', 'sizes', 'compare', 'states'];
/** The panels beside the canvas. */
export const panels = ['why', 'findings', 'try', 'translate', 'approve'];
/** What is to be done with texts. */
export const queues = ['untranslated', 'machine-translated', 'needs-review', 'too-long', 'changed-source', 'all'];
/** What can be drawn over a screen. */
export const overlayNames = ['directions', 'targets', 'safe-areas', 'margins', 'baselines', 'order', 'mirroring'];
/** The levels of findings, the gravest first. */
export const levels = ['error', 'warning', 'advice'];
/** How two pictures are compared. */
export const modes = ['side', 'slider', 'beside', 'overlay', 'blink', 'expected', 'actual', 'difference'];
/** The languages of the page. */
export const languages = ['en', 'ar', 'he'];

/** What is shown where an address says nothing. @type {State} */
export const initial = {
  document: '', axes: {}, view: 'screen', rows: 'locale', columns: 'text-size', rowvalues: [], columnvalues: [], cell: '', selected: '',
  overlays: [], zoom: 0, panel: 'why', level: '', search: '', marks: [], mode: '', variant: '', queue: 'untranslated', scope: '', text: '',
  other: '', otheraxes: {}, appearances: '', full: '', reviewed: '', interface: '',
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
    marks: markNames.filter(name => list('marks').includes(name)),
    mode: among('mode', modes),
    variant: text('variant'),
    queue: among('queue', queues),
    scope: among('scope', ['document']),
    text: text('text'),
    other: text('other'),
    otheraxes: axesIn(list('otheraxes')),
    appearances: text('appearances') === 'both' ? 'both' : '',
    full: text('full') === 'yes' ? 'yes' : '',
    reviewed: text('reviewed') === 'all' ? 'all' : '',
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
    ['marks', state.marks.join(',')],
    ['mode', unless('mode')],
    ['variant', state.variant],
    ['queue', unless('queue')],
    ['scope', state.scope],
    ['text', state.text],
    ['other', state.other],
    ['otheraxes', axisNames.filter(axis => axis in state.otheraxes).map(axis => `${axis}:${state.otheraxes[axis]}`).join(',')],
    ['appearances', state.appearances],
    ['full', state.full],
    ['reviewed', state.reviewed],
    ['interface', unless('interface')],
  ]);
}

/** Axes written as `axis:value`; what is unknown is left out. @param {string[]} list @returns {Object<string, string>} */
function axesIn(list) {
  const entries = list.map(each => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)]);
  return Object.fromEntries(entries.filter(([axis, value]) => axisNames.includes(axis) && value !== ''));
}

/** A zoom within its limits. @param {number} zoom */
export function clampedZoom(zoom) {
  return Math.min(Math.max(zoom, 0.05), 16);
}
