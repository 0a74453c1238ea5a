/** The panel to try: another text, size, numerals or direction for the selected element, with a measure of what fits. */
import { byId, element, fill, foreign } from './dom.js';
import { Attempts } from './attempts.js';
import { textSizes } from './axes.js';
import { copy } from './clipboard.js';
import { complaint } from './diagnostics.js';
import { nodes, text } from './outline.js';
import { overview } from './overview.js';
import { countAtTab } from './panels.js';
import { askToSave } from './savedialog.js';
import { savedSection } from './savedtexts.js';
import { startSaveHistory } from './savehistory.js';
import { TextEditing } from './textediting.js';
import { triedSection } from './triedtexts.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./overview.js').ScreenTextsSource} source */
export function startTry(workspace, source) {
  const history = startSaveHistory(workspace);
  const panel = byId('panel-try');
  const attempts = new Attempts(workspace);
  let shown = { place: '', signature: '' };
  let measure = null;
  const tried = element('div', {});
  const screen = overview(workspace, source, 'try', false);
  source.listeners.push(screen.show);
  const saved = element('div', {});

  /** What the fields are about: an element in a locale. */
  const place = () => {
    const { state, selection } = workspace;
    return JSON.stringify([state.document, selection?.node.element.id ?? '', attempts.locale, selection?.page.locale ?? '']);
  };
  const show = isForced => {
    const selection = workspace.selection;
    const subject = selection?.node.element;
    if (!subject) screen.show();
    const now = { place: place(), signature: subject ? JSON.stringify([text(subject), subject.language, subject.key]) : '' };
    if (!isForced && now.place === shown.place && now.signature === shown.signature) return;
    shown = now;
    attempts.later();
    const focused = panel.contains(document.activeElement) ? document.activeElement : null;
    fill(panel,
      selection ? form(workspace, attempts, selection, made => { measure = made; }, () => show(true)) : screen.element,
      tried, saved);
    // The fields are new ones: who was at one of them stays there, and at the first one after a button.
    if (focused && focused !== panel) (document.getElementById(focused.id) ?? panel.querySelector('textarea, select'))?.focus();
  };
  attempts.resultListeners.push(result => {
    if (measure?.isConnected) fill(measure, measured(workspace, attempts, result));
  });
  workspace.store.subscribe((state, previous) => {
    const isElse = state.selected !== previous.selected || state.document !== previous.document || state.axes !== previous.axes || state.cell !== previous.cell;
    if (isElse) show(false);
    if (isElse || state.panel !== previous.panel) attempts.later();
  });
  const list = () => {
    countAtTab(workspace, 'try', attempts.kept.entries.size);
    fill(tried, triedSection(workspace, attempts, () => show(true)));
    // What is typed on the canvas is in the field too.
    const field = document.getElementById('try-text');
    const subject = workspace.selection?.node.element;
    if (field && subject && field !== document.activeElement && place() === shown.place) field.value = attempts.of(subject.id).text ?? text(subject);
  };
  history.listeners.push(() => fill(saved, savedSection(workspace, history)));
  attempts.kept.listeners.push(list);
  workspace.store.subscribe((state, previous) => {
    if (state.document !== previous.document || state.axes !== previous.axes || state.cell !== previous.cell) list();
  });
  workspace.sessionListeners.push(list);
  // What was changed in a file is shown, unless it is being changed here too.
  workspace.pictures.subscribe(() => {
    list();
    if (place() !== shown.place || !attempts.changes.has(workspace.state.selected)) show(false);
  });
  list();
  show(true);
  attempts.later();
  workspace.editing = new TextEditing(workspace, attempts);
}

/** The texts inside an element that has none of its own, each a button that selects it. */
function textsInside({ words, store }, node) {
  const inside = nodes([node.element]).map(each => each.element).filter(each => each.lines?.length > 0);
  if (inside.length === 0) return element('p.quiet', { text: words.text('try.notext') });
  return element('div.field', {}, element('p.quiet', { text: words.text('try.inside', inside.length) }),
    element('ul.choices', {}, inside.map(each => element('li', {},
      element('button', { type: 'button', onclick: () => store.set({ selected: each.id }) }, foreign(text(each), each.language))))));
}

