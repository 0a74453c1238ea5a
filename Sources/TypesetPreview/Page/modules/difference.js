/** A difference of a text file, line by line. */
import { element, withQuotations } from './dom.js';

/** @param {import('./words.js').Words} words @param {string} text a unified difference */
export function differenceElement(words, text) {
  return element('pre.difference-text', { tabindex: '0', 'aria-label': words.text('save.difference') }, text.replace(/\n$/, '').split('\n').map(line => {
    const kind = line.startsWith('+++') || line.startsWith('---') || line.startsWith('@@') ? 'place' : line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : 'same';
    const name = { added: 'ins', removed: 'del' }[kind] ?? 'span';
    return element(`${name}.line.${kind}`, {}, line === '' ? ' ' : withQuotations(line));
  }));
}
