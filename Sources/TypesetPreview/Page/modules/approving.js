/** Approving: what differs from the baselines, by cause, compared picture by picture, and accepted or rejected. */
import { byId, element, fill, said } from './dom.js';
import { causes, counts, isSame } from './approvals.js';
import { BaselineView } from './baselineview.js';
import { Deciding } from './deciding.js';
import { complaint } from './diagnostics.js';
import { ReviewList } from './reviewlist.js';
import { countAtTab, overview, progress, scopeChoice } from './reviewpanel.js';
import { Reviews } from './reviews.js';
import { rove } from './roving.js';

/** How long the comparison waits after a change, in milliseconds: while the reader sees it, and otherwise. */
const [patience, rest] = [700, 3000];

/** Compares documents with their baselines. */
export class Approving {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.panel = byId('panel-approve');
    this.reviews = new Reviews(workspace.service);
    this.reviews.onchange = fault => this.take(fault);
    this.view = new BaselineView(workspace);
    this.deciding = new Deciding(this);
    this.list = new ReviewList(workspace, {
      nameOf: variant => this.nameOf(variant), choose: variant => this.choose(variant),
      accept: (variants, isMany) => this.deciding.acceptAsked(variants, isMany), reject: variants => this.deciding.reject(variants),
      restore: variants => this.deciding.restore(variants),
    });
    /** The causes that are listed. @type {import('./approvals.js').Cause[]} */
    this.causes = [];
    /** What is asked for now: the documents, and when. */
    this.wanted = '';
    this.timer = 0;
    this.fault = null;
    this.content = element('div.stack');
    this.roving = rove(this.content, '.approval', '[aria-current]');
    byId('tab-approve').append(element('span.count.calm', { id: 'count-approve-new', hidden: true }));
    fill(this.panel, this.content);
    workspace.store.subscribe(() => this.follow());
    workspace.changeListeners.push(documents => this.age(documents));
    this.follow();
  }

  /** Whether the reader sees this panel. */
  get isShown() {
    return this.workspace.state.panel === 'approve';
  }

  /** The documents that are reviewed. */
  get documents() {
    const { state, session } = this.workspace;
    return state.reviewed === 'all' ? session.documents.map(each => each.id) : [state.document];
  }

  /** What is known of the documents that are reviewed. */
  get known() {
    return this.reviews.known(this.documents);
  }

  /** The variant that is compared. @returns {import('./approvals.js').Variant|null} */
  get chosen() {
    return this.causeOfChosen?.variants.find(variant => isSame(variant, this.place)) ?? null;
  }

  /** Where the reader is. */
  get place() {
    const { document, variant } = this.workspace.state;
    return { document, name: variant };
  }

  /** The cause of the variant that is compared. */
  get causeOfChosen() {
    return this.causes.find(cause => cause.variants.some(variant => isSame(variant, this.place))) ?? null;
  }

  /** Asks when other documents are reviewed. */
  follow() {
    const { state } = this.workspace;
    const wanted = state.reviewed === 'all' ? 'all' : state.document;
    if (wanted !== this.wanted) {
      this.wanted = wanted;
      this.reviews.stop();
      this.refresh();
      this.later(this.isShown ? 0 : 1200);
    }
    this.cover();
  }

  /** Notes that documents have changed. @param {string[]|null} documents */
  age(documents) {
    this.reviews.age(documents);
    this.reviews.keepOnly(this.workspace.session.documents.map(each => each.id));
    if (documents === null || documents.some(document => this.documents.includes(document))) this.later(this.isShown ? patience : rest);
  }

  /** Compares after a while, in milliseconds: what is not known yet, and what has changed, the document that is shown first. */
  later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { document } = this.workspace.state;
      const old = this.reviews.unknown(this.documents);
      this.reviews.compare([...old.filter(each => each === document), ...old.filter(each => each !== document)], { isUrgent: true });
      if (this.reviews.isRunning) this.show();
    }, wait);
  }

  /** Takes what was found. @param {Error|null} fault */
  take(fault) {
    this.fault = fault;
    for (const { document, review } of this.known) this.workspace.found.put('verification', document, review);
    this.view.age();
    this.list.generation = this.view.generation;
    this.refresh();
    this.cover();
  }

  /** Counts and lists what is known. */
  refresh() {
    this.causes = causes(this.known);
    this.show();
  }

  /** Shows the comparison instead of the screens while this panel is shown. */
  cover() {
    const { canvas, state } = this.workspace;
    if (!canvas) return;
    const { chosen } = this;
    const isCovered = this.isShown && chosen !== null;
    if (isCovered) this.view.show(chosen, this.causeOfChosen);
    canvas.coverWith(isCovered ? this.view.element : null);
    for (const button of this.content.querySelectorAll('.approval')) {
      if (button.dataset.name === state.variant && button.dataset.document === state.document) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }

  /** Shows what is open, or that all is decided. */
  show() {
    const { words } = this.workspace;
    const found = counts(this.known, this.causes);
    countAtTab(words, found);
    const hadFocus = this.content.contains(document.activeElement);
    const focused = hadFocus ? document.activeElement?.id : '';
    fill(this.content, scopeChoice(this), progress(this), this.fault && element('p.bad', { role: 'alert' }, complaint(words, this.fault)),
      this.known.map(({ review }) => review.fault).filter(Boolean).slice(0, 1).map(fault => element('p.bad', { role: 'alert' }, said(fault))),
      this.known.length === 0 ? !this.fault && !this.reviews.isRunning && element('p.quiet', { text: words.text('approve.running') })
        : [overview(this, found), this.list.sections(this.causes)]);
    this.roving.update();
    if (hadFocus) (focused && document.getElementById(focused) || this.content.querySelector('[aria-current]') || this.content.querySelector('.approval') || this.content.querySelector('button'))?.focus();
  }

  /** A variant by its axes, in words. */
  nameOf({ axes, name }) {
    const values = Object.entries(axes ?? {}).map(([axis, value]) => this.workspace.valueName(axis, value));
    return values.length > 0 ? values.join(' · ') : name;
  }

  /** Compares a variant. */
  choose(variant) {
    const { words, store, state, announce } = this.workspace;
    store.set({ variant: variant.name, ...(variant.document === state.document ? {} : { document: variant.document, selected: '', cell: '' }) });
    const cause = this.causeOfChosen;
    announce([this.nameOf(variant), words.text(`approve.state.${variant.state}`), ...(cause?.causes ?? []).slice(0, 3)].join('. '));
  }

  /** Goes to the next variant of the list, or the previous one. @param {number} step */
  step(step) {
    const listed = Array.from(this.content.querySelectorAll('.approval')).filter(button => !button.closest('details:not([open])'));
    if (listed.length === 0) return;
    const at = listed.findIndex(button => button.dataset.name === this.place.name && button.dataset.document === this.place.document);
    const button = listed[at < 0 ? (step > 0 ? 0 : listed.length - 1) : Math.min(Math.max(at + step, 0), listed.length - 1)];
    const { document: owner, name } = button.dataset;
    this.choose(this.causes.flatMap(cause => cause.variants).find(variant => isSame(variant, { document: owner, name })));
    const shown = this.content.querySelector(`[data-name="${CSS.escape(name)}"][data-document="${CSS.escape(owner)}"]`);
    shown?.scrollIntoView({ block: 'nearest' });
    if (this.content.contains(document.activeElement)) shown?.focus();
  }

  /** Goes on to a variant after a decision, or says that all is decided. @param {import('./approvals.js').Variant|null} next */
  goOn(next) {
    const { words, store, announce } = this.workspace;
    if (next) this.choose(next);
    else {
      store.set({ variant: '' });
      announce(words.text('approve.decided.title'));
    }
    this.show();
    this.cover();
    this.content.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  /** What keys do while a variant is compared. @returns {Object<string, () => void>} */
  get actions() {
    if (!this.isShown) return {};
    const modes = (this.view.comparison?.modes ?? []).slice(0, 4);
    return {
      a: () => this.chosen && this.deciding.acceptAsked([this.chosen]), A: () => this.causeOfChosen && this.deciding.acceptAsked(this.causeOfChosen.variants),
      r: () => this.causeOfChosen && this.deciding.reject(this.causeOfChosen.variants),
      V: () => document.getElementById('review-accept-all')?.click(),
      ...(this.chosen ? { z: () => this.view.zoomToChange(), ...Object.fromEntries(modes.map((mode, index) => [String(index + 1), () => this.workspace.store.set({ mode })])) } : {}),
    };
  }
}
