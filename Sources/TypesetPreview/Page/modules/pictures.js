/** The pictures of variants: fetched a few at a time, kept within bounds, and fetched again when their document has changed. */
import { afterPaint } from './dom.js';
import { query } from './axes.js';
import { Queue } from './queue.js';

/** A page of an answer. @typedef {{name: string, width: number, height: number, direction: string, locale: string, device?: string, svg: string, safeArea?: number[], margins?: number[], elements: any[]}} Page */
/** An answer of the server about a variant. @typedef {{revision: number, stale: boolean, diagnostics: any[], pages: Page[], measured?: any}} Answer */
/** A kept answer. @typedef {{answer: Answer, tag: string, document: string, isOld: boolean, weight: number}} Kept */

/** How many characters of pictures are kept. */
const capacity = 48_000_000;

/** Fetches and keeps answers about variants. */
export class Pictures {
  /** @param {import('./service.js').Service} service */
  constructor(service) {
    this.service = service;
    this.queue = new Queue(4);
    /** Answers by call and query, the one used last at the end. @type {Map<string, Kept>} */
    this.kept = new Map();
    /** Requests under way, by call and query. @type {Map<string, {promise: Promise<Answer>, users: number, controller: AbortController, isOld: boolean}>} */
    this.requests = new Map();
    this.weight = 0;
    /** @type {Array<(variant: import('./axes.js').Variant, answer: Answer) => void>} */
    this.listeners = [];
  }

  /** Calls a function for each answer that arrives, after it is painted. @param {(variant: import('./axes.js').Variant, answer: Answer) => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
  }

  /** What is known about a variant now, perhaps of an earlier state of its document. @param {import('./axes.js').Variant} variant @param {string} [call] @returns {Answer|null} */
  known(variant, call = 'render') {
    return this.kept.get(key(variant, call))?.answer ?? null;
  }

  /**
   * The answer about a variant.
   * @param {import('./axes.js').Variant} variant
   * @param {{signal: AbortSignal, urgency?: number, call?: string}} options
   * @returns {Promise<Answer>}
   */
  load(variant, { signal, urgency = 0, call = 'render' }) {
    const name = key(variant, call);
    const kept = this.kept.get(name);
    if (kept && !kept.isOld) {
      this.keep(name, kept);
      return Promise.resolve(kept.answer);
    }
    const underWay = this.requests.get(name);
    // One that nobody waited for any more has just been given up.
    const isAlive = underWay !== undefined && !underWay.controller.signal.aborted;
    return this.share(isAlive ? underWay : this.start(name, variant, call, urgency), signal);
  }

  /** Says that documents have changed; without any, all of them. @param {string[]|null} documents */
  age(documents) {
    for (const kept of this.kept.values()) {
      if (documents === null || documents.includes(kept.document)) kept.isOld = true;
    }
    // An answer under way may be about the state before the change: it is shown, but asked for again.
    for (const [name, request] of this.requests) {
      const document = new URLSearchParams(name.split('?')[1]).get('document') ?? '';
      if (documents === null || documents.includes(document)) request.isOld = true;
    }
  }

  /** Begins a request. */
  start(name, variant, call, urgency) {
    const controller = new AbortController();
    const request = { promise: null, users: 0, controller, isOld: false };
    request.promise = this.queue.run(signal => this.fetch(name, variant, call, signal, request), { signal: controller.signal, urgency })
      .finally(() => {
        if (this.requests.get(name) === request) this.requests.delete(name);
      });
    request.promise.catch(() => {});
    this.requests.set(name, request);
    return request;
  }

  /** Asks the server, keeps the answer, and says so. */
  async fetch(name, variant, call, signal, request) {
    const result = await this.service.pictures(call, query(variant), signal);
    const before = this.kept.get(name);
    // The same contents stay the same object, so that nothing is drawn again.
    const answer = before && before.tag !== '' && before.tag === result.tag ? before.answer : result.body;
    const weight = answer.pages.reduce((sum, page) => sum + 2 * page.svg.length, 1000);
    this.keep(name, { answer, tag: result.tag, document: variant.document, isOld: request.isOld, weight });
    // The picture first, and then what else is said about it.
    if (call === 'render') afterPaint(() => this.listeners.forEach(listener => listener(variant, answer)));
    return answer;
  }

  /** A request that ends when none of its users wants it. */
  share(request, signal) {
    request.users += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        request.users -= 1;
        if (request.users === 0) request.controller.abort(signal.reason);
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      request.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  /** Keeps an answer, and lets go of those that were not used for longest. */
  keep(name, kept) {
    this.weight += kept.weight - (this.kept.get(name)?.weight ?? 0);
    this.kept.delete(name);
    this.kept.set(name, kept);
    for (const [oldest, { weight }] of this.kept) {
      if (this.weight <= capacity || this.kept.size <= 1) break;
      this.kept.delete(oldest);
      this.weight -= weight;
    }
  }
}

/** The name of an answer. */
function key(variant, call) {
  return `${call}?${query(variant)}`;
}
