/** Two pictures compared: with a slider between them, side by side, one over the other, one at a time, by turns, or by their difference. */
import { element, fill } from './dom.js';

/** How long each picture is shown by turns, in milliseconds; longer than what can harm (WCAG 2.3.1). */
const turn = 700;

/** Compares two pictures, and optionally shows their difference. */
export class ComparisonView {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {{expected: HTMLElement, actual: HTMLElement, difference?: HTMLElement|null, outlines?: Element[], modes: string[], names: Object<string, string>, label: string}} parts
   */
  constructor(workspace, { expected, actual, difference = null, outlines = [], modes, names, label }) {
    this.workspace = workspace;
    this.modes = modes;
    const { words } = workspace;
    this.layers = {
      expected: element('div.layer.expected', {}, expected), actual: element('div.layer.actual', {}, actual),
      difference: element('div.layer.difference', {}, difference),
    };
    this.slider = element('input.divider', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': words.text('comparison.slider'), oninput: () => this.divide() });
    this.names = names;
    this.choices = modes.map(mode => element('button', {
      type: 'button', 'aria-pressed': 'false', data: { mode }, text: words.text(`mode.${mode}`), onclick: () => workspace.store.set({ mode }),
    }));
    this.legend = element('p.legend');
    this.frame = element('div.comparison-frame', {}, Object.values(this.layers), outlines, this.slider);
    this.element = element('div.comparison', { role: 'group', 'aria-label': label },
      element('div.segments', { role: 'group', 'aria-label': words.text('comparison.modes') }, this.choices), this.legend, this.frame);
    this.timer = 0;
    this.update();
    this.divide();
  }

  /** The mode of the state, where this comparison has it. */
  get mode() {
    const { mode } = this.workspace.state;
    return this.modes.includes(mode) ? mode : this.modes[0];
  }

  /** Shows the mode of the state. */
  update() {
    const { mode } = this;
    if (this.frame.dataset.mode === mode) return;
    this.frame.dataset.mode = mode;
    for (const choice of this.choices) choice.setAttribute('aria-pressed', String(choice.dataset.mode === mode));
    this.slider.hidden = mode !== 'slider';
    clearInterval(this.timer);
    delete this.frame.dataset.turn;
    if (mode === 'blink') {
      this.timer = setInterval(() => this.blink(), turn);
      this.blink();
    }
    this.explain();
  }

  /** Ends the pictures that change by turns. */
  end() {
    clearInterval(this.timer);
    delete this.frame.dataset.mode;
  }

  /** Shows the other picture. */
  blink() {
    if (!this.frame.isConnected && this.frame.dataset.turn) return clearInterval(this.timer);
    this.frame.dataset.turn = this.frame.dataset.turn === 'actual' ? 'expected' : 'actual';
    this.explain();
  }

  /** Says which picture is which. */
  explain() {
    const { mode } = this;
    const { expected, actual } = this.names;
    // The words are in the order of the pictures, which are in the same place in every language.
    this.legend.dir = mode === 'slider' || mode === 'beside' ? 'ltr' : '';
    const swatch = name => element(`span.swatch.${name}`, { 'aria-hidden': 'true' });
    if (mode === 'beside') fill(this.legend, element('span', { text: expected }), element('span', { 'aria-hidden': 'true', text: '·' }), element('span', { text: actual }));
    else if (mode === 'slider') fill(this.legend, element('span', { text: expected }), ' │ ', element('span', { text: actual }));
    else if (mode === 'overlay') fill(this.legend, swatch('expected'), element('span', { text: expected }), swatch('actual'), element('span', { text: actual }));
    else fill(this.legend, element('span', { text: this.names[this.frame.dataset.turn ?? mode] ?? '' }));
  }

  /** Divides the pictures where the slider is. */
  divide() {
    this.frame.style.setProperty('--divided', `${this.slider.value}%`);
  }
}
