/** What was saved into catalogs while the preview runs: taken back and saved again, by keys and buttons. All pages share it. */
import { isTyping } from './dom.js';
import { complaint } from './diagnostics.js';
import { askToReturn } from './returndialog.js';

/** A save. @typedef {{number: number, document: string, key: string, locale: string, form?: string, path: string, before: string|null, after: string, undone: boolean}} Save */

/** The history as the server has it. */
export class SaveHistory {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** The saves, the oldest first. @type {Save[]} */
    this.saves = [];
    /** How many were dropped since they are too many. */
    this.dropped = 0;
    /** The numbers of what can be undone and redone next. @type {{undo?: number, redo?: number}} */
    this.ends = {};
    /** Called when the history is another one. @type {Array<() => void>} */
    this.listeners = [];
    /** The steps that were asked for, one after the other. */
    this.last = Promise.resolve();
  }

  /** Asks for the history; without an answer it stays what it was. */
  async load() {
    const known = await this.workspace.service.get('history').catch(() => null);
    if (!known) return;
    this.saves = known.saves;
    this.dropped = known.dropped;
    this.ends = { undo: known.undo, redo: known.redo };
    for (const listener of this.listeners) listener();
  }

  /** Says that a text was saved, and offers to take that back. @param {{number?: number}} answer */
  tellSaved({ number }) {
    const { words, notify } = this.workspace;
    // The same text again is not a change.
    if (number === undefined) return notify(words.text('save.done'));
    this.ends = { undo: number };
    notify(words.text('save.done'), '', { label: words.text('history.undo.short'), act: () => this.step('undo', { number }) });
  }

  /** Takes a step once those before it are taken. @param {'undo'|'redo'} way @param {{number?: number, entry?: boolean}} [about] the save that is meant, and whether only its entry is changed back */
  step(way, about = {}) {
    this.last = this.last.then(() => this.take(way, about));
    return this.last;
  }

  /** Takes a step, and says what was done. */
  async take(way, { number = this.ends[way], entry = false }) {
    const { words, service, notify } = this.workspace;
    if (number === undefined) return notify(words.text(`history.${way}.nothing`));
    const save = this.saves.find(each => each.number === number);
    try {
      const answer = await service.post(way, { number, entry });
      this.ends = { undo: answer.undo, redo: answer.redo };
      const [done, back] = way === 'undo' ? ['history.undone', 'redo'] : ['history.redone', 'undo'];
      notify(words.text(done, answer.key, words.localeName(answer.locale), answer.path.split('/').pop()), '',
        { label: words.text(`history.${back}.short`), act: () => this.step(back, { number }) });
    } catch (error) {
      await this.load();
      if (error.body?.offer === 'entry') askToReturn(this.workspace, { way, save, error, act: () => this.step(way, { number, entry: true }) });
      else notify(complaint(words, error), 'bad');
    }
  }
}

/** Starts the history with its keys. @param {import('./workspace.js').Workspace} workspace @returns {SaveHistory} */
export function startSaveHistory(workspace) {
  const history = new SaveHistory(workspace);
  workspace.history = history;
  document.addEventListener('keydown', event => {
    const way = wayOf(event);
    // In a field, the keys take back what is typed.
    if (!way || event.defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    history.step(way);
  });
  history.load();
  return history;
}

/** The step that a key asks for. @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean}} event @returns {'undo'|'redo'|null} */
export function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey || ctrlKey === metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
