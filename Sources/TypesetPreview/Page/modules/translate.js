/** The panel for translators: queues of what is to be done, and the text that is worked on. */
import { byId, element, fill } from './dom.js';
import { pseudoName, shownValue } from './axes.js';
import { complaint } from './diagnostics.js';
import { Drafts } from './drafts.js';
import { countAtTab } from './panels.js';
import { QueueHead } from './queuehead.js';
import { QueueList } from './queuelist.js';
import { QueueWindow } from './queuewindow.js';
import { Translation } from './translation.js';
import { PlaceSeeker } from './translationplaces.js';

/** How long typing in the search rests, how soon a change is followed, and how often the measuring is looked at, in milliseconds. */
const [patience, soon, often] = [200, 60, 1500];

/** Shows the queues. */
export class Translating {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.panel = byId('panel-translate');
    this.window = new QueueWindow();
    this.drafts = new Drafts(workspace.session.id ?? '');
    this.seeker = new PlaceSeeker(workspace);
    this.controller = new AbortController();
    this.textController = new AbortController();
    this.timer = 0;
    /** What was answered last. @type {any} */
    this.answer = null;
    /** The text that is worked on. @type {import('./queuewindow.js').Entry|null} */
    this.current = null;
    this.isOld = true;
    this.list = new QueueList(workspace, this.window, {
      go: index => this.go(index), need: (first, last) => this.need(first, last),
      languages: () => ({ source: this.form.text?.sourceLanguage ?? 'en', target: this.locale }),
    });
    this.form = new Translation(workspace, this.drafts, {
      locale: () => this.locale, next: () => this.step(1, true), saved: text => { this.form.text = text; }, place: (place, key) => this.seeker.go(place, key),
    });
    this.head = new QueueHead(workspace, () => this.later(patience, true));
    this.build();
    this.head.showLocales(this.locale);
    workspace.store.subscribe((state, previous) => {
      const isElse = ['queue', 'scope'].some(name => state[name] !== previous[name]) || state.axes !== previous.axes || (state.scope === 'document' && state.document !== previous.document);
      if (isElse && this.asked !== this.question) this.later(0, true);
      else if (state.panel !== previous.panel && this.isOld) this.later(0);
    });
    workspace.changeListeners.push(() => this.later(soon));
    workspace.sessionListeners.push(() => this.head.showLocales(this.locale));
    this.later(0);
  }

  /** Whether the panel is shown. */
  get isShown() {
    return this.workspace.state.panel === 'translate';
  }

  /** The locale that is translated into: that of the screen. */
  get locale() {
    const chosen = shownValue(this.workspace.state.axes, 'locale');
    return chosen === '' || pseudoName(chosen) !== null ? this.workspace.document?.language ?? 'en' : chosen;
  }

  /** What is asked of the server. */
  get question() {
    const { state } = this.workspace;
    return JSON.stringify([this.locale, state.queue, state.scope === 'document' ? state.document : '', this.head.words]);
  }

  /** Makes the parts of the panel. */
  build() {
    const { words } = this.workspace;
    this.summary = element('p.quiet.small', { role: 'status' });
    const way = (step, word, key) => element('button.small-button', { type: 'button', 'aria-keyshortcuts': key, onclick: () => this.step(step) }, words.text(word), ' ', element('kbd', { 'aria-hidden': 'true', text: key }));
    this.work = element('div.stack', {},
      this.head.filters,
      this.list.element,
      element('div.queue-ways', {}, way(-1, 'queue.previous.one', 'k'), this.summary, way(1, 'queue.next', 'j')),
      this.form.element);
    fill(this.panel, element('div.stack', {}, this.head.languages, this.head.notice, this.work));
  }

  /** Asks again after a while. @param {number} wait in milliseconds @param {boolean} [isNew] whether another list is wanted */
  later(wait, isNew = false) {
    this.isOld = true;
    if (!this.isShown) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(isNew), wait);
  }

  /** What is asked of the server from a position on. */
  request(from) {
    const { state } = this.workspace;
    return {
      locale: this.locale, kind: state.queue, from: String(from), count: String(this.window.size), search: this.head.words,
      document: state.scope === 'document' ? state.document : '', key: this.current?.key ?? '', keydocument: this.current?.document ?? '',
    };
  }

  /** Asks for the queue, and shows the text that was worked on, or the first one. */
  async load(isNew) {
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    const isElse = isNew || this.answer === null;
    this.isOld = false;
    this.asked = this.question;
    try {
      const from = isElse ? 0 : this.window.start(Math.max(0, this.list.index));
      const answer = await this.workspace.service.get('queue', this.request(from), signal);
      if (signal.aborted) return;
      this.take(answer, from, isElse);
    } catch (error) {
      if (!signal.aborted) fill(this.notice, element('p.bad', {}, complaint(this.workspace.words, error)));
    }
  }

  /** Shows an answer. */
  take(answer, from, isElse) {
    const { words, state } = this.workspace;
    this.answer = answer;
    this.window.clear(answer.total);
    this.window.put(answer.from, answer.entries);
    this.showCounts();
    this.head.showNotice(answer, this.locale, !this.drafts.isKept && this.drafts.count > 0);
    this.head.showLocales(this.locale);
    this.work.hidden = answer.isSource;
    if (answer.isSource) return;
    const wanted = isElse && !this.current && state.text ? state.text : '';
    if (isElse) this.list.element.scrollTop = 0;
    if (answer.index !== undefined) this.list.choose(answer.index);
    else if (isElse) this.list.choose(answer.total > 0 ? 0 : -1);
    else this.list.choose(Math.min(this.list.index, answer.total - 1));
    this.summarize();
    if (answer.index !== undefined || (!isElse && this.current)) return this.refresh();
    if (wanted) return this.seek(wanted);
    if (answer.total > 0) return this.go(0);
    this.current = null;
    this.form.show(null);
    fill(this.form.element, element('div.empty', {}, element('p.empty-title', { text: words.text('queue.empty.title') }), element('p.quiet', { text: words.text('queue.empty.hint') })));
  }

  /** Goes to the text that the address names. */
  async seek(key) {
    this.current = { key, document: this.workspace.state.document, source: '', text: '', tasks: [] };
    await this.load(false);
  }

  /** The counts of the queues, which are asked for again while the texts on screens are measured. */
  showCounts() {
    const { counts, documents, measured, isSource } = this.answer;
    this.head.showCounts(this.answer);
    countAtTab(this.workspace, 'translate', isSource ? 0 : counts.untranslated);
    if (measured >= documents) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.count(), often);
  }

  /** Asks for the counts alone, while texts on screens are measured. */
  async count() {
    if (!this.isShown) return;
    const { total } = this.window;
    const answer = await this.workspace.service.get('queue', { ...this.request(0), count: '0' }).catch(() => null);
    if (!answer || this.asked !== this.question) return;
    if (answer.total !== total) return this.load(false);
    this.answer = { ...this.answer, counts: answer.counts, measured: answer.measured, documents: answer.documents };
    this.showCounts();
  }

  /** Says which of the texts is shown. */
  summarize() {
    const { words } = this.workspace;
    this.summary.textContent = this.window.total === 0 ? '' : words.text('queue.position', this.list.index + 1, this.window.total);
  }

  /** Asks for the pages of the list that come into view. */
  async need(first, last) {
    const { signal } = this.controller;
    for (const start of this.window.missing(first, last)) {
      try {
        const answer = await this.workspace.service.get('queue', this.request(start), signal);
        if (signal.aborted) return;
        this.window.put(start, answer.entries);
        this.list.draw();
      } catch {
        if (!signal.aborted) this.window.fail(start);
      }
    }
  }

  /** Shows the text at a position. @param {number} index @param {boolean} [hasFocus] */
  async go(index, hasFocus = false) {
    this.list.choose(index);
    this.summarize();
    if (!this.window.at(index)) await this.need(index, index);
    const entry = this.window.at(index);
    if (!entry || this.list.index !== index) return;
    this.current = entry;
    this.workspace.store.set({ text: entry.key });
    const text = await this.ask(entry);
    if (!text) return;
    this.form.show(text, hasFocus);
    this.list.draw();
    this.workspace.announce(`${this.summary.textContent}: ${text.source}`);
    if (text.places[0]) this.seeker.go(text.places[0], text.key);
  }

  /** Goes to the next text, or the previous one. @param {number} step @param {boolean} [hasFocus] */
  step(step, hasFocus = false) {
    const next = this.list.index + step;
    if (next < 0 || next >= this.window.total) return this.workspace.notify(this.workspace.words.text(step > 0 ? 'queue.end' : 'queue.start'));
    return this.go(next, hasFocus);
  }

  /** A text as its file says it now; nothing where another one is wanted meanwhile. */
  async ask(entry) {
    this.textController.abort();
    this.textController = new AbortController();
    const { signal } = this.textController;
    try {
      const text = await this.workspace.service.get('text', { document: entry.document, key: entry.key, locale: this.locale }, signal);
      return signal.aborted ? null : text;
    } catch (error) {
      if (!signal.aborted) this.form.showGone({ document: entry.document, key: entry.key, language: this.form.text?.language ?? this.locale }, error);
      return null;
    }
  }

  /** Shows the text anew after its catalog has changed; what was typed stays. */
  async refresh() {
    const { words } = this.workspace;
    const before = this.form.text;
    const text = await this.ask(this.current);
    if (!text) return;
    const isSame = before && JSON.stringify({ ...before, version: '' }) === JSON.stringify({ ...text, version: '' });
    const isElsewhere = before?.key !== text.key || before?.language !== text.language;
    if (isSame) this.form.text = text;
    else this.form.show(text);
    const isOther = !isElsewhere && before.version !== text.version && this.drafts.of(text).size > 0;
    if (isOther) this.workspace.notify(words.text('queue.reloaded'));
    if (isElsewhere && text.places[0]) this.seeker.go(text.places[0], text.key);
  }
}
