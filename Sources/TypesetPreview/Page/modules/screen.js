/** A variant on the canvas: its picture, what is wrong with it, and its caption. */
import { element, fill } from './dom.js';
import { query } from './axes.js';
import { diagnosticsNotice, refusalNotice } from './diagnostics.js';
import { inTurn } from './frames.js';
import { Stage } from './stage.js';

/** Shows one variant. */
export class Screen {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {boolean} isDetailed whether there is room for letters in overlays
   */
  constructor(workspace, isDetailed) {
    this.workspace = workspace;
    this.host = element('div.stage', { role: 'group', tabindex: '-1' });
    this.stage = new Stage(this.host);
    this.stage.marking.isDetailed = isDetailed;
    this.notice = element('div.notice', { hidden: true });
    this.element = element('div.screen', {}, element('div.notice-place', {}, this.notice), this.host);
    /** The variant that is wanted. @type {import('./axes.js').Variant|null} */
    this.variant = null;
    /** The answer that is shown. @type {import('./pictures.js').Answer|null} */
    this.answer = null;
    this.isAwake = false;
    /** Whether an answer is under way, and whether files have changed since it was asked for. */
    this.isLoading = false;
    this.isOld = false;
    /** Pages that are tried, instead of those of the file. @type {import('./pictures.js').Page[]|null} */
    this.tried = null;
    this.controller = new AbortController();
    this.scale = 1;
    /** Called after another answer is shown. */
    this.onshow = () => {};
    /** Called when something is wrong, and when it is gone. */
    this.ontell = () => {};
  }

  /** Shows a variant; the picture before stays until the new one has arrived. @param {import('./axes.js').Variant} variant @param {string} label */
  want(variant, label) {
    const isSame = this.variant !== null && query(this.variant) === query(variant);
    if (this.variant !== null && this.variant.document !== variant.document) this.forget();
    this.variant = variant;
    this.host.setAttribute('aria-label', label);
    if (!isSame) this.forgetTried();
    if (this.isAwake && !isSame) this.load();
    else this.reserve();
  }

  /** Begins to show: the screen is in view, or nearly. */
  wake() {
    if (this.isAwake) return;
    this.isAwake = true;
    this.load();
  }

  /** Frees what the picture occupies: the screen is far out of view. */
  sleep() {
    if (!this.isAwake) return;
    this.isAwake = false;
    this.isLoading = false;
    this.controller.abort();
    this.stage.clear();
    this.answer = null;
    this.reserve();
  }

  /** Asks again, after a change of files. */
  refresh() {
    // While files change faster than they are drawn, each answer is shown, and only then the next one is asked for.
    if (this.isLoading) this.isOld = true;
    else if (this.isAwake) this.load();
  }

  /** Shows what is known at once, and asks for what is not. */
  async load() {
    const { pictures } = this.workspace;
    const variant = this.variant;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    const known = pictures.known(variant);
    if (known) this.turn(signal).then(() => this.show(known));
    this.element.classList.add('waiting');
    this.isLoading = true;
    this.isOld = false;
    try {
      const answer = await pictures.load(variant, { signal, urgency: this.urgency });
      await this.turn(signal);
      this.show(answer);
      if (this.stage.marking.overlays.includes('mirroring')) await this.loadMirror();
    } catch (error) {
      if (!signal.aborted) this.refuse(error);
    }
    if (signal.aborted) return;
    this.isLoading = false;
    this.element.classList.remove('waiting');
    if (this.isOld) this.load();
  }

  /** Resolves when this screen may draw: one that is alone at once, one of many in its turn. @param {AbortSignal} signal */
  turn(signal) {
    return new Promise(resolve => {
      if (this.stage.marking.isDetailed) resolve();
      else inTurn(resolve, signal);
    });
  }

  /** Screens with details come before those of grids. */
  get urgency() {
    return this.stage.marking.isDetailed ? 1 : 0;
  }

  /** Loads the opposite direction, for the overlay of what mirrors. */
  async loadMirror() {
    const { signal } = this.controller;
    try {
      this.stage.mark({ mirror: await this.workspace.pictures.load(this.variant, { signal, call: 'mirror' }) });
    } catch {
      this.stage.mark({ mirror: null });
    }
  }

  /** Shows an answer. */
  show(answer) {
    const isSame = answer === this.answer && this.stage.drawn.length > 0;
    this.answer = answer;
    if (!isSame && !this.tried) this.draw(answer.pages);
    const errors = answer.diagnostics.filter(each => each.severity === 'error');
    const hasErrors = answer.stale || errors.length > 0;
    this.element.classList.toggle('stale', answer.stale);
    this.setNotice(hasErrors ? diagnosticsNotice(this.workspace, answer) : null);
    if (!isSame) this.onshow();
  }

  /** Shows pages as they would be, or again as they are. @param {import('./pictures.js').Page[]|null} pages */
  trying(pages) {
    if (pages === null && this.tried === null) return;
    this.tried = pages;
    this.element.classList.toggle('tried', pages !== null);
    const shown = pages ?? this.answer?.pages;
    if (shown) this.draw(shown);
  }

  /** Takes away what was tried, without drawing. */
  forgetTried() {
    this.tried = null;
    this.element.classList.remove('tried');
  }

  /** Draws pages; from now on they give the screen its extent. */
  draw(pages) {
    this.host.style.removeProperty('width');
    this.host.style.removeProperty('height');
    this.stage.show(pages);
  }

  /** Says why there is no picture. */
  refuse(error) {
    this.setNotice(refusalNotice(this.workspace, error));
    this.reserve();
  }

  /** Takes away what belongs to another document. */
  forget() {
    this.stage.clear();
    this.answer = null;
    this.setNotice(null);
    this.element.classList.remove('stale');
  }

  /** Shows something over the picture, or nothing. */
  setNotice(content) {
    const wasHidden = this.notice.hidden;
    this.notice.hidden = content === null;
    fill(this.notice, content);
    if (this.notice.hidden !== wasHidden) this.ontell();
  }

  /** Sets the zoom. @param {number} scale */
  resize(scale) {
    this.scale = scale;
    this.stage.resize(scale);
    this.reserve();
  }

  /** Draws what lies over the picture. @param {Partial<import('./stage.js').Marking>} marking */
  mark(marking) {
    const before = this.stage.marking.overlays;
    this.stage.mark(marking);
    const wantsMirror = marking.overlays?.includes('mirroring') && !before.includes('mirroring');
    if (wantsMirror && this.isAwake) this.loadMirror();
  }

  /** Keeps the place of a picture that is not there, so that nothing moves when it comes. */
  reserve() {
    if (this.stage.drawn.length > 0) return;
    const [width, height] = this.extent();
    this.host.style.width = `${width * this.scale}px`;
    this.host.style.height = `${height * this.scale}px`;
  }

  /** The extent that a zoom has to fit: the widest page by the highest one, in points of the document. @returns {number[]} */
  largest() {
    const pages = this.answer?.pages ?? this.workspace.pictures.known(this.variant)?.pages ?? [];
    return pages.length > 0 ? [Math.max(...pages.map(page => page.width)), Math.max(...pages.map(page => page.height))] : this.extent();
  }

  /** The extent of the picture in points of the document; before it is known, that of the device. @returns {number[]} */
  extent() {
    const pages = this.answer?.pages ?? this.workspace.pictures.known(this.variant)?.pages;
    if (pages && pages.length > 0) return [Math.max(...pages.map(page => page.width)), pages.reduce((sum, page) => sum + page.height, 0)];
    return this.workspace.deviceExtent(this.variant.axes);
  }
}
