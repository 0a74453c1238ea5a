/** One text of a queue: what it is translated from, the fields for its translation, and what is odd while it is typed. */
import { element, fill, foreign } from './dom.js';
import { complaint } from './diagnostics.js';
import { directionOf } from './directions.js';
import { faultList, graphemes, lengthSentence, listed, roomSentence, termList } from './translationfaults.js';
import { placeList } from './translationplaces.js';
import { TypedPreview } from './translationpreview.js';
import { savedTexts, toWrite, write } from './translationsave.js';
import { conflictNotice, sourceTexts, textHead } from './translationtexts.js';

/** How long typing rests before a text is looked at, and before its room is measured, in milliseconds. */
const [patience, rest] = [150, 500];

/** The form of a text. */
export class Translation {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {import('./drafts.js').Drafts} drafts
   * @param {{locale: () => string, next: () => void, saved: (text: any) => void, place: (place: any, key: string) => void}} handlers
   */
  constructor(workspace, drafts, handlers) {
    this.workspace = workspace;
    this.drafts = drafts;
    this.handlers = handlers;
    this.element = element('div.translation.stack', {});
    /** The text that is shown. @type {any} */
    this.text = null;
    /** The fields by form. @type {Map<string, HTMLTextAreaElement>} */
    this.fields = new Map();
    this.preview = new TypedPreview(workspace);
    /** The field that had the focus last. @type {any} */
    this.lastField = null;
    this.controller = new AbortController();
    this.room = null;
    this.timers = [0, 0];
    this.element.addEventListener('focusin', event => {
      if (event.target.matches('textarea')) this.lastField = event.target;
    });
    this.element.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      this.save(true);
    });
  }

  /** Shows a text, as its file says it now. @param {any} text @param {boolean} [hasFocus] whether its first field gets the focus */
  show(text, hasFocus = false) {
    const { words } = this.workspace;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.id : '';
    this.stop();
    const isElse = text?.key !== this.text?.key || text?.language !== this.text?.language || text?.document !== this.text?.document;
    this.text = text;
    this.fields = new Map();
    if (isElse) this.room = null;
    if (!text) return fill(this.element);
    this.lengths = new Map();
    this.faults = element('div', { role: 'status', 'aria-label': words.text('queue.checks') });
    this.roomLine = element('p.quiet.small', { role: 'status' });
    this.conflict = element('div', { role: 'status' });
    this.draftLine = element('div', {});
    fill(this.element,
      textHead(this.workspace, text),
      sourceTexts(this.workspace, text),
      termList(words, text, word => this.insert(word)),
      ...Array.from(savedTexts(text)).map(([form, saved]) => this.field(form, saved)),
      this.draftLine, this.roomLine, this.faults, this.conflict,
      this.actions(text),
      placeList(this.workspace, text, place => this.handlers.place(place, text.key)));
    this.tellDraft();
    this.look();
    this.measure();
    const first = this.fields.values().next().value;
    if (hasFocus) first?.focus();
    else if (focused) (document.getElementById(focused) ?? first)?.focus();
  }

  /** Says that the text is gone, with what was typed of it. @param {any} text @param {Error} error */
  showGone(text, error) {
    const { words } = this.workspace;
    this.stop();
    this.text = null;
    const typed = Array.from(this.drafts.of(text).values());
    fill(this.element, element('p.bad', { role: 'alert', text: complaint(words, error) }),
      typed.length > 0 && element('p', { text: words.text('queue.gone.typed') }), ...typed.map(each => element('p.typed', {}, foreign(each, text.language))));
  }

  /** A field for the text, or for one of its forms. */
  field(form, saved) {
    const { words } = this.workspace;
    const { text } = this;
    const id = `translation-${form || 'text'}`;
    const examples = text.forms.find(each => each.form === form)?.examples ?? [];
    const name = form ? words.text('queue.form', form, listed(words, examples)) : words.localeName(text.language);
    const field = element('textarea', { id, rows: '2', lang: text.language, dir: directionOf(text.language), disabled: text.canSave ? null : true, 'aria-describedby': `${id}-length`, oninput: () => this.typed(form) });
    field.value = this.drafts.of(text).get(form) ?? saved;
    this.fields.set(form, field);
    const length = element('span.quiet.small', { id: `${id}-length` });
    this.lengths.set(form, length);
    return element('div.field', {}, element('div.field-head', {}, element('label', { for: id, text: name }), length), field);
  }

  /** The buttons. */
  actions(text) {
    const { words, canWrite } = this.workspace;
    if (!text.canSave || !canWrite) {
      return element('p.quiet', {}, text.refusal ?? words.text(text.isCompound ? 'queue.compound' : 'queue.fixed'));
    }
    return [
      element('div.actions', {},
        element('button.primary', { type: 'button', id: 'translation-save', 'aria-keyshortcuts': 'Control+Enter Meta+Enter', onclick: () => this.save(true) }, words.text('queue.save.next')),
        element('button.small-button', { type: 'button', id: 'translation-only', text: words.text('queue.save'), onclick: () => this.save(false) }),
        text.hasStates && ['needs-review', 'machine-translated'].includes(text.state) && element('button.small-button', { type: 'button', id: 'translation-review', text: words.text('queue.reviewed'), onclick: () => this.markReviewed() }),
        element('button.small-button', { type: 'button', id: 'translation-copy', text: words.text('queue.copy'), onclick: () => this.copySource() })),
      !text.hasStates && element('p.quiet.small', { text: words.text('queue.stateless') }),
    ];
  }

  /** Keeps what was typed, and looks at it. */
  typed(form) {
    this.drafts.set(this.text, form, this.fields.get(form).value, savedTexts(this.text).get(form) ?? '');
    this.tellDraft();
    clearTimeout(this.timers[0]);
    clearTimeout(this.timers[1]);
    this.timers = [setTimeout(() => { this.look(); this.preview.show(this.text, this.fields.get('')?.value ?? ''); }, patience), setTimeout(() => this.measure(), rest)];
    this.tellLengths();
  }

  /** Says that something typed is not saved, and offers to give it up. */
  tellDraft() {
    const { words } = this.workspace;
    const isTyped = this.text.canSave && this.drafts.of(this.text).size > 0;
    fill(this.draftLine, isTyped && element('p.row.small.quiet', {}, words.text('queue.draft'),
      element('button.quiet-button', { type: 'button', text: words.text('try.discard'), onclick: () => { this.drafts.remove(this.text); this.show(this.text, true); } })));
  }

  /** Says how long the texts are. */
  tellLengths() {
    const { words } = this.workspace;
    for (const [form, field] of this.fields) {
      const line = this.lengths.get(form);
      const limit = this.text.limit;
      line.textContent = lengthSentence(words, field.value, limit);
      line.classList.toggle('caution', limit > 0 && graphemes(field.value, words.language) > limit);
    }
  }

  /** What the fields say, by form. @returns {Map<string, string>} */
  get typedTexts() {
    return new Map(Array.from(this.fields, ([form, field]) => [form, field.value]));
  }

  /** Has the texts looked at. */
  async look() {
    this.tellLengths();
    const { text } = this;
    if (!text.canSave) return;
    const { signal } = this.controller;
    const texts = Object.fromEntries(Array.from(this.typedTexts, ([form, now]) => [form || 'text', now]));
    try {
      const { faults } = await this.workspace.service.post('review', { document: text.document, key: text.key, locale: text.language, texts }, signal);
      if (!signal.aborted) fill(this.faults, faultList(this.workspace.words, faults));
    } catch {
      // Without an answer, nothing is known to be odd.
    }
  }

  /** Has the room of the text measured where it is tightest. */
  async measure() {
    const { text, workspace } = this;
    if (text.places.length === 0) return;
    const { signal } = this.controller;
    this.roomLine.textContent = roomSentence(workspace, this.room, text.language);
    const typed = this.fields.get('')?.value ?? '';
    try {
      const room = await workspace.service.post('room', { document: text.places[0].document, key: text.key, locale: this.handlers.locale(), ...(typed ? { text: typed } : {}) }, signal);
      if (signal.aborted) return;
      this.room = room;
      const isLong = typed !== '' && room.longest > 0 && room.length > room.longest;
      this.roomLine.className = isLong ? 'caution small' : 'quiet small';
      this.roomLine.textContent = [isLong && workspace.words.text('try.long'), roomSentence(workspace, room, text.language)].filter(Boolean).join(' ');
    } catch {
      if (!signal.aborted) this.roomLine.textContent = '';
    }
  }

  /** Puts a word where the cursor is. */
  insert(word) {
    const [form, field] = Array.from(this.fields).find(([, each]) => each === this.lastField) ?? Array.from(this.fields)[0] ?? [];
    if (!field || field.disabled) return;
    field.setRangeText(word, field.selectionStart, field.selectionEnd, 'end');
    this.typed(form);
    field.focus();
  }

  /** Begins with what is translated. */
  copySource() {
    for (const [form, field] of this.fields) {
      field.value = this.text.sourceForms.find(each => each.form === form)?.text ?? this.text.source;
      this.typed(form);
    }
    this.fields.values().next().value?.focus();
  }

  /** Says that the texts of the file are right. */
  markReviewed() {
    return this.put(Array.from(savedTexts(this.text)).filter(([, now]) => now !== '').map(([form, now]) => ({ form, text: now })), true);
  }

  /** Saves what was typed. @param {boolean} goesOn whether the next text is shown then */
  save(goesOn) {
    if (!this.text?.canSave) return goesOn ? this.handlers.next() : undefined;
    return this.put(toWrite(this.text, this.typedTexts), goesOn);
  }

  /** Writes some texts, and goes on. */
  async put(written, goesOn) {
    const { text, workspace } = this;
    const { words } = workspace;
    if (written.length === 0) return goesOn ? this.handlers.next() : workspace.announce(words.text('queue.unchanged'));
    if (this.isSaving) return;
    this.isSaving = true;
    fill(this.conflict);
    try {
      const version = await write(workspace.service, text, written);
      for (const { form, text: now } of written) this.drafts.set(text, form, now, now);
      this.handlers.saved({ ...text, version });
      workspace.announce(words.text('queue.saved', text.file));
      if (goesOn) this.handlers.next();
    } catch (error) {
      fill(this.conflict, conflictNotice(words, error, async () => {
        const now = await workspace.service.get('text', { document: text.document, key: text.key, locale: this.handlers.locale() });
        this.text = { ...text, version: now.version };
        await this.put(written, goesOn);
      }));
    } finally {
      this.isSaving = false;
    }
  }

  /** Gives up what is under way. */
  stop() {
    this.controller.abort();
    this.controller = new AbortController();
    this.preview.clear();
    for (const timer of this.timers) clearTimeout(timer);
  }
}
