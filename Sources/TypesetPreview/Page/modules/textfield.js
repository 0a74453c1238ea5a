/** The field over a text on the canvas: in its size, weight, alignment and direction, as wide and high as what is typed. */
import { element } from './dom.js';

/** The smallest letters that are typed well with a pointer, and with a finger: below that, some phones zoom in. */
const [least, leastTouched] = [12, 16];

/**
 * A field for a text.
 * @param {{subject: any, language: string, name: string, describedBy: string}} about the element, the language of its text, and what the field is called
 * @param {{oninput: () => void, onkey: (event: KeyboardEvent) => void}} handlers
 * @returns {HTMLTextAreaElement}
 */
export function textField({ subject, language, name, describedBy }, { oninput, onkey }) {
  const field = element('textarea.text-field', {
    rows: '1', 'aria-label': name, 'aria-describedby': describedBy, lang: language, dir: subject.direction ?? 'auto', enterkeyhint: 'done', autocomplete: 'off',
    oninput, onkeydown: onkey,
  });
  field.style.textAlign = subject.alignment ?? 'start';
  field.style.fontWeight = String(subject.lines?.[0]?.runs?.[0]?.weight ?? 400);
  return field;
}

/** Gives a field the size of its letters at a zoom, and the extent of what is typed. @param {HTMLTextAreaElement} field @param {any} subject @param {number} scale @param {{least: number, most: number, height: number}} extent the least and the greatest width, and the least height */
export function fitField(field, subject, scale, { least: narrow, most: wide, height }) {
  const size = (subject.lines?.[0]?.runs?.[0]?.size ?? 17) * scale;
  const isTouched = matchMedia('(pointer: coarse)').matches;
  set(field, 'fontSize', `${round(Math.max(size, isTouched ? leastTouched : least))}px`);
  set(field, 'minWidth', `${round(Math.min(narrow, wide))}px`);
  set(field, 'maxWidth', `${round(wide)}px`);
  set(field, 'minHeight', `${round(height)}px`);
  if (CSS.supports('field-sizing', 'content')) return;
  set(field, 'width', field.style.maxWidth);
  field.style.height = 'auto';
  field.style.height = `${Math.max(field.scrollHeight + 2, height)}px`;
}

/** Types a line end at the place of the caret, which no browser does with every key that types one. @param {HTMLTextAreaElement} field @param {() => void} typed */
export function typeLineEnd(field, typed) {
  // What is typed in this way can be taken back by the browser.
  if (document.execCommand('insertText', false, '\n')) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  typed();
}

/** Sets a style that is different. @param {HTMLElement} element @param {string} name @param {string} value */
export function set({ style }, name, value) {
  if (style[name] !== value) style[name] = value;
}

/** A length with half a point. */
function round(length) {
  return Math.round(length * 2) / 2;
}
