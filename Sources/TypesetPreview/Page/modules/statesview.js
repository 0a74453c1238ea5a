/** A component in all its states on one canvas, light, or light and dark. */
import { element, fill } from './dom.js';
import { changed, query, shownValue } from './axes.js';
import { complaint } from './diagnostics.js';
import { Stage } from './stage.js';
import { stateWords } from './statewords.js';

/** Shows the states of the selected element, or of a component as a whole. */
export class StatesView {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    const { words, store } = workspace;
    this.both = element('input', { type: 'checkbox', id: 'states-both', onchange: () => store.set({ appearances: this.both.checked ? 'both' : '' }) });
    this.title = element('h2.states-title');
    this.content = element('div.states-groups', { 'aria-live': 'polite' });
    this.element = element('div.states', {},
      element('div.row', {}, this.title, element('label.check', { for: this.both.id }, this.both, element('span', { text: words.text('states.both') }))), this.content);
    /** @type {Stage[]} */
    this.stages = [];
    this.shown = '';
    this.scale = 1;
    this.controller = new AbortController();
  }

  /** The variants whose states are shown: one, or one in each appearance. */
  variants() {
    const { state } = this.workspace;
    const { document, axes } = this.workspace.variant;
    const appearances = state.appearances === 'both' ? ['light', 'dark'] : [shownValue(axes, 'appearance')];
    return appearances.map(appearance => ({ appearance, variant: { document, axes: changed(axes, 'appearance', appearance), element: state.selected || undefined } }));
  }

  /** Shows the state of the page. */
  want() {
    // An export has no states: they are drawn when they are asked for.
    if (this.workspace.service.isExport) return fill(this.content, this.nothing());
    this.both.checked = this.workspace.state.appearances === 'both';
    const wanted = this.variants();
    const signature = JSON.stringify(wanted.map(({ variant }) => query(variant)));
    if (signature === this.shown) return;
    this.shown = signature;
    this.load(wanted);
  }

  /** Asks again, after a change of files. */
  refresh() {
    this.shown = '';
    if (this.element.isConnected) this.want();
  }

  /** Asks for the states, and shows them. */
  async load(wanted) {
    const { words, pictures } = this.workspace;
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    this.element.classList.add('waiting');
    try {
      const answers = await Promise.all(wanted.map(({ variant }) => pictures.load(variant, { signal, urgency: 1, call: 'states' })));
      this.stages = [];
      fill(this.title, words.text('states.title', this.name(answers[0])));
      fill(this.content, answers[0].pages.length === 0 ? this.nothing() : wanted.map(({ appearance }, index) => this.group(answers[index], appearance, wanted.length > 1)));
      if (answers[0].left > 0) this.content.append(element('p.quiet', { text: words.text('states.left', answers[0].left) }));
      this.resize(this.scale);
    } catch (error) {
      if (signal.aborted) return;
      fill(this.title, words.text('view.states'));
      fill(this.content, element('p.bad', {}, complaint(words, error)));
    }
    this.element.classList.remove('waiting');
  }

  /** The name of the component. */
  name(answer) {
    const { state, chosenDocument } = this.workspace;
    const own = answer.states?.find(each => each.element === state.selected);
    return own?.label || (state.selected ? state.selected.split('/').pop() : chosenDocument?.title ?? '');
  }

  /** What is said where nothing has states. */
  nothing() {
    const { words } = this.workspace;
    return element('div.empty', {}, element('p.empty-title', { text: words.text('states.none.title') }), element('p.quiet', { text: words.text('states.none.hint') }));
  }

  /** All states in an appearance. */
  group(answer, appearance, isNamed) {
    const { words } = this.workspace;
    const several = new Set(answer.states.map(each => each.element)).size > 1;
    return element('section.states-group', { 'aria-label': words.text(`appearance.${appearance || 'light'}`) },
      isNamed && element('h3', { text: words.text(`appearance.${appearance || 'light'}`) }),
      element('div.states-list', {}, answer.pages.map((page, index) => this.figure(page, answer.states[index], several))));
  }

  /** A state with its name. */
  figure(page, state, isOneOfSeveral) {
    const { words } = this.workspace;
    const caption = stateWords(words, state.settings);
    const host = element('div.stage', { role: 'img', 'aria-label': [isOneOfSeveral && (state.label || state.name), caption].filter(Boolean).join(', ') });
    const stage = new Stage(host);
    stage.show([page]);
    this.stages.push(stage);
    return element('figure.state-figure', {}, host, element('figcaption', {},
      isOneOfSeveral && element('span.quiet', {}, element('bdi', { text: state.label || state.name })),
      element('span', { text: caption }),
      state.settings.length > 0 && element('code.quiet', { dir: 'ltr', text: state.settings.map(({ name, value }) => (value === undefined ? `− ${name}` : `${name}="${value}"`)).join(' ') })));
  }

  /** @param {number} scale */
  resize(scale) {
    this.scale = scale;
    for (const stage of this.stages) stage.resize(scale);
  }
}
