/**
 * Elements made in one expression. Texts are set as text, never as markup, and styles by properties, which a strict content security
 * policy allows.
 */
import { directionOf } from './directions.js';

/** A child of an element: another one, a text, or nothing. @typedef {Node|string|number|null|undefined|false} Child */

/**
 * Makes an element of HTML.
 * @param {string} name the name of the element, with classes after dots: `button.icon.quiet`
 * @param {Object<string, any>} [attributes] attributes; `on…` are listeners, `text` is the text, `data` the data attributes; false and null are left out
 * @param {...(Child|Child[])} children
 * @returns {any}
 */
export function element(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const made = document.createElement(tag);
  if (classes.length > 0) made.className = classes.join(' ');
  return furnish(made, attributes, children);
}

/**
 * Makes an element of SVG.
 * @param {string} name
 * @param {Object<string, any>} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {any}
 */
export function shape(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (classes.length > 0) made.setAttribute('class', classes.join(' '));
  return furnish(made, attributes, children);
}

/** Replaces all children of an element. @param {Element} parent @param {...(Child|Child[])} children */
export function fill(parent, ...children) {
  parent.replaceChildren(...nodes(children));
}

/** A text that is not in the language of the page: isolated, in the direction of its language, and on the side where the page begins. @param {string} text @param {string} [language] */
export function foreign(text, language = 'en') {
  return element('bdi', { lang: language, dir: directionOf(language), text });
}

/** A text whose quotations are isolated: of two that are Arabic, the first one stays first. @param {string} text @returns {Child[]} */
export function withQuotations(text) {
  return text.split(/("(?:[^"\\]|\\.)*")/u).map((part, index) => (index % 2 === 1 ? element('bdi', { text: part }) : part));
}

/** A sentence of the command, which speaks English. @param {string} text */
export function said(text) {
  return element('bdi', { lang: 'en', dir: 'ltr' }, withQuotations(text));
}

/** A finder of the elements of a page by their ids, which fails where one is missing. @param {string} id @returns {any} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element “${id}”`);
  return found;
}

/** Does something once what was drawn is painted; in a page that is not shown, soon. @param {() => void} work */
export function afterPaint(work) {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}

/** Whether letters typed at an event belong to a field rather than to the page. @param {Event} event */
export function isTyping(event) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  return target instanceof Element && target.closest('input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]') !== null;
}

/** Gives an element its attributes, listeners and children. */
function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name === 'text') made.textContent = value;
    else if (name === 'data') Object.assign(made.dataset, value);
    else if (name === 'value' && 'value' in made) made.value = value;
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...nodes(children));
  return made;
}

/** Children as nodes and texts, without those that are nothing. */
function nodes(children) {
  return children.flat(3).filter(child => child !== null && child !== undefined && child !== false && child !== '')
    .map(child => (child instanceof Node ? child : String(child)));
}
