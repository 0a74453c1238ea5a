/** Two variants one over the other, compared with a slider, by turns, in two inks, or by their difference. */
import { element, fill } from './dom.js';
import { query } from './axes.js';
import { ComparisonView } from './comparison.js';
import { diagnosticsNotice, refusalNotice } from './diagnostics.js';
import { Stage } from './stage.js';

/** One of both: a variant, and the call that draws it, `render` or `mirror`. @typedef {{variant: import('./axes.js').Variant, call: string}} Layer */

/** Shows two variants at one place. */
export class StackedView {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {{modes: string[], names: {expected: string, actual: string}, label: string, hint: string, isReflected?: boolean, kind?: string}} options
   */
  constructor(workspace, { modes, names, label, hint, isReflected = false, kind = '' }) {
    this.workspace = workspace;
    const hosts = [element('div.stage'), element(`div.stage${isReflected ? '.reflected' : ''}`)];
    this.stages = hosts.map(host => new Stage(host));
    this.comparison = new ComparisonView(workspace, { expected: hosts[0], actual: hosts[1], modes, names, label });
    this.comparison.frame.classList.add('stacked');
    this.notice = element('div.notice', { hidden: true });
    this.screen = element('div.screen', {}, element('div.notice-place', {}, this.notice), this.comparison.element, element('p.caption', { text: hint }));
    this.element = element(`div.single${kind}`, {}, this.screen);
    /** @type {Layer[]} */
    this.layers = [];
    /** @type {import('./pictures.js').Answer[]} */
    this.answers = [];
    this.controller = new AbortController();
    /** Called after other answers are shown. */
    this.onshow = () => {};
  }

  /** @param {Layer[]} layers the one below, and the one over it */
  want(layers) {
    const signed = list => JSON.stringify(list.map(({ variant, call }) => [call, query(variant)]));
    const isSame = signed(this.layers) === signed(layers);
    this.layers = layers;
    this.comparison.update();
    if (!isSame || this.answers.length === 0) this.refresh();
  }

  /** Asks for both. */
  async refresh() {
    if (!this.element.isConnected) return;
    const { pictures } = this.workspace;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      this.answers = await Promise.all(this.layers.map(({ variant, call }) => pictures.load(variant, { signal, urgency: 1, call })));
      this.answers.forEach((answer, index) => this.stages[index].show(answer.pages));
      const stale = this.answers.find(answer => answer.stale);
      this.tell(stale ? diagnosticsNotice(this.workspace, stale) : null);
      this.onshow();
    } catch (error) {
      if (!signal.aborted) this.tell(refusalNotice(this.workspace, error));
    }
  }

  /** Says which picture is which. @param {{expected: string, actual: string}} names */
  call(names) {
    this.comparison.names = names;
    this.comparison.explain();
  }

  /** Shows what is wrong, or nothing. */
  tell(content) {
    this.notice.hidden = content === null;
    fill(this.notice, content);
  }

  /** Draws the selected element over both. @param {Partial<import('./stage.js').Marking>} marking */
  mark(marking) {
    for (const stage of this.stages) stage.mark(marking);
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
    const pages = this.answers.flatMap(answer => answer.pages);
    return pages.length > 0 ? [Math.max(...pages.map(page => page.width)), Math.max(...pages.map(page => page.height))] : this.workspace.deviceExtent(this.layers[0]?.variant.axes ?? {});
  }
}

/** The mirrored overlay (R001): a variant, and over it the opposite direction reflected, so that what mirrors with the layout coincides. @param {import('./workspace.js').Workspace} workspace */
export function mirrorView(workspace) {
  const { words } = workspace;
  return new StackedView(workspace, {
    modes: ['slider', 'overlay', 'blink'], names: { expected: words.text('mirror.upright'), actual: words.text('mirror.reflected') },
    label: words.text('mirror.label'), hint: words.text('mirror.hint'), isReflected: true,
  });
}

/** What is compared, where both have the same size. @param {import('./workspace.js').Workspace} workspace */
export function comparedView(workspace) {
  const { words } = workspace;
  return new StackedView(workspace, { modes: stackedModes, names: { expected: '', actual: '' }, label: words.text('view.compare'), hint: '', kind: '.compared' });
}

/** The ways to compare two variants at one place. */
const stackedModes = ['slider', 'overlay', 'blink', 'difference'];
