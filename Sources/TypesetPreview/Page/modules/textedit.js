/** One text that is changed on the canvas: its field, its card, and what was typed. */
import { element } from './dom.js';
import { complaint } from './diagnostics.js';
import { holdFocus } from './editfocus.js';
import { placeEdit } from './editplace.js';
import { choices, seenChoice, textIn } from './entrytexts.js';
import { text } from './outline.js';
import { hasArguments } from './placeholders.js';
import { TextCard } from './textcard.js';
import { textField, typeLineEnd } from './textfield.js';

/** What ends it. @typedef {{save: () => void, takeBack: () => void, step: (by: number) => void, leave: () => void}} Ends */

/** A text that is being changed. */
export class TextEdit {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {import('./attempts.js').Attempts} attempts
   * @param {{screen: import('./screen.js').Screen, subject: any, page: import('./pictures.js').Page}} place
   * @param {Ends} ends
   */
  constructor(workspace, attempts, { screen, subject, page }, ends) {
    this.workspace = workspace;
    this.attempts = attempts;
    this.screen = screen;
    this.subject = subject;
    this.page = page;
    this.ends = ends;
    /** Where what is typed is kept. */
    this.document = workspace.state.document;
    this.locale = attempts.locale;
    /** What the file draws now, and its text, which may be longer than what there is room for: when this began, and now. */
    this.drawn = text(subject);
    this.seen = this.drawn;
    this.seenNow = this.drawn;
    /** What was tried of the element before. */
    this.before = { ...attempts.of(subject.id) };
    /** How wide the text may be, in points of the document, and how many lines it has, once it is measured. */
    this.available = 0;
    this.lines = subject.lines.length;
    /** Whether it is being saved, during which the focus may be in a dialog. */
    this.isBusy = false;
    /** The entry once it is read, its texts, that on the screen, and that in the field. */
    this.known = null;
    this.choices = [];
    this.shown = null;
    this.current = null;
    this.card = new TextCard(workspace, subject, page, {
      save: ends.save, takeBack: ends.takeBack, step: ends.step, choose: choice => this.choose(choice), useTheirs: () => this.useTheirs(),
    });
    this.field = textField({ subject, language: subject.language, name: workspace.words.text('place.field', subject.key ?? subject.element, this.seen), describedBy: this.card.description },
      { oninput: () => this.type(), onkey: event => this.press(event) });
    this.field.value = this.before.text ?? this.seen;
    this.host = element('div.text-editing', {}, this.field, this.card.element);
    workspace.canvas.element.append(this.host);
    holdFocus(this.host, { isBusy: () => this.isBusy, takeBack: ends.takeBack, leave: ends.leave });
    // The field is the mark now.
    screen.mark({ selected: '' });
    this.settle();
    this.field.focus({ preventScroll: true });
    this.field.select();
    this.ask();
    this.frame = requestAnimationFrame(() => this.keepPlace());
  }

  /** Shows what was measured. @param {{measured?: any, error?: Error}} result */
  measure(result) {
    this.available = result.measured?.available ?? this.available;
    this.lines = result.measured?.lines ?? this.lines;
    this.card.measure(result, result.error ? complaint(this.workspace.words, result.error) : '');
  }

  /** Whether the text can be saved. */
  get canSave() {
    return Boolean(this.subject.key) && this.workspace.canWrite;
  }

  /** What is tried of the element now. @returns {import('./attempts.js').Change} */
  get change() {
    const { id } = this.subject;
    return this.attempts.kept.of(this.document, this.locale).get(id) ?? { element: id };
  }

  /** Whether anything was typed, now or before. */
  get isChanged() {
    return this.changes().length > 0;
  }

  /** What was typed: over what is seen, and of other plural forms as the file writes them. */
  changes() {
    const { text: typed, forms = {} } = this.change;
    const others = this.choices.filter(choice => choice !== this.shown && choice.form && forms[choice.form] !== undefined);
    return [
      ...(typed === undefined ? [] : [{ choice: this.shown, typed, isWritten: false }]),
      ...others.map(choice => ({ choice, typed: forms[choice.form], isWritten: true })),
    ];
  }

  /** Asks what the catalog says; who waits for it learns what went wrong. */
  ask() {
    this.entry = this.read();
    this.entry.catch(() => {});
  }

  /** Reads what the catalog says. */
  async read() {
    const { service, state } = this.workspace;
    if (!this.subject.key) return null;
    try {
      const entry = await service.get('entry', { document: state.document, key: this.subject.key });
      this.take(entry);
      return entry;
    } catch (error) {
      this.card.warn(complaint(this.workspace.words, error), 'bad');
      throw error;
    }
  }

