/** What is known of documents and their baselines: asked for one document after the other, so that the page stays quick. */

/** Keeps the latest review of each document. */
export class Reviews {
  /** @param {any} service */
  constructor(service) {
    this.service = service;
    /** The reviews by document. @type {Map<string, any>} */
    this.reviews = new Map();
    /** The documents that are still to be compared, the next one first. @type {string[]} */
    this.waiting = [];
    /** The documents that have changed since they were compared. @type {Set<string>} */
    this.aged = new Set();
    /** How many documents the work under way has. */
    this.total = 0;
    this.controller = new AbortController();
    this.isRunning = false;
    /** Whether a document is compared at this moment. */
    this.isAsking = false;
    /** Called after each document, with what went wrong. @type {(error: Error|null) => void} */
    this.onchange = () => {};
  }

  /** What is known of some documents, in their order. @param {string[]} documents @returns {import('./approvals.js').Known[]} */
  known(documents) {
    return documents.filter(document => this.reviews.has(document)).map(document => ({ document, review: this.reviews.get(document) }));
  }

  /** Takes an answer about a document. @param {string} document @param {any} review */
  take(document, review) {
    this.reviews.set(document, review);
    this.aged.delete(document);
  }

  /** Notes that documents have changed. @param {string[]|null} documents null for all */
  age(documents) {
    for (const document of documents ?? this.reviews.keys()) this.aged.add(document);
  }

  /** Those of some documents that are not known as they are now. @param {string[]} documents */
  unknown(documents) {
    return documents.filter(document => this.aged.has(document) || !this.reviews.has(document));
  }

  /** Compares documents, each once, after those that wait already. @param {string[]} documents @param {{isUrgent?: boolean}} [options] whether they come before those that wait */
  compare(documents, { isUrgent = false } = {}) {
    const rest = this.waiting.filter(each => !documents.includes(each));
    this.waiting = isUrgent ? [...documents, ...rest] : [...rest, ...documents];
    this.total = this.isRunning ? Math.max(this.total, this.done + this.waiting.length) : this.waiting.length;
    this.run();
  }

  /** How many documents of the work under way are compared. */
  get done() {
    return this.total - this.waiting.length - (this.isAsking ? 1 : 0);
  }

  /** Ends the work; what is known stays. */
  stop() {
    this.waiting = [];
    this.controller.abort();
  }

  /** Lets go of documents that are no more. @param {string[]} documents those that there are */
  keepOnly(documents) {
    for (const document of this.reviews.keys()) if (!documents.includes(document)) this.reviews.delete(document);
  }

  /** Compares what waits. */
  async run() {
    if (this.isRunning || this.waiting.length === 0) return;
    this.isRunning = true;
    let fault = null;
    while (this.waiting.length > 0) {
      fault = await this.compareNext();
      if (this.waiting.length > 0) this.onchange(fault);
    }
    this.isRunning = false;
    this.total = 0;
    this.onchange(fault);
  }

  /** Compares the next document. @returns {Promise<Error|null>} what went wrong */
  async compareNext() {
    this.controller = new AbortController();
    const { signal } = this.controller;
    const document = this.waiting.shift();
    this.isAsking = true;
    try {
      const review = await this.service.get('verify', { document }, signal);
      if (!signal.aborted) this.take(document, review);
      return null;
    } catch (error) {
      return signal.aborted ? null : error;
    } finally {
      this.isAsking = false;
    }
  }
}
