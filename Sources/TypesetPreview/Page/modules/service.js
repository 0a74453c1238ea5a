/** The calls of the page: to the server, or to the files of an export. */
import { pairs } from './axes.js';
import { Exported } from './exported.js';
import { token } from './token.js';

/** An answer that is an error, in a sentence with hints what to do. */
export class Refusal extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.error ?? `status ${status}`);
    /** The status of HTTP; 0 where there was no answer. */
    this.status = status;
    /** What the reader can do. @type {string[]} */
    this.hints = body?.hints ?? [];
    /** The rest of the answer. */
    this.body = body ?? {};
  }
}

/** Asks the server. */
export class Service {
  /** Whether nothing can be changed, since the page was exported. */
  isExport = false;

  /** Whether an answer is an export's or a server's. */
  static forPage() {
    const mode = document.querySelector('meta[name="typeset-mode"]')?.getAttribute('content');
    return mode === 'export' ? new Exported() : new Service();
  }

  /** Reads. @param {string} call @param {Object<string, string>} [values] @param {AbortSignal} [signal] @returns {Promise<any>} */
  async get(call, values = {}, signal) {
    const query = pairs(Object.entries(values));
    return (await this.ask(`api/${call}${query ? '?' + query : ''}`, { signal })).body;
  }

  /** A variant as pictures; a tag says whether an answer is the same as another. @param {string} call `render` or `mirror` @param {string} query @param {AbortSignal} [signal] @returns {Promise<{body: any, tag: string}>} */
  async pictures(call, query, signal) {
    return this.ask(`api/${call}?${query}`, { signal, cache: 'no-cache' });
  }

  /** Asks for work, or for a change of files. @param {string} call @param {any} body @param {AbortSignal} [signal] @returns {Promise<any>} */
  async post(call, body, signal) {
    const headers = { 'Content-Type': 'application/json', 'X-Typeset-Token': token() };
    return (await this.ask(`api/${call}`, { method: 'POST', headers, body: JSON.stringify(body), signal })).body;
  }

  /** The texts of the page itself. @returns {Promise<any>} */
  async words() {
    return (await this.ask('page/words/Preview.xcstrings', {})).body;
  }

  /** Sends a request; an answer other than success is an error. */
  async ask(address, options) {
    let response;
    try {
      response = await fetch(address, { credentials: 'same-origin', ...options });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new Refusal(0, null);
    }
    const body = await response.json().catch(() => null);
    if (!response.ok || body === null) throw new Refusal(response.status, body);
    return { body, tag: response.headers.get('ETag') ?? '' };
  }
}
