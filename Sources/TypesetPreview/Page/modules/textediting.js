/** Texts are changed on the canvas, one at a time: what begins that, and what ends it. */
import { complaint } from './diagnostics.js';
import { find, text } from './outline.js';
import { TextEdit } from './textedit.js';
import { isText, textBeside, textOf, textsInOrder } from './textorder.js';
import { saveText } from './textsaving.js';

/** The parts of the state that belong to a text. */
const places = ['document', 'axes', 'view', 'cell', 'selected', 'interface'];

/** Changes texts on the canvas. */
export class TextEditing {
  /** @param {import('./workspace.js').Workspace} workspace @param {import('./attempts.js').Attempts} attempts */
  constructor(workspace, attempts) {
    this.workspace = workspace;
    this.attempts = attempts;
    /** What is changed now. @type {TextEdit|null} */
    this.edit = null;
    workspace.store.subscribe((state, previous) => {
      const { edit } = this;
      if (!edit || !places.some(name => state[name] !== previous[name])) return;
      this.leave();
      const isGone = !workspace.session.documents.some(each => each.id === edit.document);
      if (isGone && edit.isChanged) workspace.notify(workspace.words.text('place.gone.kept'), 'bad');
    });
    workspace.pictures.subscribe(() => this.follow());
    attempts.resultListeners.push(result => this.edit?.measure(result));
  }

  /** Begins to change the selected text; whether it is one. */
  begin() {
    const { workspace, attempts } = this;
    const screen = workspace.canvas.chosenScreen;
    const { selection } = workspace;
    if (!screen || !selection || !isText(selection.node) || !screen.stage.rectangle(selection.node.element.id)) return false;
    if (this.edit) this.leave();
    if (matchMedia('(max-width: 60rem)').matches) document.body.classList.remove('shows-inspector', 'shows-documents');
    workspace.canvas.reveal();
    attempts.isMeasuring = true;
    this.edit = new TextEdit(workspace, attempts, { screen, subject: selection.node.element, page: selection.page }, {
      save: () => this.save(), takeBack: () => this.takeBack(), step: by => this.step(by), leave: () => this.leave(),
    });
    attempts.later();
    return true;
  }

  /** Begins to change the first text in what is selected, or on the screen. */
  beginInside() {
    const { workspace } = this;
    const list = workspace.canvas.chosenScreen?.stage.list ?? [];
    const current = find(list, workspace.state.selected);
    const node = current ? textOf(current) : textsInOrder(list)[0];
    if (!node) return;
    workspace.store.set({ selected: node.element.id });
    this.begin();
  }

  /** Ends without a save: what was typed is tried. @param {{returnsFocus?: boolean}} [options] */
  leave({ returnsFocus = false } = {}) {
    const { edit } = this;
    if (!edit) return;
    this.edit = null;
    this.attempts.isMeasuring = false;
    edit.remove();
    if (returnsFocus) edit.screen.host.focus({ preventScroll: true });
    this.attempts.later();
  }

  /** Takes back what was typed since this began, and ends. */
  takeBack() {
    this.edit.restore();
    this.leave({ returnsFocus: true });
  }

  /** Goes to the next text in the order of reading, or the previous one. @param {number} by */
  step(by) {
    const { workspace, edit } = this;
    const next = textBeside(edit.screen.stage.list, edit.subject.id, by);
    if (!next) return workspace.announce(workspace.words.text(by > 0 ? 'place.last' : 'place.first'));
    this.leave();
    workspace.store.set({ selected: next.element.id });
    this.begin();
  }

  /** Saves what was typed, all plural forms of it, and ends. */
  async save() {
    const { workspace, attempts, edit } = this;
    const { words } = workspace;
    if (edit.isBusy) return;
    if (!edit.canSave) return workspace.announce(edit.card.reason.textContent);
    const { id } = edit.subject;
    edit.isBusy = true;
    try {
      let entry = await edit.entry;
      let last = null;
      for (const { choice, typed, isWritten } of edit.changes()) {
        const answer = await saveText(workspace, { subject: edit.subject, page: edit.page, seen: edit.seen, entry }, choice, { typed, isWritten });
        if (answer.outcome === 'kept') return;
        if (answer.outcome === 'theirs') return edit.useTheirs();
        last = answer;
        entry = { ...entry, version: `${entry.version}\n${answer.version}` };
      }
      if (last) attempts.saved(id);
      this.leave({ returnsFocus: true });
      if (last && !last.isTold) workspace.history.tellSaved(last);
    } catch (error) {
      edit.card.warn(complaint(words, error), 'bad');
    } finally {
      edit.isBusy = false;
      if (this.edit === edit) edit.field.focus();
    }
  }

  /** Looks at what the file says now: the text may be gone, or say something else. */
  follow() {
    const { workspace, edit } = this;
    if (!edit || edit.isBusy || !workspace.answer) return;
    const { selection } = workspace;
    if (!selection) {
      const { words } = workspace;
      this.leave({ returnsFocus: true });
      return workspace.notify(words.text(edit.isChanged ? 'place.gone.kept' : 'place.gone'), 'bad');
    }
    const now = text(selection.node.element);
    if (now !== edit.drawn) edit.meet(now, selection.node.element);
  }
}
