/** Decisions about what differs: accepted, rejected with a note, or open again. */
import { said } from './dom.js';
import { decisions, following, isSame } from './approvals.js';
import { complaint } from './diagnostics.js';
import { ask, askForNote } from './rejecting.js';

/** The kinds that can be rejected. */
const rejectable = ['changed', 'missing', 'rejected'];

/** Sends decisions, and goes on to what is open. */
export class Deciding {
  /** @param {import('./approving.js').Approving} approving */
  constructor(approving) {
    this.approving = approving;
    this.workspace = approving.workspace;
  }

  /** Accepts variants, after a question where there are many of all kinds or a newer version wrote their baselines. @param {import('./approvals.js').Variant[]} variants @param {boolean} [isMany] */
  acceptAsked(variants, isMany = false) {
    const { words } = this.workspace;
    const open = variants.filter(variant => variant.state !== 'failed');
    if (open.length === 0) return;
    if (open.some(variant => variant.state === 'newer')) {
      const cause = this.approving.causes.find(each => each.variants.some(variant => isSame(variant, open[0])));
      return ask(this.workspace, {
        title: words.text('approve.newer.title'), lines: [...(cause?.causes ?? []).map(said), words.text('approve.newer.sure', open.length)],
        act: words.text('approve.newer.replace'), done: () => this.accept(open, true),
      });
    }
    if (!isMany) return this.accept(open);
    const fresh = open.filter(variant => variant.state === 'missing').length;
    ask(this.workspace, {
      title: words.text('approve.all'), lines: [words.text('approve.all.sure', open.length), ...(fresh > 0 ? [words.text('approve.all.new', fresh)] : [])],
      act: words.text('approve.all'), done: () => this.accept(open),
    });
  }

  /** Accepts variants as they were seen, and goes to the next one that is open. */
  async accept(variants, newer = false) {
    const { words, notify } = this.workspace;
    await this.decide('accept', variants, { newer }, answers => {
      const sum = name => answers.reduce((all, answer) => all + (answer[name] ?? 0), 0);
      notify(words.text('approve.accepted', sum('accepted')));
      if (sum('left') > 0) notify(words.text('approve.left', sum('left')), 'bad');
    });
  }

  /** Asks why variants are rejected, and keeps the note. */
  reject(variants) {
    const open = variants.filter(variant => rejectable.includes(variant.state));
    if (open.length === 0 || !this.workspace.canWrite) return;
    const { words, notify } = this.workspace;
    askForNote(this.workspace, {
      count: open.length, note: open[0].rejected ?? '',
      done: note => this.decide('reject', open, { note }, () => notify(words.text('approve.rejected', open.length))),
    });
  }

  /** Takes a rejection back. */
  restore(variants) {
    const { words, notify } = this.workspace;
    this.decide('reject', variants, { note: '' }, () => notify(words.text('approve.restored', variants.length)));
  }

  /** Sends a decision, document by document, and goes to the next variant that is open. */
  async decide(call, variants, body, done) {
    const { approving } = this;
    const { service, notify, words, canWrite } = this.workspace;
    if (!canWrite || approving.panel.ariaBusy === 'true') return;
    approving.panel.ariaBusy = 'true';
    const before = approving.causes;
    const answers = [];
    try {
      for (const decision of decisions(approving.known, variants)) {
        const answer = await service.post(call, { ...decision, ...body });
        approving.reviews.take(decision.document, answer);
        answers.push(answer);
      }
    } catch (error) {
      notify(complaint(words, error), 'bad');
      // What is there now is compared again.
      if (error.status === 409) approving.age(variants.map(each => each.document));
    }
    approving.panel.ariaBusy = 'false';
    if (answers.length === 0) return;
    done(answers);
    approving.take(null);
    approving.goOn(following(before, approving.causes, approving.place));
  }
}
