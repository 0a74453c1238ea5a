/** What is shown of a text around its fields: what it is called, what is translated, and what somebody else has written. */
import { element, fill, foreign } from './dom.js';
import { complaint } from './diagnostics.js';

/** What the text is called, its state, and what is said about it. @param {import('./workspace.js').Workspace} workspace @param {any} text */
export function textHead({ words }, text) {
  const state = text.isStale ? 'stale' : text.state;
  return element('div.translation-head', {},
    element('p.row', {}, element('bdi.code', { dir: 'ltr', text: text.key }), state !== 'translated' && element('span.badge.caution', { text: words.text(`review.${state}`) }),
      element('span.quiet.small', {}, element('bdi', { text: text.file }))),
    text.isStale && element('p.caution', { text: words.text('queue.stale') }),
    text.note && element('p.quiet', { dir: 'auto', text: text.note }),
    text.context && text.context !== text.key && element('p.quiet', { text: words.text('queue.context', text.context) }),
    text.previous && element('p.caution', { text: words.text('queue.previous', text.previous) }));
}

/** What is translated. @param {import('./workspace.js').Workspace} workspace @param {any} text */
export function sourceTexts({ words }, text) {
  const name = words.localeName(text.sourceLanguage);
  const list = text.sourceForms.length > 0 ? text.sourceForms : [{ form: '', text: text.source }];
  return element('dl.translation-source', {}, list.map(each => element('div', {},
    element('dt', {}, name, each.form && [' · ', element('bdi.code', { dir: 'ltr', text: each.form })]), element('dd', {}, foreign(each.text, text.sourceLanguage)))));
}

/** Why nothing was saved, what somebody else has written, and a way to write over it. @param {import('./words.js').Words} words @param {any} error @param {() => Promise<void>} overwrite */
export function conflictNotice(words, error, overwrite) {
  const place = element('div', {});
  const button = element('button.small-button', { type: 'button', text: words.text('queue.overwrite'), onclick: async () => {
    try {
      await overwrite();
    } catch (again) {
      fill(place, element('p.bad', {}, complaint(words, again)));
    }
  } });
  if (error.status !== 409) {
    fill(place, element('p.bad', {}, complaint(words, error)));
    return place;
  }
  fill(place,
    element('p.bad', { text: words.text('save.conflict') }),
    error.body.current !== undefined && element('p', { dir: 'auto', text: words.text('save.current', error.body.current) }),
    element('div.actions', {}, button));
  return place;
}
