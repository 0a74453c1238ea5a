/** The canvas: the screens of a view, their zoom, and which of them are in view. */
import { byId, fill } from './dom.js';
import { boardElement } from './arrangements.js';
import { board, cells, chosenCell } from './boards.js';
import { areOpposite, compareMode } from './comparing.js';
import { Screen } from './screen.js';
import { receiveInput } from './screeninput.js';
import { linkScrolling } from './scrolling.js';
import { comparedView, mirrorView } from './stackedview.js';
import { StatesView } from './statesview.js';
import { fittingScale } from './zoom.js';

/** Shows the board of the state. */
export class Canvas {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.element = byId('canvas');
    /** The screens by the names of their cells. @type {Map<string, Screen>} */
    this.screens = new Map();
    this.shape = '';
    /** The id of the element from which the keyboard measures; empty without one. */
    this.measured = '';
    /** Whether the selected element is brought into view once it is drawn, and whether the next frame is prepared already. */
    this.isRevealing = false;
    this.isSettling = false;
    /** Brings panes that scroll together to the same place. */
    this.bringTogether = () => {};
    /** Called with the zoom, whenever it may be another. @type {Array<(scale: number) => void>} */
    this.zoomListeners = [];
    /** What is shown at one place, by the view. @type {Object<string, import('./stackedview.js').StackedView>} */
    this.stacks = { mirror: mirrorView(workspace), compare: comparedView(workspace) };
    for (const stack of Object.values(this.stacks)) stack.onshow = () => this.settleSoon();
    this.states = new StatesView(workspace);
    /** Shows something else instead of screens, such as a comparison with baselines. @type {HTMLElement|null} */
    this.cover = null;
    this.observer = new IntersectionObserver(entries => this.see(entries), { root: this.element, rootMargin: '75% 75%' });
    new ResizeObserver(() => this.resize()).observe(this.element);
    workspace.store.subscribe((state, previous) => this.update(state, previous));
    workspace.changeListeners.push(documents => this.refresh(documents));
    // A catalog with another language makes a grid of languages larger.
    workspace.sessionListeners.push(() => this.update(workspace.state, null));
  }

  /** Shows the state. @param {import('./address.js').State} state @param {import('./address.js').State|null} previous */
  update(state, previous) {
    if (this.cover) return;
    const shown = board(state, this.workspace.session);
    this.arrange(shown);
    for (const cell of cells(shown)) {
      this.screens.get(this.screenName(shown, cell))?.want({ document: cell.document ?? state.document, axes: cell.axes }, this.workspace.cellName(cell));
    }
    this.wantStack(shown);
    if (shown.kind === 'states') this.states.want();
    this.mark();
    this.resize();
    if (previous && (state.document !== previous.document || state.view !== previous.view)) this.element.scrollTo(0, 0);
  }

  /** Shows something else instead of the screens, or again the screens. @param {HTMLElement|null} cover */
  coverWith(cover) {
    if (this.cover === cover) return;
    this.cover = cover;
    this.shape = '';
    this.drop();
    if (cover) fill(this.element, cover);
    else this.update(this.workspace.state, null);
  }

  /** What is shown at one place now; null where screens have places of their own. */
  get stacked() {
    const { view } = this.workspace.state;
    return view === 'mirror' || (view === 'compare' && compareMode(this.workspace) !== 'side') ? this.stacks[view] : null;
  }

  /** Asks for what is shown at one place. */
  wantStack(shown) {
    const [one, other] = cells(shown);
    if (shown.kind === 'mirror') this.stacks.mirror.want(['render', 'mirror'].map(call => ({ variant: { document: this.workspace.state.document, axes: one.axes }, call })));
    if (shown.kind !== 'compare' || !this.stacked) return;
    this.stacks.compare.call({ expected: this.workspace.cellName(one), actual: this.workspace.cellName(other) });
    this.stacks.compare.want([one, other].map(({ document, axes }) => ({ variant: { document, axes }, call: 'render' })));
  }

  /** Makes the elements of a board, unless they are there already. */
  arrange(shown) {
    const stack = this.stacked;
    const shape = JSON.stringify([shown.kind, stack !== null, shown.columns, shown.rows.map(row => [row.head, row.cells.map(cell => cell.cell)]), this.workspace.words.language]);
    if (shape === this.shape) return;
    this.shape = shape;
    const before = this.screens;
    this.drop();
    this.screens = new Map();
    if (stack) return fill(this.element, stack.element);
    if (shown.kind === 'states') return fill(this.element, this.states.element);
    for (const cell of cells(shown)) {
      const name = this.screenName(shown, cell);
      const screen = before.get(name) ?? this.makeScreen(shown.kind);
      this.screens.set(name, screen);
    }
    fill(this.element, boardElement(this.workspace, shown, cell => this.screens.get(this.screenName(shown, cell))));
    for (const [name, screen] of this.screens) {
      screen.host.dataset.cell = name === 'single' ? '' : name;
      this.observer.observe(screen.element);
    }
    this.bringTogether = shown.kind === 'pair' || shown.kind === 'compare'
      ? linkScrolling(Array.from(this.element.querySelectorAll('.pane')), () => shown.kind === 'pair' || areOpposite(this.workspace)) : () => {};
  }

  /** Arranges what is compared again, if it now has other places. */
  arrangeAgain() {
    const before = this.shape;
    this.arrange(board(this.workspace.state, this.workspace.session));
    if (this.shape !== before) this.update(this.workspace.state, null);
  }

  /** A screen of a view; in views of many there is no room for letters in overlays. */
  makeScreen(kind) {
    const screen = new Screen(this.workspace, ['screen', 'pair', 'compare'].includes(kind));
    screen.onshow = () => this.settleSoon();
    screen.ontell = () => {
      const { words, announce } = this.workspace;
      if (screen === this.chosenScreen) announce(screen.notice.hidden ? words.text('errors.gone') : screen.notice.innerText);
    };
    receiveInput(this.workspace, screen);
    return screen;
  }

  /** The name under which the screen of a cell is kept: that of a single screen stays when its variant changes. */
  screenName(shown, cell) {
    return shown.kind === 'screen' ? 'single' : cell.cell;
  }

  /** Lets go of all screens. */
  drop() {
    this.observer.disconnect();
    for (const screen of this.screens.values()) screen.sleep();
  }

  /** Wakes screens that come near, and lets those sleep that are far away. */
  see(entries) {
    for (const { target, isIntersecting } of entries) {
      for (const screen of this.screens.values()) {
        if (screen.element !== target) continue;
        if (isIntersecting) screen.wake();
        else screen.sleep();
      }
    }
  }

  /** Draws the selection and the overlays over all screens. */
  mark() {
    const { selected, overlays } = this.workspace.state;
    const chosen = this.chosenScreen;
    this.stacks.compare.mark({ selected });
    for (const screen of this.screens.values()) {
      screen.mark({ selected, overlays, from: screen === chosen ? this.measured : '' });
      screen.host.tabIndex = screen === chosen ? 0 : -1;
      screen.element.classList.toggle('chosen', this.screens.size > 1 && screen === chosen && selected !== '');
    }
  }

  /** Measures from an element to each one that is selected; an empty id ends it. @param {string} id */
  measureFrom(id) {
    this.measured = id;
    this.mark();
  }

  /** The screen that is explained. @returns {Screen|null} */
  get chosenScreen() {
    const cell = chosenCell(this.workspace.state, this.workspace.session);
    return this.screens.get('single') ?? this.screens.get(cell?.cell) ?? null;
  }

  /** The zoom in use. */
  get scale() {
    return this.workspace.state.zoom || fittingScale(this);
  }

  /** Brings all screens to the zoom of the state. */
  resize() {
    const scale = this.scale;
    for (const screen of this.screens.values()) if (Math.abs(screen.scale - scale) > 1e-4 || screen.stage.drawn.length === 0) screen.resize(scale);
    this.stacked?.resize(scale);
    if (this.workspace.state.view === 'states') this.states.resize(this.workspace.state.zoom || 1);
    for (const listener of this.zoomListeners) listener(scale);
  }

  /** Fits the zoom to what was drawn, and brings into view what waits for it: once before the next frame, however many screens are new in it. */
  settleSoon() {
    if (this.isSettling) return;
    this.isSettling = true;
    requestAnimationFrame(() => {
      this.isSettling = false;
      // Pictures that turn out to have two sizes are shown side by side.
      if (this.workspace.state.view === 'compare' && !this.cover) this.arrangeAgain();
      this.resize();
      this.bringTogether();
      if (!this.isRevealing || !this.chosenScreen?.stage.rectangle(this.workspace.state.selected)) return;
      this.isRevealing = false;
      this.reveal();
    });
  }

  /** Asks again for what has changed. @param {string[]|null} documents */
  refresh(documents) {
    const concerns = document => documents === null || documents.includes(document);
    for (const screen of this.screens.values()) if (concerns(screen.variant?.document)) screen.refresh();
    if (this.stacked?.layers.some(({ variant }) => concerns(variant.document))) this.stacked.refresh();
    if (this.workspace.state.view === 'states' && concerns(this.workspace.state.document)) this.states.refresh();
  }

  /** Goes to the next screen of a view with several, or the previous one. @param {number} step */
  stepScreen(step) {
    const { store, state, session, announce } = this.workspace;
    const all = cells(board(state, session));
    const at = all.findIndex(each => each.cell === chosenCell(state, session).cell);
    const next = all[Math.min(Math.max(at + step, 0), all.length - 1)];
    store.set({ cell: next.cell });
    const screen = this.chosenScreen;
    screen?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    screen?.host.focus({ preventScroll: true });
    announce(this.workspace.cellName(next));
  }

  /** Brings the selected element into view, once it is drawn. */
  revealSoon() {
    const screen = this.chosenScreen;
    if (!screen || screen.stage.rectangle(this.workspace.state.selected)) return this.reveal();
    this.isRevealing = true;
  }

  /** Brings the selected element into view. */
  reveal() {
    const { selected } = this.workspace.state;
    const screen = this.chosenScreen;
    const place = screen?.stage.rectangle(selected);
    if (!place) return screen?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const pane = screen.element.closest('.pane') ?? this.element;
    const box = pane.getBoundingClientRect();
    const margin = 24;
    const over = (start, end, from, to) => (start < from + margin ? start - from - margin : end > to - margin ? Math.min(end - to + margin, start - from - margin) : 0);
    pane.scrollBy({ left: over(place.left, place.right, box.left, box.right), top: over(place.top, place.bottom, box.top, box.bottom) });
  }
}
