/** The card beside a text that is changed on the canvas: what a translator has to know, and what can be done. */
import { element, fill, foreign } from './dom.js';
import { icon } from './icons.js';
import { textFor, textIn } from './entrytexts.js';

/** What the card does. @typedef {{save: () => void, takeBack: () => void, step: (by: number) => void, choose: (choice: import('./entrytexts.js').Choice) => void, useTheirs: () => void}} Actions */

/** A card of facts and buttons. */
export class TextCard {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {any} subject the element
   * @param {import('./pictures.js').Page} page
   * @param {Actions} actions
   */
  constructor(workspace, subject, page, actions) {
    this.workspace = workspace;
    this.subject = subject;
    this.page = page;
    this.actions = actions;
    const { words } = workspace;
    this.about = element('div.card-about', { id: 'card-about' });
    this.state = element('span.badge', { id: 'card-state', hidden: true });
    this.source = element('div', {});
    this.comment = element('p.quiet', { dir: 'auto', hidden: true });
    this.limit = element('p.card-limit', {});
    this.reason = element('p.quiet', { hidden: true });
    fill(this.about, this.source, this.comment, this.limit, this.reason);
    this.forms = element('div.segments.card-forms', { role: 'group', 'aria-label': words.text('save.form'), hidden: true });
    this.theirs = element('div.card-theirs', { role: 'status' });
    this.warning = element('div', { role: 'status' });
    this.saveButton = element('button.primary', { type: 'button', text: words.text('save.confirm'), onclick: () => actions.save() });
    const arrow = (name, word, by) => element('button.icon-button', { type: 'button', 'aria-label': words.text(word), title: words.text(word), onclick: () => actions.step(by) }, icon(name));
    this.element = element('div.text-card', { role: 'group', 'aria-label': words.text('place.card'), tabindex: '-1' },
      element('p.row.card-head', {}, element('bdi.code', { dir: 'ltr', text: subject.key ?? `<${subject.element}>` }), this.state),
      this.about, this.forms, this.theirs, this.warning,
      element('div.actions', {}, this.saveButton,
        element('button.small-button', { type: 'button', text: words.text('place.takeback'), onclick: () => actions.takeBack() }),
        element('span.card-arrows', {}, arrow('previous', 'place.previous', -1), arrow('next', 'place.next', 1))));
    if (!subject.key) this.explain(words.text('try.nokey'));
    else if (!workspace.canWrite) this.explain(words.text('export.fixed'));
    this.saveButton.hidden = !subject.key || !workspace.canWrite;
  }

  /** The ids of what describes the text. */
  get description() {
    return `${this.state.id} ${this.about.id}`;
  }

  /** Says why what is typed cannot be saved. @param {string} text */
  explain(text) {
    this.reason.textContent = text;
    this.reason.hidden = false;
  }

  /** Shows what the catalog says: the source, the comment, and the state. @param {any} entry @param {string} source the language of the source @param {string} [form] the plural form that is in the field */
  showEntry(entry, source, form) {
    const { words } = this.workspace;
    const [own, first] = [textFor(entry.texts, this.page.locale), textIn(entry, source, form)];
    const isSource = own !== null && own.locale === first?.locale;
    fill(this.source, first && !isSource && element('p.card-source', {},
      element('span.quiet.small', { text: words.text('place.source', words.localeName(first.locale)) }), foreign(first.text, first.locale)));
    this.comment.textContent = entry.comment ?? '';
    this.comment.hidden = !entry.comment;
    const state = own === null ? 'missing' : own.state || 'translated';
    this.state.hidden = isSource && state === 'translated';
    this.state.className = `badge ${state === 'translated' ? 'good' : 'caution'}`;
    this.state.textContent = stateName(words, state);
  }

  /** Offers the plural forms of the entry. @param {import('./entrytexts.js').Choice[]} list @param {import('./entrytexts.js').Choice} shown that on the screen @param {import('./entrytexts.js').Choice} current that in the field @param {(choice: import('./entrytexts.js').Choice) => boolean} isChanged */
  showForms(list, shown, current, isChanged) {
    const { words } = this.workspace;
    this.forms.hidden = list.length < 2;
    fill(this.forms, list.length > 1 && list.map(choice => element('button', {
      type: 'button', 'aria-pressed': String(choice === current), title: choice === shown ? words.text('place.shown') : null, onclick: () => this.actions.choose(choice),
    }, element('bdi', { dir: 'ltr', lang: 'en', text: choice.form }), choice === shown && element('span.card-shown', { text: words.text('place.shown') }), isChanged(choice) && element('span.dot.caution', { role: 'img', 'aria-label': words.text('place.changed') }))));
  }

  /** Shows how many characters fit, and a warning about those that do not. @param {{measured?: any, error?: Error}} result @param {string} complaint what went wrong */
  measure({ measured }, complaint) {
    const { words } = this.workspace;
    if (measured) {
      this.limit.textContent = measured.longest > 0 ? [words.text('try.fits', measured.longest), words.text('place.length', measured.length)].join(' · ') : words.text('place.length', measured.length);
    }
    const isLong = measured?.longest > 0 && measured.length > measured.longest;
    this.warn(complaint || (isLong ? words.text('try.long') : ''), complaint ? 'bad' : 'caution');
  }

  /** Says what is wrong; what was said already is not said again. @param {string} text @param {string} kind */
  warn(text, kind) {
    if (this.warning.textContent === text) return;
    fill(this.warning, text && element(`p.${kind}`, { dir: 'auto', text }));
  }

  /** Says that the file says something else now, which somebody has written meanwhile; null says nothing. @param {string|null} text */
  showTheirs(text) {
    const { words, document } = this.workspace;
    fill(this.theirs, text !== null && [
      element('p.caution', { text: words.text('place.theirs') }),
      element('p', {}, foreign(text, this.page.locale || document?.language)),
      element('button.small-button', { type: 'button', text: words.text('save.theirs'), onclick: () => this.actions.useTheirs() })]);
  }
}

/** The name of a state of a text. */
function stateName(words, state) {
  return ['review', 'place.state'].map(group => `${group}.${state}`).filter(key => words.has(key)).map(key => words.text(key))[0] ?? state;
}
