/** A document in the list: its title, its file, whether it works, and its marks. */
import { element, fill } from './dom.js';
import { folderOf } from './documentfolders.js';
import { icon } from './icons.js';

/** The icons of the marks. */
const icons = { errors: 'error', findings: 'warning', untranslated: 'translation', differs: 'differs' };

/** An entry of the list that stays while what it says changes. */
export class DocumentItem {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.title = element('span.document-title', { dir: 'auto' });
    this.path = element('span.document-path', { dir: 'ltr', text: id.startsWith('/') ? id : id.slice(folderOf(id) && folderOf(id).length + 1) });
    this.marks = element('span.document-marks');
    this.link = element('a', { href: '?document=' + encodeURIComponent(id), data: { id }, tabindex: '-1' }, this.title, this.path, this.marks);
    this.element = element('li', {}, this.link);
    /** What a search looks through. */
    this.words = '';
    this.shown = '';
  }

  /** Shows what is known now. @param {import('./words.js').Words} words @param {any} document @param {import('./documentmarks.js').Mark[]} marks */
  show(words, document, marks) {
    const signature = JSON.stringify([document.title, document.path, marks]);
    if (signature === this.shown) return;
    this.shown = signature;
    this.words = `${document.title} ${document.path} ${document.id}`.toLowerCase();
    this.title.textContent = document.title || document.id;
    this.path.title = document.path;
    const isBroken = document.errors > 0;
    this.link.classList.toggle('broken', isBroken);
    fill(this.marks, marks.map(mark => markElement(words, mark)));
  }
}

/** A mark with its number; its name says all of it. */
function markElement(words, { name, count, kind, parts }) {
  const sentence = markWords(words, name, count, parts);
  return element(`span.mark.${kind}${name === 'errors' ? '.count' : ''}`, { role: 'img', 'aria-label': sentence, title: sentence, data: { mark: name } },
    name !== 'errors' && icon(kind === 'note' && name === 'findings' ? 'advice' : icons[name]), words.numbers.format(count));
}

/** A mark in words, with what it consists of. */
function markWords(words, name, count, parts) {
  const partName = part => (name === 'findings' ? words.text(`level.${part}`) : words.localeName(part));
  const details = parts.map(part => `${partName(part.name)} ${words.numbers.format(part.count)}`);
  const sentence = words.text(`mark.${name}`, count);
  return details.length > 0 ? `${sentence}: ${details.join(words.text('list.comma'))}` : sentence;
}
