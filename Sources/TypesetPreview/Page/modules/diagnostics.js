/** What is wrong with a document, over its last good picture: each sentence with its place, and what to do. */
import { element, said } from './dom.js';
import { editorLink } from './editor.js';

/** The most diagnostics that are shown at once. */
const most = 4;

/** @param {import('./workspace.js').Workspace} workspace @param {import('./pictures.js').Answer} answer */
export function diagnosticsNotice(workspace, answer) {
  const { words } = workspace;
  const errors = answer.diagnostics.filter(each => each.severity === 'error');
  const shown = (errors.length > 0 ? errors : answer.diagnostics).slice(0, most);
  const rest = answer.diagnostics.length - shown.length;
  return [
    element('p.notice-title', { text: words.text(answer.stale ? 'stale.title' : 'errors.title', errors.length) }),
    ...shown.map(each => diagnostic(workspace, each)),
    rest > 0 && element('p.quiet', { text: words.text('errors.more', rest) }),
  ];
}

/** @param {import('./workspace.js').Workspace} workspace @param {Error & {hints?: string[], status?: number, word?: string, body?: any}} error */
export function refusalNotice(workspace, error) {
  const { words } = workspace;
  const hasPlaces = error.body?.diagnostics?.length > 0;
  const isSilent = error.status === 0;
  return [
    element('p.notice-title', { text: words.text(isSilent ? 'offline.title' : 'refusal.title') }),
    isSilent && element('p', { text: words.text('offline.hint') }),
    !isSilent && !hasPlaces && element('p', {}, error.word ? words.text(error.word) : said(sentence(error.message))),
    ...(hasPlaces ? error.body.diagnostics.slice(0, most).map(each => diagnostic(workspace, each)) : []),
    ...(hasPlaces ? [] : error.hints ?? []).map(hint => element('p.quiet', {}, said(hint))),
  ];
}

/** What went wrong with a call, in a sentence, and what to do about it. @param {import('./words.js').Words} words @param {Error & {hints?: string[], status?: number, word?: string}} error */
export function complaint(words, error) {
  if (error.status === 0) return `${words.text('offline.title')}. ${words.text('offline.hint')}`;
  if (error.word) return words.text(error.word);
  return [error.message, ...(error.hints ?? [])].map(sentence).join('. ');
}

/** A message as a sentence begins. @param {string} text */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A diagnostic: its message, its place, and its hints. */
function diagnostic(workspace, { message, file, path, line, column, hints = [] }) {
  return element('div.diagnostic', {},
    element('p', {}, said(sentence(message))),
    line > 0 && element('p', {}, editorLink(workspace, { path, file, line, column })),
    ...hints.map(hint => element('p.quiet', {}, said(hint))));
}
