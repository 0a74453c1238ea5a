/** What is known of the screen as a whole, for the panels while nothing is selected. Its parts stay in place while their contents change. */
import { element, fill, foreign } from './dom.js';
import { baselinesPart, findingsPart } from './overviewparts.js';
import { longestPart, textsPart } from './overviewtexts.js';

/** What the server says of a variant. @typedef {{states: Object<string, number>, open: any[], longest: any[]}} ScreenTexts */

/** How long the texts wait for what is done next: for the picture of another variant, and after a change of files, in milliseconds. */
const [patience, rest] = [350, 1200];

/** Asks for the texts of the variant that is explained, when somebody sees them. */
export class ScreenTextsSource {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** @type {ScreenTexts|null} */
    this.answer = null;
    this.place = '';
    this.isOld = true;
    this.timer = 0;
    this.controller = new AbortController();
    /** Called after an answer, and when one no longer counts. @type {Array<() => void>} */
    this.listeners = [];
    if (workspace.service.isExport) return;
    workspace.store.subscribe(() => this.follow());
    workspace.pictures.subscribe(variant => {
      if (variant.document === workspace.state.document) this.later();
    });
    workspace.changeListeners.push(documents => {
      if (documents === null || documents.includes(workspace.state.document)) this.isOld = true;
    });
    this.follow();
  }

  /** Begins again with another variant. */
  follow() {
    const { variant, state } = this.workspace;
    const place = JSON.stringify(variant);
    if (place !== this.place) {
      this.place = place;
      this.answer = null;
      this.isOld = true;
      for (const listener of this.listeners) listener();
    }
    if (this.isOld && this.isSeen(state)) this.later();
  }

  /** Whether a panel shows the texts. */
  isSeen({ selected, panel }) {
    return selected === '' && (panel === 'why' || panel === 'try');
  }

  /** Asks after a while. */
  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), this.answer === null ? patience : rest);
  }

  /** Asks the server. */
  async load() {
    const { workspace } = this;
    if (!this.isOld || !this.isSeen(workspace.state) || !workspace.answer) return;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    const { document, axes } = workspace.variant;
    this.isOld = false;
    try {
      const answer = await workspace.service.get('overview', { document, ...axes }, signal);
      if (signal.aborted) return;
      this.answer = answer;
    } catch {
      // The canvas says what is wrong; the next change asks again.
      if (signal.aborted) return;
      this.answer = null;
    }
    for (const listener of this.listeners) listener();
  }
}

/**
 * The overview, in an element of its own.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {ScreenTextsSource} source
 * @param {string} id what distinguishes its parts from those of another overview
 * @param {boolean} isWhole whether it speaks of more than texts
 */
export function overview(workspace, source, id, isWhole) {
  const { words, service, session } = workspace;
  const head = element('div.subject');
  const parts = [
    isWhole && new Part('findings', () => findingsPart(workspace)),
    new Part('texts', () => textsPart(workspace, source)),
    !service.isExport && new Part('longest', () => longestPart(workspace, source)),
    isWhole && session.hasBaselines && !service.isExport && new Part('baselines', () => baselinesPart(workspace)),
  ].filter(Boolean);
  const hint = element('p.quiet.small.overview-hint', { text: words.text(isWhole ? 'overview.hint' : 'overview.try') });
  const host = element('div.overview', { id: `overview-${id}` }, head, parts.map(part => part.element), hint);
  const show = () => {
    const title = workspace.document?.title ?? workspace.state.document;
    fill(head, element('h2', {}, foreign(title, workspace.answer?.pages[0]?.locale || workspace.document?.language || 'en')));
    for (const part of parts) part.show();
  };
  return { element: host, show };
}

/** A part that is made again only when it says something else; who is at one of its buttons stays there. */
class Part {
  /** @param {string} name @param {() => {title: string, content: any[], signature: any}|null} make */
  constructor(name, make) {
    this.make = make;
    this.signature = '';
    this.title = element('h3');
    this.content = element('div.overview-content');
    this.element = element('section.overview-part', { data: { part: name }, hidden: true }, this.title, this.content);
  }

  /** Shows what is known now. */
  show() {
    const made = this.make();
    this.element.hidden = made === null;
    const signature = made === null ? '' : JSON.stringify([made.title, made.signature]);
    if (signature === this.signature) return;
    this.signature = signature;
    if (made === null) return fill(this.content);
    const open = Array.from(this.content.querySelectorAll('details[open]'), each => each.dataset.key);
    const focused = this.content.contains(document.activeElement) ? document.activeElement.closest('[data-key]')?.dataset.key : null;
    this.title.textContent = made.title;
    fill(this.content, made.content);
    const keyed = Array.from(this.content.querySelectorAll('[data-key]'));
    for (const each of keyed) if (open.includes(each.dataset.key)) each.open = true;
    const again = keyed.find(each => each.dataset.key === focused);
    if (focused) (again?.querySelector('summary') ?? again ?? this.content.querySelector('button, summary'))?.focus();
  }
}