/** The fields to change an element, the measure, and what can be done with the change. */
function form(workspace, attempts, { node, page }, keepMeasure, again) {
  const { words, session } = workspace;
  const subject = node.element;
  const change = attempts.of(subject.id);
  const isText = subject.lines?.length > 0;
  const seen = text(subject);
  const set = patch => attempts.set({ ...attempts.of(subject.id), ...patch }, subject);
  const field = element('textarea', {
    id: 'try-text', dir: subject.direction ?? 'auto', lang: subject.language, rows: '3', oninput: event => set({ text: event.target.value === seen ? undefined : event.target.value }),
  });
  field.value = change.text ?? seen;
  const choice = (name, key, values, label) => {
    const select = element('select', { id: `try-${name}`, onchange: event => set({ [name]: event.target.value }) },
      element('option', { value: '', text: words.text('try.unchanged') }), values.map(value => element('option', { value, text: workspace.valueName(key, value) })));
    select.value = change[name] ?? '';
    return element('div.field', {}, element('label', { for: select.id, text: words.text(label) }), select);
  };
  const measure = element('div.measured', { role: 'status', 'aria-label': words.text('try.measured') });
  keepMeasure(measure);
  fill(measure, measured(workspace, attempts, {}));
  const request = () => ({ ...attempts.request(subject.id), changes: [attempts.of(subject.id)] });
  return element('div.stack', {},
    element('p.row', {}, element('code.tag', { dir: 'ltr', text: `<${subject.element}>` }), element('bdi.code.quiet', { dir: 'ltr', text: subject.key ?? subject.id })),
    isText ? element('div.field', {}, element('label', { for: 'try-text', text: words.text('try.text') }), field) : textsInside(workspace, node),
    element('div.fields', {},
      choice('textSize', 'text-size', textSizes, 'axis.text-size'),
      choice('numerals', 'numerals', session.axes.numerals ?? ['latn', 'arab'], 'axis.numerals'),
      choice('direction', 'direction', ['ltr', 'rtl'], 'axis.direction')),
    isText && measure,
    element('div.actions', {},
      subject.key && workspace.canWrite && isText && element('button.primary', {
        type: 'button', text: words.text('try.save'), onclick: () => askToSave(workspace, { subject, page, text: field.value, saved: () => { attempts.saved(subject.id); again(); } }),
      }),
      element('button.small-button', {
        type: 'button', text: words.text('try.markup'), onclick: async () => {
          try {
            await copy(workspace, (await workspace.service.post('markup', request())).markup);
          } catch (error) {
            workspace.notify(complaint(words, error), 'bad');
          }
        },
      }),
      element('button.small-button', { type: 'button', text: words.text('try.discard'), onclick: () => { attempts.discard(subject.id); again(); } })),
    !subject.key && isText && element('p.quiet', { text: words.text('try.nokey') }));
}

/** How long the text is, how long it may be, and whether it fits. */
function measured({ words }, attempts, { measured: found, error }) {
  const isTrying = attempts.changes.size > 0;
  if (error) return element('p.bad', {}, complaint(words, error));
  if (!found) return element('p.quiet', { text: words.text('loading') });
  const isLong = found.longest > 0 && found.length > found.longest;
  const meter = element('meter', { min: 0, max: Math.max(found.available, found.width), value: found.width, 'aria-label': words.text('try.measured') });
  return [
    element('p', {}, element('strong', { text: found.longest > 0 ? words.text('try.fits', found.longest) : '' })),
    meter,
    element('p.quiet', {}, words.text('try.width', words.numbers.format(found.width), words.numbers.format(found.available)), ' · ', words.text('why.lines', found.lines)),
    isLong && element('p.caution', { text: words.text('try.long') }),
    isTrying && element('p.quiet.small', { text: words.text('try.trying') }),
  ];
}