  /** Shows what the catalog says. */
  take(entry) {
    const { document } = this.workspace;
    this.choices = choices(entry, this.page.locale, document?.locales ?? []);
    this.shown = seenChoice(this.choices, this.seen);
    this.current = this.choices.find(each => this.current?.form !== undefined && each.form === this.current.form) ?? this.shown;
    this.known = entry;
    if (this.subject.truncated) this.complete();
    this.show();
  }

  /** Takes the text of the catalog instead of what was cut, if it has no words from elsewhere. */
  complete() {
    const { text: whole } = this.shown;
    if (whole === '' || hasArguments(whole) || this.change.text !== undefined) return;
    this.seen = whole;
    this.seenNow = whole;
    this.field.value = whole;
    this.field.select();
  }

  /** Shows what the catalog says of the form that is in the field. */
  show() {
    if (!this.known) return;
    const language = this.workspace.document?.language ?? '';
    const { text: typed, forms = {} } = this.change;
    const source = textIn(this.known, language, this.current.form);
    this.card.showEntry(this.known, language, this.current.form);
    if (source) this.field.setAttribute('aria-label', this.workspace.words.text('place.field', this.subject.key, source.text));
    this.card.showForms(this.choices, this.shown, this.current, choice => (choice === this.shown ? typed !== undefined : forms[choice.form] !== undefined));
  }

  /** Puts another plural form into the field. @param {import('./entrytexts.js').Choice} choice */
  choose(choice) {
    this.current = choice;
    this.field.value = choice === this.shown ? this.change.text ?? this.seenNow : this.change.forms?.[choice.form] ?? choice.text;
    this.show();
    this.field.focus();
    const { words, announce } = this.workspace;
    announce(`${words.text('save.form')}: ${choice.form}${choice === this.shown ? `, ${words.text('place.shown')}` : ''}`);
  }

  /** Tries what is typed. */
  type() {
    const { value } = this.field;
    const { change, subject } = this;
    if (this.current === null || this.current === this.shown) {
      this.attempts.set({ ...change, text: value === this.seenNow ? undefined : value }, subject);
    } else {
      const forms = { ...change.forms, [this.current.form]: value };
      if (value === this.current.text) delete forms[this.current.form];
      this.attempts.set({ ...change, forms: Object.keys(forms).length > 0 ? forms : undefined }, subject);
    }
    this.show();
    this.settle();
  }

  /** Makes everything as it was before this began. */
  restore() {
    this.attempts.set(this.before, this.subject);
  }

  /** Meets another text of the file: who has typed nothing sees it, and who has decides. @param {string} now @param {any} subject */
  meet(now, subject) {
    const isUntouched = this.change.text === undefined;
    this.drawn = now;
    this.seenNow = now;
    this.subject = subject;
    if (isUntouched) return this.useTheirs();
    this.card.showTheirs(now);
  }

  /** Takes the text of the file, instead of what was typed. */
  useTheirs() {
    this.seen = this.seenNow;
    this.attempts.set({ ...this.change, text: undefined }, this.subject);
    if (this.current === this.shown) this.field.value = this.seen;
    this.card.showTheirs(null);
    this.ask();
    this.settle();
    this.field.focus();
  }

  /** What a key does in the field. @param {KeyboardEvent} event */
  press(event) {
    // Enter also ends a word that is composed of several keys.
    if (event.isComposing) return;
    const act = this.action(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What a key means; null where it types. */
  action({ key, altKey, shiftKey, ctrlKey, metaKey }) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (key === 'Enter') return shiftKey || altKey ? () => typeLineEnd(this.field, () => this.type()) : this.ends.save;
    if (key === 'Tab' && !altKey && !ctrlKey && !metaKey) return () => this.ends.step(shiftKey ? -1 : 1);
    if (step && altKey && this.choices.length > 1) return () => this.choose(this.choices[Math.min(Math.max(this.choices.indexOf(this.current) + step, 0), this.choices.length - 1)]);
    return null;
  }

  /** Keeps the field on its text in each frame, wherever the canvas is scrolled and however the text grows. */
  keepPlace() {
    this.settle();
    this.frame = requestAnimationFrame(() => this.keepPlace());
  }

  /** Brings the field onto its text, and the card beside it. */
  settle() {
    const { workspace, screen, subject, field, card, available, lines } = this;
    placeEdit(workspace, screen, { subject, field, card: card.element, available, lines });
  }

  /** Takes the field and the card away. */
  remove() {
    cancelAnimationFrame(this.frame);
    // What is removed does not end once more.
    this.isBusy = true;
    this.host.remove();
    this.workspace.canvas.mark();
  }
}
