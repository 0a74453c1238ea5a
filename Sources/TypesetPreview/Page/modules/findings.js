/** The findings of the checks, filtered and gone through; each leads to what it is about. */
import { byId, element, fill, said } from './dom.js';
import { levels } from './address.js';
import { normalized } from './axes.js';
import { complaint, sentence } from './diagnostics.js';
import { editorLink } from './editor.js';
import { counts, matching } from './findingfilter.js';
import { icon } from './icons.js';
import { countAtTab } from './panels.js';
import { rove } from './roving.js';
import { ruleItem } from './whyrules.js';

/** How long the checks wait after a change, in milliseconds: while the reader sees their findings, and otherwise. */
const [patience, rest] = [600, 2000];

/** Shows the findings of the document. */
export class Findings {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.panel = byId('panel-findings');
    /** @type {any[]|null} */
    this.list = null;
    /** The finding that is shown with its details. */
    this.current = null;
    this.document = '';
    this.controller = new AbortController();
    this.timer = 0;
    this.build();
    workspace.store.subscribe((state, previous) => {
      this.follow();
      if (state.search === previous.search && state.level === previous.level) return;
      if (this.search.value !== state.search) this.search.value = state.search;
      this.level.value = state.level;
      this.show();
    });
    workspace.changeListeners.push(documents => {
      if (documents === null || documents.includes(this.document)) this.later();
    });
    this.follow();
  }

  /** Makes the filters and the list. */
  build() {
    const { workspace } = this;
    const { words, state } = workspace;
    this.search = element('input', { type: 'search', 'aria-label': words.text('findings.search'), placeholder: words.text('findings.search'), oninput: () => workspace.store.set({ search: this.search.value }) });
    this.level = element('select', { 'aria-label': words.text('findings.level'), onchange: () => workspace.store.set({ level: this.level.value }) },
      ['', ...levels].map(level => element('option', { value: level, text: words.text(level ? `level.${level}` : 'findings.all') })));
    [this.search.value, this.level.value] = [state.search, state.level];
    this.summary = element('p.quiet.small', { role: 'status' });
    this.entries = element('ul.findings');
    this.roving = rove(this.entries, '.finding', '[aria-expanded=true]');
    fill(this.panel, element('div.filters', {}, this.search, this.level), this.summary, this.entries);
  }

  /** Asks again when another document is shown. */
  follow() {
    const { document } = this.workspace.state;
    if (document === this.document || document === '') return;
    this.document = document;
    this.list = null;
    this.current = null;
    this.show();
    this.later();
  }

  /** Asks after a while: at once for a document that is new here. */
  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), this.list === null ? 150 : this.workspace.state.panel === 'findings' ? patience : rest);
  }

  /** Asks for the findings. */
  async load() {
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      const { findings } = await this.workspace.service.get('findings', { document: this.document }, signal);
      if (signal.aborted) return;
      this.list = findings;
      this.workspace.found.put('findings', this.document, findings);
      this.current = findings.find(each => this.current && identity(each) === identity(this.current)) ?? null;
      this.show();
    } catch (error) {
      if (signal.aborted) return;
      this.list ??= [];
      this.summary.textContent = complaint(this.workspace.words, error);
    }
  }

  /** Shows the findings that the filters let through. */
  show() {
    const { words } = this.workspace;
    if (this.list === null) {
      this.summary.textContent = words.text('findings.checking');
      return fill(this.entries);
    }
    const number = counts(this.list);
    countAtTab(this.workspace, 'findings', this.list.length, number.error > 0 ? 'bad' : number.warning > 0 ? 'caution' : '');
    this.shown = matching(this.list, this.search.value, this.level.value);
    this.summary.textContent = this.list.length === 0 ? '' : this.shown.length === 0 ? words.text('findings.unmatched') : words.text('findings.count', this.shown.length);
    if (this.list.length === 0) {
      return fill(this.entries, element('li.empty', {}, element('p.empty-title', { text: words.text('findings.none.title') }), element('p.quiet', { text: words.text('findings.none.hint') })));
    }
    fill(this.entries, this.shown.map(finding => this.entry(finding)));
    this.roving.update();
  }

  /** A finding of the list. */
  entry(finding) {
    const { words } = this.workspace;
    const isCurrent = finding === this.current;
    const kind = { error: 'bad', warning: 'caution', advice: 'note' }[finding.level] ?? 'note';
    const parts = [
      finding.rule, finding.element && finding.element.split('/').pop(), finding.key,
      finding.variants?.length > 0 && words.text('findings.variants', finding.variants.length),
    ].filter(Boolean);
    const button = element('button.finding', { type: 'button', 'aria-expanded': String(isCurrent), 'aria-current': isCurrent ? 'true' : null, onclick: () => this.go(finding) },
      element(`span.${kind}`, {}, icon(finding.level in { error: 1, warning: 1 } ? finding.level : 'advice'), element('span.aside', { text: words.text(`level.${finding.level}.one`) })),
      element('span.message', {}, said(sentence(finding.message))),
      element('span.detail', {}, parts.map((part, index) => [index > 0 && ' · ', element('bdi', { text: part })])));
    return element('li', {}, button, isCurrent && this.details(finding));
  }

  /** What else is known about a finding: the measure, what to do, the rule, the place. */
  details(finding) {
    const { words, document } = this.workspace;
    const rule = element('ul.rules');
    this.workspace.rules().then(rules => fill(rule, ruleItem(finding.rule, rules.get(finding.rule))), () => {});
    const place = element('p', {}, finding.line > 0 && editorLink(this.workspace, { file: document?.path ?? '', line: finding.line, column: finding.column }));
    if (finding.line > 0 && !this.workspace.service.isExport) {
      this.workspace.service.get('source', { document: this.document, line: String(finding.line) })
        .then(({ path }) => fill(place, editorLink(this.workspace, { path, file: path, line: finding.line, column: finding.column })), () => {});
    }
    return element('div.finding-details.stack', {},
      finding.measured && finding.required && element('p', { text: words.text('findings.measured', finding.measured, finding.required) }),
      finding.remedy && element('p', {}, said(sentence(finding.remedy))),
      rule, place,
      finding.catalog && element('p', {}, editorLink(this.workspace, { file: finding.catalog, path: finding.catalogPath, line: finding.catalogLine })));
  }

  /** Shows what a finding is about: its variant, its element, its details. */
  go(finding) {
    const { store, words, announce } = this.workspace;
    this.current = finding;
    const patch = { selected: finding.element ?? '' };
    const isShown = this.workspace.selection?.node.element.id === finding.element && !finding.axes;
    if (finding.axes && !isShown) Object.assign(patch, { axes: normalized(finding.axes), view: 'screen', cell: '' });
    store.set(patch);
    const hadFocus = this.entries.contains(document.activeElement);
    this.show();
    const button = this.entries.querySelector('[aria-current]');
    if (hadFocus) button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
    announce(`${words.text(`level.${finding.level}.one`)}: ${finding.message}`);
    this.workspace.canvas?.revealSoon();
  }

  /** Goes to the next finding, or the previous one. @param {number} step */
  step(step) {
    if (!this.shown?.length) return;
    const at = this.shown.indexOf(this.current);
    const next = at < 0 ? (step > 0 ? 0 : this.shown.length - 1) : Math.min(Math.max(at + step, 0), this.shown.length - 1);
    this.go(this.shown[next]);
  }
}

/** What stays the same of a finding when the checks run again. */
function identity({ rule, element: id, key, message }) {
  return [rule, id, key, message].join('\n');
}
