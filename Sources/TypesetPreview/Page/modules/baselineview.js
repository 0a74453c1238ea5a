/** A variant compared with its baseline, on the canvas: its pictures with what changed outlined, and the changes in words. */
import { byId, element, fill, said } from './dom.js';
import { changeWords } from './changewords.js';
import { ComparisonView } from './comparison.js';
import { complaint } from './diagnostics.js';
import { outlines, wholeBox } from './changeoutlines.js';
import { pictureAddress } from './reviewlist.js';

/** Which part of the canvas a change takes that is zoomed to, and the most that it is enlarged. */
const [part, largest] = [0.55, 6];
/** The room around pictures and between them, and the height of what is above them, in points of the window. */
const [room, headHeight] = [16, 168];
/** What is much too high is scrolled. */
const leastScale = 0.4;
/** How many changes are listed below the pictures. */
const mostChanges = 12;

/** Shows expected, actual and difference of a variant. */
export class BaselineView {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.content = element('div.screen.review');
    this.element = element('div.single', {}, this.content);
    /** The comparison that is shown. @type {ComparisonView|null} */
    this.comparison = null;
    this.shown = '';
    /** What the server says about the variant that is shown. @type {any} */
    this.difference = null;
    /** Tells pictures of different states of the files apart. */
    this.generation = 0;
    /** Whether changes are outlined. */
    this.isOutlined = true;
    /** Which change is zoomed to. */
    this.change = 0;
    this.controller = new AbortController();
    new ResizeObserver(() => this.resize()).observe(byId('canvas'));
  }

  /** Says that the pictures may have changed. */
  age() {
    this.generation += 1;
    this.shown = '';
  }

  /** @param {import('./approvals.js').Variant} variant @param {{key: string, causes: string[], state: string}} cause */
  async show(variant, cause) {
    const { state } = this.workspace;
    const key = `${variant.document}\n${variant.name}\n${variant.state}\n${variant.rejected ?? ''}`;
    if (key === this.shown) {
      this.comparison?.update();
      return this.resize();
    }
    this.shown = key;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    // Until the next pictures are there, those before stay, so that nothing flickers.
    this.content.ariaBusy = 'true';
    try {
      this.difference = await this.workspace.service.get('difference', { document: variant.document, variant: variant.name }, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.difference = null;
      this.comparison?.end();
      this.comparison = null;
      this.content.ariaBusy = 'false';
      return fill(this.content, element('p.bad', {}, complaint(this.workspace.words, error)), this.sentences(cause));
    }
    if (signal.aborted) return;
    this.change = 0;
    this.content.ariaBusy = 'false';
    this.build(variant, cause);
    if (state.zoom) this.reveal();
    else this.workspace.canvas.element.scrollTo(0, 0);
  }

  /** Builds what is shown of a variant. */
  build(variant, cause) {
    const { words } = this.workspace;
    const { extent, starts = [0, 0], sides = [], changes } = this.difference;
    this.comparison?.end();
    const names = { expected: words.text('mode.expected'), actual: words.text('mode.actual'), difference: words.text('mode.difference') };
    const picture = side => sides.includes(side) && element('img', { src: pictureAddress(variant, side, this.generation), alt: names[side], decoding: 'async' });
    const isPair = sides.includes('expected');
    this.comparison = extent ? new ComparisonView(this.workspace, {
      expected: picture('expected'), actual: picture('actual'), difference: picture('difference'),
      outlines: isPair ? ['expected', 'actual'].map((side, index) => outlines(changes, side, extent, starts[index])) : [],
      modes: isPair ? ['slider', 'beside', 'overlay', 'blink', 'expected', 'actual', 'difference'] : ['actual'],
      names, label: words.text('approve.comparison'),
    }) : null;
    this.comparison?.frame.classList.toggle('plain', !this.isOutlined);
    fill(this.content,
      element('div.review-head', {}, isPair && this.tools()),
      this.comparison?.element,
      !isPair && extent && element('p.caption', { text: words.text('approve.nobaseline') }),
      this.difference.fromRecord && element('p.caption', { text: words.text('approve.record') }),
      changes.length > 0 ? this.list(changes) : this.sentences(cause, this.difference.rest));
    this.resize();
  }

  /** Buttons for the outlines and the zoom. */
  tools() {
    const { words } = this.workspace;
    const outline = element('button.small-button', { type: 'button', 'aria-pressed': String(this.isOutlined), text: words.text('approve.outline'), onclick: () => {
      this.isOutlined = !this.isOutlined;
      outline.setAttribute('aria-pressed', String(this.isOutlined));
      this.comparison?.frame.classList.toggle('plain', !this.isOutlined);
    } });
    return [
      outline,
      this.difference.changes.some(change => wholeBox(change, [0, 0])) && element('button.small-button', { type: 'button', onclick: () => this.zoomToChange() }, words.text('approve.zoom'), ' ', element('kbd', { text: 'z' })),
    ];
  }

  /** The changes in words; each one leads to its place. */
  list(changes) {
    const { words } = this.workspace;
    const rest = changes.length - mostChanges;
    return element('div.review-changes', {},
      element('ol', { 'aria-label': words.text('approve.changes') }, changes.slice(0, mostChanges).map((change, index) => {
        const { head, parts } = changeWords(words, change);
        return element('li', {},
          element('button.review-change', { type: 'button', onclick: () => this.goTo(index) },
            parts.length > 0 ? element('span', { text: words.text('change.told', head, parts.join(words.text('change.comma'))) }) : said(change.sentence)),
          parts.length > 0 && element('p.quiet.small', {}, said(change.sentence)),
          change.following > 0 && element('p.quiet.small', { text: words.text('approve.following', change.following) }));
      })),
      rest > 0 && element('p.quiet.small', { text: words.text('approve.more.changes', rest) }));
  }

  /** The sentences of the command where no element explains what differs. */
  sentences(cause, rest = []) {
    return element('div.review-changes', {}, (rest.length > 0 ? rest : cause.causes).slice(0, mostChanges).map(sentence => element('p.caption', {}, said(sentence))));
  }

  /** Brings the pictures to the zoom of the state; without one, all of them is seen at once where that is not too small. */
  resize() {
    if (!this.comparison || !this.difference?.extent) return;
    const [width, height] = this.difference.extent;
    const { style } = this.comparison.frame;
    style.setProperty('--width', `${width * (this.workspace.state.zoom || this.fittingScale())}px`);
    style.setProperty('--ratio', `${width} / ${height}`);
  }

  /** The scale at which the pictures fit the canvas. */
  fittingScale() {
    const [width, height] = this.difference.extent;
    const { clientWidth, clientHeight } = this.workspace.canvas.element;
    if (clientWidth === 0) return 1;
    const isBeside = this.comparison.mode === 'beside';
    const across = (clientWidth - 2 * room - (isBeside ? room : 0)) / (width * (isBeside ? 2 : 1));
    const down = (clientHeight - headHeight) / height;
    return Math.min(across, down >= leastScale ? down : 1, 1);
  }

  /** Goes to a change, in the zoom that shows it. @param {number} index */
  goTo(index) {
    this.change = index;
    const zoom = this.zoomOf(index);
    if (zoom === null) return;
    this.workspace.store.set({ zoom });
    this.reveal();
  }

  /** Zooms to the change, or back. */
  zoomToChange() {
    if (this.workspace.state.zoom) return this.workspace.store.set({ zoom: 0 });
    this.goTo(this.change);
  }

  /** The zoom that shows a change well; null where it has no place. @param {number} index */
  zoomOf(index) {
    const change = this.difference?.changes[index];
    const box = change && wholeBox(change, this.difference.starts);
    if (!box) return null;
    const { clientWidth, clientHeight } = this.workspace.canvas.element;
    return Math.min(Math.max(Math.min((clientWidth * part) / Math.max(box[2], 1), (clientHeight * part) / Math.max(box[3], 1)), 1), largest);
  }

  /** Brings the change into the middle of the canvas. */
  reveal() {
    const change = this.difference?.changes[this.change];
    const box = change && wholeBox(change, this.difference.starts);
    if (!box || !this.comparison) return;
    this.resize();
    for (const group of this.comparison.frame.querySelectorAll('[data-change]')) group.classList.toggle('current', group.dataset.change === String(this.change + 1));
    const canvas = this.workspace.canvas.element;
    const [room, frame] = [canvas.getBoundingClientRect(), (this.comparison.frame.querySelector('.layer.actual') ?? this.comparison.frame).getBoundingClientRect()];
    const scale = frame.width / this.difference.extent[0];
    canvas.scrollBy({
      left: frame.left + (box[0] + box[2] / 2) * scale - room.left - room.width / 2, top: frame.top + (box[1] + box[3] / 2) * scale - room.top - room.height / 2,
    });
  }
}
