/** A queue of requests: a few at a time, the urgent ones first, and any can be given up before or while it runs. */

/** @typedef {{work: (signal: AbortSignal) => Promise<any>, urgency: number, order: number, signal: AbortSignal, resolve: Function, reject: Function}} Entry */

/** Runs a few asynchronous pieces of work at a time. */
export class Queue {
  /** @param {number} width how many run at a time */
  constructor(width) {
    this.width = width;
    this.running = 0;
    this.count = 0;
    /** @type {Entry[]} */
    this.waiting = [];
  }

  /**
   * Runs a piece of work when its turn comes.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} work
   * @param {{signal: AbortSignal, urgency?: number}} options greater urgency comes first
   * @returns {Promise<T>}
   */
  run(work, { signal, urgency = 0 }) {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const entry = { work, urgency, order: this.count++, signal, resolve, reject };
      signal.addEventListener('abort', () => this.giveUp(entry), { once: true });
      this.waiting.push(entry);
      this.advance();
    });
  }

  /** Takes away a piece of work whose turn has not come. */
  giveUp(entry) {
    const at = this.waiting.indexOf(entry);
    if (at < 0) return;
    this.waiting.splice(at, 1);
    entry.reject(entry.signal.reason);
  }

  /** Begins as much work as there is room for. */
  advance() {
    while (this.running < this.width && this.waiting.length > 0) {
      const next = this.waiting.reduce((first, entry) => (precedes(entry, first) ? entry : first));
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running += 1;
      next.work(next.signal).then(next.resolve, next.reject).finally(() => {
        this.running -= 1;
        this.advance();
      });
    }
  }
}

/** Whether one piece of work comes before another one. */
function precedes(one, other) {
  return one.urgency > other.urgency || (one.urgency === other.urgency && one.order < other.order);
}
