/** The panel of a review besides its list: which documents, how far the comparison is, what there is of each kind. */
import { byId, element, fill } from './dom.js';
import { openCount } from './approvals.js';
import { copy } from './clipboard.js';
import { complaint } from './diagnostics.js';

/** The kinds that are counted in words. */
const kinds = ['changed', 'missing', 'newer', 'failed', 'rejected'];

/** Which documents are reviewed. @param {import('./approving.js').Approving} approving */
export function scopeChoice(approving) {
  const { words, store, state, session } = approving.workspace;
  if (session.documents.length < 2) return null;
  return element('div.segments.review-scope', { role: 'group', 'aria-label': words.text('approve.scope') }, ['', 'all'].map(scope => element('button', {
    type: 'button', id: `review-scope-${scope || 'one'}`, 'aria-pressed': String(state.reviewed === scope), text: words.text(scope ? 'approve.scope.all' : 'approve.scope.one'), onclick: () => {
      store.set({ reviewed: scope });
      approving.show();
    },
  })));
}

/** How far the work is, with a button that ends it. @param {import('./approving.js').Approving} approving */
export function progress(approving) {
  const { words } = approving.workspace;
  const { isRunning, total, done } = approving.reviews;
  if (!isRunning) return approving.documents.length > 1 && approving.known.length < approving.documents.length && approving.known.length > 0
    ? element('div.row', {}, element('span.quiet', { text: words.text('approve.stopped', approving.known.length, approving.documents.length) }),
      element('button.small-button', { type: 'button', id: 'review-go-on', text: words.text('approve.go.on'), onclick: () => approving.later(0) })) : null;
  if (total < 2) return element('p.quiet', { text: words.text('approve.running') });
  return element('div.review-progress', {},
    element('label', { for: 'review-progress', text: words.text('approve.progress', done, total) }),
    element('progress', { id: 'review-progress', max: total, value: done }),
    element('button.small-button', { type: 'button', id: 'review-stop', text: words.text('approve.stop'), onclick: () => approving.reviews.stop() }));
}

/** What there is of each kind, whether all is decided, and the summary to copy. @param {import('./approving.js').Approving} approving @param {import('./approvals.js').Counts} found */
export function overview(approving, found) {
  const { words } = approving.workspace;
  const open = openCount(found);
  const numbers = kinds.filter(state => found[state] > 0).map(state => words.text(`approve.count.${state}`, found[state]));
  const equal = found.equal > 0 && words.text('approve.equal', found.equal);
  const copying = element('button.small-button', { type: 'button', id: 'review-copy', text: words.text('approve.copy'), onclick: () => copySummary(approving.workspace) });
  if (open === 0 && !approving.reviews.isRunning && approving.known.length === approving.documents.length) {
    return element('div.empty', { role: 'status' },
      element('p.empty-title', { text: words.text(found.rejected > 0 ? 'approve.decided.title' : 'approve.equal.title') }),
      numbers.length > 0 && element('p', { text: numbers.join(' · ') }), equal && element('p.quiet', { text: equal }), copying);
  }
  const all = approving.causes.filter(cause => cause.state === 'changed' || cause.state === 'missing').flatMap(cause => cause.variants);
  return element('div.review-summary', {},
    numbers.length > 0 && element('p', {}, element('strong', { text: numbers.join(' · ') })), equal && element('p.quiet.small', { text: equal }),
    element('div.row', {},
      approving.workspace.canWrite && all.length > 0 && element('button.small-button', { type: 'button', id: 'review-accept-all', text: words.text('approve.all'), onclick: () => approving.deciding.acceptAsked(all, true) }), copying));
}

/** Numbers at the tab: what differs, and apart from it what is new. @param {import('./words.js').Words} words @param {import('./approvals.js').Counts} found */
export function countAtTab(words, found) {
  const show = (id, count, name) => {
    const place = byId(id);
    place.hidden = count === 0;
    fill(place, words.numbers.format(count), element('span.aside', { text: ` ${name}` }));
  };
  byId('count-approve').className = 'count caution';
  show('count-approve', found.changed + found.newer + found.failed, words.text('approve.kind.changed'));
  show('count-approve-new', found.missing, words.text('approve.kind.missing'));
}

/** Copies the summary in Markdown. @param {import('./workspace.js').Workspace} workspace */
async function copySummary(workspace) {
  const { service, state, words, notify } = workspace;
  try {
    const { text } = await service.get('summary', state.reviewed === 'all' ? {} : { document: state.document });
    await copy(workspace, text);
  } catch (error) {
    notify(complaint(words, error), 'bad');
  }
}
