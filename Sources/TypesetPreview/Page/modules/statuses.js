/** What the server finds out of all documents while nobody waits for it: asked for after the pictures, and again when something has changed. */

import { causes, counts } from './approvals.js';

/** How long it waits for the first pictures, after changes, and between two answers, in milliseconds. */
const [beginning, rest, pause] = [1200, 2500, 150];

/** Keeps what is known of the documents. */
export class Statuses {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** What is known, by document. @type {Map<string, import('./documentmarks.js').Status>} */
    this.known = new Map();
    /** How many documents the server has not looked at yet. */
    this.waiting = 0;
    /** Whether all documents are compared with their baselines, which takes long. */
    this.comparesBaselines = false;
    this.serial = 0;
    this.timer = 0;
    /** Until when pictures come first, in milliseconds of the page's clock. */
    this.restUntil = 0;
    this.isUnderWay = false;
    /** Called with the documents of which something else is known now. @type {Array<(documents: string[]) => void>} */
    this.listeners = [];
    if (workspace.service.isExport) return;
    workspace.changeListeners.push(() => {
      this.restUntil = performance.now() + rest;
      this.later(rest);
    });
    workspace.found.subscribe(document => this.tell([document]));
    this.later(beginning);
  }

  /** What is known of a document; of the one that is shown, its panels know it first. @param {string} document @returns {import('./documentmarks.js').Status|null} */
  of(document) {
    const known = this.known.get(document) ?? null;
    const findings = this.workspace.found.of('findings', document);
    const verification = this.workspace.found.of('verification', document);
    if (!findings && !verification) return known;
    const own = { ...known };
    if (findings) {
      own.findings = {};
      for (const { level } of findings) own.findings[level] = (own.findings[level] ?? 0) + 1;
    }
    if (verification) {
      const reviews = [{ document, review: verification }];
      const { changed, newer, failed, rejected } = counts(reviews, causes(reviews));
      own.differing = changed + newer + failed + rejected;
    }
    return own;
  }

  /** Compares all documents with their baselines from now on, or no longer. @param {boolean} isWanted */
  compareBaselines(isWanted) {
    if (isWanted === this.comparesBaselines) return;
    this.comparesBaselines = isWanted;
    if (isWanted) this.later(0);
  }

  /** Takes note that the server has found something out. */
  news() {
    this.later(pause);
  }

  /** Begins again: the server may be another one. */
  forget() {
    this.serial = 0;
    this.later(rest);
  }

  /** Asks after a while, and not soon after a change. @param {number} wait */
  later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), Math.max(wait, this.restUntil - performance.now()));
  }

  /** Asks for what has changed. */
  async load() {
    if (this.isUnderWay) return this.later(pause);
    this.isUnderWay = true;
    const values = { since: String(this.serial), document: this.workspace.state.document, baselines: this.comparesBaselines ? 'yes' : '' };
    const answer = await this.workspace.service.get('status', values).catch(() => null);
    this.isUnderWay = false;
    if (!answer) return;
    this.serial = answer.serial;
    this.waiting = answer.waiting;
    for (const { id, ...status } of answer.documents) this.known.set(id, status);
    this.tell(answer.documents.map(({ id }) => id));
  }

  /** Calls the listeners. @param {string[]} documents */
  tell(documents) {
    for (const listener of this.listeners) listener(documents);
  }
}
