/** The mirrored overlay (R001): a variant, and over it the opposite direction reflected, so that what mirrors with the layout coincides. */
import { element, fill } from './dom.js';
import { query } from './axes.js';
import { ComparisonView } from './comparison.js';
import { diagnosticsNotice, refusalNotice } from './diagnostics.js';
import { Stage } from './stage.js';

/** Shows a variant under its mirror image. */
export class MirrorView {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    const { words } = workspace;
    const hosts = [element('div.stage'), element('div.stage.reflected')];
    this.stages = hosts.map(host => new Stage(host));
    this.comparison = new ComparisonView(workspace, {
      expected: hosts[0], actual: hosts[1], modes: ['slider', 'overlay', 'blink'],
      names: { expected: words.text('mirror.upright'), actual: words.text('mirror.reflected') }, label: words.text('mirror.label'),
    });
    this.notice = element('div.notice', { hidden: true });
    this.screen = element('div.screen', {}, element('div.notice-place', {}, this.notice), this.comparison.element, element('p.caption', { text: words.text('mirror.hint') }));
    this.element = element('div.single', {}, this.screen);
    /** @type {import('./axes.js').Variant|null} */
    this.variant = null;
    /** @type {import('./pictures.js').Answer[]} */
    this.answers = [];
    this.controller = new AbortController();
  }

  /** @param {import('./axes.js').Variant} variant */
  want(variant) {
    const isSame = this.variant !== null && query(this.variant) === query(variant);
    this.variant = variant;
    this.comparison.update();
    if (!isSame || this.answers.length === 0) this.refresh();
  }

  /** Asks for both directions. */
  async refresh() {
    if (this.workspace.state.view !== 'mirror') return;
    const { pictures } = this.workspace;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      this.answers = await Promise.all(['render', 'mirror'].map(call => pictures.load(this.variant, { signal, urgency: 1, call })));
      this.answers.forEach((answer, index) => this.stages[index].show(answer.pages));
      const [answer] = this.answers;
      this.tell(answer.stale ? diagnosticsNotice(this.workspace, answer) : null);
      this.onshow?.();
    } catch (error) {
      if (!signal.aborted) this.tell(refusalNotice(this.workspace, error));
    }
  }

  /** Shows what is wrong, or nothing. */
  tell(content) {
    this.notice.hidden = content === null;
    fill(this.notice, content);
  }

  /** @param {number} scale */
  resize(scale) {
    for (const stage of this.stages) if (stage.scale !== scale) stage.resize(scale);
  }

  /** The height of the choices above the pictures and of the words below them. */
  get heightBesidePictures() {
    return this.screen.offsetHeight - this.comparison.frame.offsetHeight;
  }

  /** The extent that a zoom has to fit: the widest page by the highest one. @returns {number[]} */
  largest() {
    const pages = this.answers[0]?.pages;
    return pages?.length > 0 ? [Math.max(...pages.map(page => page.width)), Math.max(...pages.map(page => page.height))] : this.workspace.deviceExtent(this.variant?.axes ?? {});
  }
}
