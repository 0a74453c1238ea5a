/** A variant compared with its baseline, on the canvas. */
import { element, fill, said } from './dom.js';
import { ComparisonView } from './comparison.js';

/** Shows expected, actual and difference of a variant. */
export class BaselineView {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.element = element('div.single');
    /** The comparison that is shown. @type {ComparisonView|null} */
    this.comparison = null;
    this.shown = '';
    /** Tells pictures of different states of the files apart. */
    this.generation = 0;
  }

  /** Says that the pictures may have changed. */
  age() {
    this.generation += 1;
    this.shown = '';
  }

  /** @param {any} variant @param {string} document */
  show(variant, document) {
    const { words, state } = this.workspace;
    const key = `${document}\n${variant.name}\n${state.zoom}`;
    if (key === this.shown) return this.comparison?.update();
    this.shown = key;
    this.comparison?.end();
    const width = variant.width ?? this.workspace.deviceExtent(variant.axes ?? {})[0];
    const picture = (address, label) => {
      if (!address) return element('p.empty', { text: words.text('approve.nobaseline') });
      const image = element('img', { src: `${address.replace(/^\//, '')}${address.includes('?') ? '&' : '?'}revision=${this.generation}`, alt: label, decoding: 'async' });
      image.style.width = `${width * (state.zoom || 1)}px`;
      return image;
    };
    const names = { expected: words.text('mode.expected'), actual: words.text('mode.actual'), difference: words.text('mode.difference') };
    this.comparison = new ComparisonView(this.workspace, {
      expected: picture(variant.expected, names.expected), actual: picture(variant.actual, names.actual),
      difference: variant.difference ? picture(variant.difference, names.difference) : null,
      modes: variant.state === 'missing' || !variant.expected ? ['actual'] : ['slider', 'overlay', 'expected', 'actual', ...(variant.difference ? ['difference'] : []), 'blink'],
      names, label: words.text('approve.comparison'),
    });
    fill(this.element, element('div.screen', {},
      variant.fromRecord && element('p.caption', { text: words.text('approve.record') }), this.comparison.element,
      (variant.causes ?? []).slice(0, 8).map(cause => element('p.caption', {}, said(cause)))));
  }
}
