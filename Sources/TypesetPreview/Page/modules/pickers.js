/** The pickers of the axes: what is chosen is what the canvas shows. */
import { byId, element, fill } from './dom.js';
import { axisNames, changed, defaultValue, pseudoValue, shownValue, textSizes } from './axes.js';
import { chosenCell, shownValues } from './boards.js';
import { askForLocale } from './localedialog.js';

/** The value of the entry that asks for another locale. */
const other = '\u0000other';

/** The axes whose pickers are in the bar itself; all others are in its menu. */
export const barAxes = ['locale', 'text-size', 'appearance', 'direction'];

/** Shows the pickers of the bar. @param {import('./workspace.js').Workspace} workspace */
export function startPickers(workspace) {
  keepPickers(workspace, byId('axes'), barAxes);
}

/** Shows the pickers of all other axes in a place. @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place */
export function startMorePickers(workspace, place) {
  keepPickers(workspace, place, axisNames.filter(axis => axis !== 'pseudo' && !barAxes.includes(axis)));
}

/** Fills a place with pickers, and keeps them as the state is. @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place @param {string[]} axes */
function keepPickers(workspace, place, axes) {
  const offered = () => JSON.stringify([workspace.session.axes, workspace.document?.locales]);
  let shown = '';
  const show = () => {
    shown = offered();
    const focused = place.contains(document.activeElement) ? document.activeElement.id : '';
    fill(place, axes.filter(axis => hasChoice(workspace, axis)).map(axis => picker(workspace, axis)));
    if (focused) document.getElementById(focused)?.focus();
  };
  workspace.store.subscribe((state, previous) => {
    if (state.axes !== previous.axes || state.document !== previous.document) show();
  });
  // A list that is open must not close because a title has changed.
  workspace.sessionListeners.push(() => {
    if (offered() !== shown) show();
  });
  workspace.pictures.subscribe(() => {
    // Which devices can be split, and which turn upside down, is known with the picture.
    const turns = place.querySelector('#axis-orientation');
    if (axes.includes('split') && splits(workspace).length > 1 !== (place.querySelector('#axis-split') !== null)
      || turns !== null && turns.options.length !== orientations(workspace).length + 1) return show();
    for (const option of place.querySelectorAll('option[value=""]')) {
      const label = automaticLabel(workspace, option.closest('select').id.slice('axis-'.length));
      if (option.textContent !== label) option.textContent = label;
    }
  });
  show();
}

/** Whether an axis has more than one value: an export has only some of them. */
function hasChoice(workspace, axis) {
  if (axis === 'split') return splits(workspace).length > 1;
  return (workspace.document?.values?.[axis] ?? [0, 1]).length > 1;
}

/** What an axis without a value is: the value itself where it is known. */
function automaticLabel(workspace, axis) {
  const { words, state, pictures } = workspace;
  // Other screens of a view say the same of the axes in which they do not differ.
  const isShared = chosenCell(state, workspace.session).heads.every(head => head.axis !== axis);
  const page = (pictures.known({ document: state.document, axes: state.axes }) ?? (isShared ? workspace.answer : null))?.pages[0];
  const value = page && axis in { locale: 1, device: 1, orientation: 1, direction: 1 } ? page[axis] : null;
  if (value) return words.text('automatic.value', workspace.valueName(axis, value));
  return words.text(`automatic.${axis in { locale: 1, device: 1, orientation: 1 } ? 'document' : 'locale'}`);
}

/** The picker of an axis. */
function picker(workspace, axis) {
  const { words } = workspace;
  const value = shownValue(workspace.state.axes, axis);
  const choose = chosen => workspace.store.set({ axes: changed(workspace.state.axes, axis, chosen) });
  const id = `axis-${axis}`;
  const select = element('select', {
    id, onchange: event => {
      if (event.target.value !== other) return choose(event.target.value);
      event.target.value = value;
      askForLocale(workspace, choose);
    },
  }, options(workspace, axis, value));
  select.value = value;
  // An export without the default value shows its first one.
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  const isChanged = value !== defaultValue(axis);
  return element(`div.picker${isChanged ? '.changed' : ''}`, {}, element('label', { for: id, text: words.text(`axis.${axis}`) }), select);
}

/** The values of an axis, as far as they are known. */
function options(workspace, axis, value) {
  const { words, session, document } = workspace;
  const { axes } = session;
  const listed = values => shownValues(axis, document, values).map(each => option(each));
  const option = (each, text) => element('option', { value: each, text: text ?? workspace.valueName(axis, each) });
  const automatic = option('', automaticLabel(workspace, axis));
  switch (axis) {
    case 'locale': {
      const own = document?.locales ?? [];
      const known = shownValues(axis, document, (axes.locale ?? []).map(locale => locale.value));
      const catalogs = shownValues(axis, document, [...new Set([...own, ...(axes.locale ?? []).filter(locale => locale.inCatalogs).map(locale => locale.value)])]);
      const others = known.filter(each => !catalogs.includes(each));
      const isUnknown = value !== '' && !value.startsWith('~') && !known.includes(value) && !catalogs.includes(value);
      return [
        automatic,
        group(words.text('locales.catalogs'), catalogs.map(each => option(each))),
        group(words.text('locales.pseudo'), (axes.pseudo ?? []).map(each => option(pseudoValue(each)))),
        group(words.text('locales.others'), [...(isUnknown ? [value] : []), ...others].map(each => option(each))),
        !workspace.service.isExport && option(other, words.text('locales.any')),
      ];
    }
    case 'device': return [automatic, ...listed((axes.device ?? []).map(device => device.value))];
    case 'orientation': return [automatic, ...orientations(workspace).map(each => option(each))];
    case 'split': return splits(workspace).map(each => option(each));
    case 'text-size': return listed(axes['text-size'] ?? textSizes);
    case 'appearance': return listed(axes.appearance ?? ['light', 'dark']);
    case 'contrast': return listed(axes.contrast ?? ['normal', 'high']);
    case 'bold': return listed(['off', 'on']);
    default: return [automatic, ...listed(axes[axis] ?? [])];
  }
}

/** The device of the variant, as far as it is known. */
function deviceOf({ session, state, answer }) {
  const id = state.axes.device ?? answer?.pages[0]?.device;
  return (session.axes.device ?? []).find(each => each.value === id);
}

/** The ways in which the device of the variant can be held. */
function orientations(workspace) {
  const { session, document, state } = workspace;
  const own = deviceOf(workspace)?.orientations;
  const all = shownValues('orientation', document, (session.axes.orientation ?? []).filter(each => own?.includes(each) ?? true));
  const chosen = state.axes.orientation;
  return chosen && !all.includes(chosen) ? [...all, chosen] : all;
}

/** The shares of the screen that the device of the variant can have. */
function splits(workspace) {
  const { document, state } = workspace;
  const all = shownValues('split', document, ['full', ...(deviceOf(workspace)?.splits ?? []).filter(each => each !== 'full')]);
  return state.axes.split && !all.includes(state.axes.split) ? [...all, state.axes.split] : all;
}

/** A group of values, unless it is empty. */
function group(label, list) {
  return list.length > 0 ? element('optgroup', { label }, list) : null;
}
