/** Approving: what differs from the baselines, grouped by cause, compared picture by picture, and accepted. */
import { byId, element, fill, said } from './dom.js';
import { approvals } from './approvals.js';
import { BaselineView } from './baselineview.js';
import { complaint } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { countAtTab } from './panels.js';
import { rove } from './roving.js';

/** How long the comparison waits after a change, in milliseconds: while the reader sees it, and otherwise. */
const [patience, rest] = [700, 3000];

/** Compares the document with its baselines. */
export class Approving {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.panel = byId('panel-approve');
    /** The answer of the server. @type {any} */
    this.verification = null;
    this.document = '';
    this.view = new BaselineView(workspace);
    this.controller = new AbortController();
    this.timer = 0;
    this.content = element('div.stack');
    this.roving = rove(this.content, '.approval', '[aria-current]');
    fill(this.panel, this.content);
    workspace.store.subscribe(() => this.follow());
    workspace.changeListeners.push(documents => {
      if (documents === null || documents.includes(this.document)) this.later(this.isShown ? patience : rest);
    });
    this.follow();
  }

  /** Whether the reader sees this panel. */
  get isShown() {
    return this.workspace.state.panel === 'approve';
  }

  /** The variant that is compared. */
  get chosen() {
    return this.verification?.variants.find(each => each.name === this.workspace.state.variant) ?? null;
  }

  /** Asks again when another document is shown. */
  follow() {
    const { document } = this.workspace.state;
    if (document !== this.document) {
      this.document = document;
      this.verification = null;
      this.show();
      this.later(this.isShown ? 0 : 1200);
    }
    this.cover();
  }

  /** Shows the comparison instead of the screens while this panel is shown. */
  cover() {
    const { canvas } = this.workspace;
    if (!canvas) return;
    const isCovered = this.isShown && this.chosen !== null && this.chosen.state !== 'equal';
    if (isCovered) this.view.show(this.chosen, this.document);
    canvas.coverWith(isCovered ? this.view.element : null);
    for (const button of this.content.querySelectorAll('.approval')) {
      if (button.dataset.name === this.workspace.state.variant) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  /** Asks after a while, in milliseconds. */
  later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), wait);
  }

  /** Asks the server to compare. */
  async load() {
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      const answer = await this.workspace.service.get('verify', { document: this.document }, signal);
      if (signal.aborted) return;
      this.take(answer);
    } catch (error) {
      if (!signal.aborted) fill(this.content, element('p.bad', {}, complaint(this.workspace.words, error)));
    }
  }

  /** Takes an answer of the server. */
  take(answer) {
    this.verification = answer;
    this.workspace.found.put('verification', this.document, answer);
    this.view.age();
    this.show();
    this.cover();
  }

  /** Shows what is open, or that nothing is. */
  show() {
    const { words } = this.workspace;
    if (this.verification === null) return fill(this.content, element('p.quiet', { text: words.text('approve.running') }));
    const found = approvals(this.verification);
    countAtTab(this.workspace, 'approve', found.open.length, 'caution');
    if (found.open.length === 0) {
      return fill(this.content, element('div.empty', {}, element('p.empty-title', { text: words.text('approve.equal.title') }), element('p.quiet', { text: words.text('approve.equal', found.equal) })));
    }
    const hadFocus = this.content.contains(document.activeElement);
    fill(this.content,
      element('div.row', {}, element('strong', { text: words.text('approve.changed', found.open.length) }),
        this.workspace.canWrite && element('button.small-button', { type: 'button', text: words.text('approve.all'), onclick: () => this.acceptAll() })),
      found.groups.map(group => this.group(group)),
      found.equal > 0 && element('p.quiet.small', { text: words.text('approve.equal', found.equal) }));
    this.roving.update();
    if (hadFocus) (this.content.querySelector('[aria-current]') ?? this.content.querySelector('.approval'))?.focus();
  }

  /** Variants with the same change: its causes, the variants, and a button to accept them. */
  group({ number, causes, variants }) {
    const { words } = this.workspace;
    const id = `approval-group-${number}`;
    return element('section.approval-group', { 'aria-labelledby': id },
      element('div', { id }, causes.length > 0
        ? causes.slice(0, 6).map(cause => element('p.cause', {}, said(cause)))
        : element('p.cause', { text: words.text(`approve.state.${variants[0].state}`) })),
      element('ul', {}, variants.map(variant => element('li', {}, element('button.approval', {
        type: 'button', data: { name: variant.name }, 'aria-current': variant.name === this.workspace.state.variant ? 'true' : null, onclick: () => this.choose(variant),
      }, element('span', { text: this.nameOf(variant) }), element(`span.badge.${variant.state === 'failed' ? 'bad' : variant.state === 'missing' ? 'note' : 'caution'}`, { text: words.text(`approve.state.${variant.state}`) }))))),
      this.workspace.canWrite && element('button.small-button', { type: 'button', onclick: () => this.accept(variants.map(each => each.name)) },
        variants.length > 1 ? `${words.text('approve.same')} · ${words.text('approve.group', variants.length)}` : words.text('approve.one')));
  }

  /** A variant by its axes, in words. */
  nameOf({ axes, name }) {
    const values = Object.entries(axes ?? {}).map(([axis, value]) => this.workspace.valueName(axis, value));
    return values.length > 0 ? values.join(' · ') : name;
  }

  /** Compares a variant. */
  choose(variant) {
    this.workspace.store.set({ variant: variant.name });
    this.workspace.announce([this.nameOf(variant), ...(variant.causes ?? [])].join('. '));
  }

  /** Goes to the next variant that differs, or the previous one. @param {number} step */
  step(step) {
    const { open } = approvals(this.verification);
    if (open.length === 0) return;
    const at = open.findIndex(each => each.name === this.workspace.state.variant);
    const next = open[at < 0 ? (step > 0 ? 0 : open.length - 1) : Math.min(Math.max(at + step, 0), open.length - 1)];
    this.choose(next);
    const button = this.content.querySelector(`[data-name="${CSS.escape(next.name)}"]`);
    button?.scrollIntoView({ block: 'nearest' });
    if (this.content.contains(document.activeElement)) button?.focus();
  }

  /** Accepts the variant that is compared, or it and all with the same change. @param {boolean} isWithSame */
  acceptChosen(isWithSame) {
    const { chosen } = this;
    if (!chosen || chosen.state === 'equal') return;
    const names = isWithSame && chosen.group ? this.verification.variants.filter(each => each.group === chosen.group).map(each => each.name) : [chosen.name];
    this.accept(names);
  }

  /** Accepts all, after a question. */
  acceptAll() {
    const { words } = this.workspace;
    const { open } = approvals(this.verification);
    if (open.length === 0) return;
    const dialog = openDialog(words, words.text('approve.all'),
      element('p', { text: words.text('approve.all.sure', open.length) }),
      element('div.actions', {},
        element('button.primary', { type: 'button', text: words.text('approve.all'), autofocus: true, onclick: () => {
          dialog.close();
          this.accept(open.map(each => each.name));
        } }),
        element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
  }

  /** Accepts variants by their names, so that only what was seen is accepted, and goes to the next one that is open. @param {string[]} variants */
  async accept(variants) {
    const { words, service, notify, store, state, canWrite } = this.workspace;
    if (!canWrite || this.panel.ariaBusy === 'true') return;
    this.panel.ariaBusy = 'true';
    const before = approvals(this.verification).open;
    const at = before.findIndex(each => each.name === state.variant);
    try {
      const answer = await service.post('accept', { document: this.document, variants });
      notify(words.text('approve.accepted', variants.length));
      this.take(answer);
      // The next one that is open takes the place of what was accepted.
      const { open } = approvals(answer);
      const next = before.slice(Math.max(at, 0)).find(each => open.some(other => other.name === each.name)) ?? open[0];
      store.set({ variant: next?.name ?? '' });
    } catch (error) {
      notify(complaint(words, error), 'bad');
    } finally {
      this.panel.ariaBusy = 'false';
    }
  }
}
