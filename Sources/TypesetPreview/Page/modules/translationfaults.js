/** What is odd about a translation while it is written, and how much room it has. */
import { element, foreign, said } from './dom.js';
import { sentence } from './diagnostics.js';
import { icon } from './icons.js';

/** A fault as the server finds it. @typedef {{code: string, level: string, form?: string, values: string[], words?: string}} Fault */

/** The kinds of faults that have words of the page. */
const kinds = { error: 'bad', warning: 'caution', advice: 'note' };

/** The list of faults; null without any. @param {import('./words.js').Words} words @param {Fault[]} faults */
export function faultList(words, faults) {
  if (faults.length === 0) return null;
  return element('ul.translation-faults', {}, faults.map(fault => element('li', {},
    element(`span.${kinds[fault.level] ?? 'note'}`, {}, icon(fault.level in { error: 1, warning: 1 } ? fault.level : 'advice'), element('span.aside', { text: words.text(`level.${fault.level}.one`) })),
    element('span', {}, fault.form && element('bdi.code', { dir: 'ltr', text: `${fault.form} ` }), fault.words ? said(sentence(fault.words)) : sentenceOf(words, fault)))));
}

/** A fault in the words of the page. @param {import('./words.js').Words} words @param {Fault} fault */
export function sentenceOf(words, { code, values }) {
  const numbers = code === 'long' ? values.map(Number) : values;
  const shown = code === 'plural' ? [values.join(', ')] : numbers;
  return words.text(`check.${code}`, ...shown);
}

/**
 * How many characters fit where it is tightest.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{variants: number, longest?: number, axes?: import('./axes.js').Axes}|null} room null while it is measured
 * @param {string} language
 */
export function roomSentence(workspace, room, language) {
  const { words } = workspace;
  if (!room) return words.text('queue.room.measuring');
  if (!(room.longest > 0)) return words.text('queue.room.none');
  const place = ['device', 'text-size', 'orientation', 'split'].filter(axis => room.axes?.[axis]).map(axis => workspace.valueName(axis, room.axes[axis]));
  const name = words.localeName(language);
  return place.length > 0 ? words.text('queue.room', room.longest, name, place.join(' · ')) : words.text('queue.room.plain', room.longest, name);
}

/** How long a text is, against what it may have. @param {import('./words.js').Words} words @param {string} text @param {number|undefined} limit */
export function lengthSentence(words, text, limit) {
  const count = graphemes(text, words.language);
  return limit ? words.text('queue.length.limit', count, limit) : words.text('queue.length', count);
}

/** How many characters a reader counts. @param {string} text @param {string} language */
export function graphemes(text, language) {
  return Array.from(new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)).length;
}

/** The terms of the glossary that the source has. @param {import('./words.js').Words} words @param {any} text @param {(word: string) => void} insert */
export function termList(words, text, insert) {
  if (text.terms.length === 0) return null;
  return element('section.translation-terms', { 'aria-labelledby': 'queue-terms' },
    element('p.quiet.small', { id: 'queue-terms', text: words.text('queue.terms') }),
    element('ul', {}, text.terms.map(term => element('li', {},
      foreign(term.term, text.sourceLanguage), ' ',
      term.translations.map(word => element('button.term', { type: 'button', title: words.text('queue.term.insert', word), onclick: () => insert(word) }, foreign(word, text.language))),
      term.forbidden.length > 0 && element('span.bad.small', { text: words.text('queue.term.forbidden', term.forbidden.join(', ')) }),
      term.note && element('span.quiet.small', { dir: 'auto', text: term.note })))));
}

/** Numbers as a reader lists them. @param {import('./words.js').Words} words @param {string[]} numbers */
export function listed(words, numbers) {
  return new Intl.ListFormat(words.language, { type: 'unit' }).format(numbers.map(each => words.numbers.format(Number(each))));
}
