/** The state of the page, kept in its address. */
import { read, write } from './address.js';

/** The parts of the state whose change is a step that the browser's back button undoes. */
const steps = ['document', 'view', 'axes', 'interface', 'full'];
/** How long other changes gather before they are written, in milliseconds: browsers allow only some addresses a second. */
const patience = 120;

/** Holds the state, reports each change to those that observe it, and writes it into the address. */
export class Store {
  constructor() {
    /** @type {import('./address.js').State} */
    this.state = read(location.search);
    /** @type {Array<(state: import('./address.js').State, previous: import('./address.js').State) => void>} */
    this.listeners = [];
    this.timer = 0;
    addEventListener('popstate', () => {
      clearTimeout(this.timer);
      this.become(read(location.search));
    });
    addEventListener('pagehide', () => this.flush());
  }

  /** Calls a function after each change. @param {(state: import('./address.js').State, previous: import('./address.js').State) => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
  }

  /** Changes a part of the state. @param {Partial<import('./address.js').State>} patch */
  set(patch) {
    const next = { ...this.state, ...patch };
    const isStep = steps.some(name => JSON.stringify(next[name]) !== JSON.stringify(this.state[name]));
    if (isStep) {
      this.flush();
      record('pushState', next);
    } else if (write(next) !== write(this.state)) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), patience);
    }
    this.become(next);
  }

  /** Completes the state with which the page begins; there is no way back to an incomplete one. @param {Partial<import('./address.js').State>} patch */
  begin(patch) {
    this.state = { ...this.state, ...patch };
    this.flush();
  }

  /** Changes a part of the state without a step: what was before is not gone back to. @param {Partial<import('./address.js').State>} patch */
  exchange(patch) {
    clearTimeout(this.timer);
    const next = { ...this.state, ...patch };
    record('replaceState', next);
    this.become(next);
  }

  /** Writes the address now. */
  flush() {
    clearTimeout(this.timer);
    record('replaceState', this.state);
  }

  /** Takes a state over, and says so. */
  become(next) {
    const previous = this.state;
    this.state = next;
    for (const listener of this.listeners) listener(next, previous);
  }
}

/** Writes an address; a page opened from a disk may not be able to. @param {'pushState'|'replaceState'} way @param {import('./address.js').State} state */
function record(way, state) {
  const address = location.pathname + (write(state) === '' ? '' : '?' + write(state));
  if (address === location.pathname + location.search) return;
  try {
    history[way](null, '', address);
  } catch {
    // The state lives on in the page alone.
  }
}
