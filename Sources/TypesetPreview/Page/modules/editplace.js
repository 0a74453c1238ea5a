/** The places of a field and its card on the canvas, and how wide and high the field is. */
import { cardPlace, fieldLeft } from './cardplace.js';
import { fitField, set } from './textfield.js';

/** How far the frame of a field lies beside its text, and above and below it, and the least width of it, in points. */
const [padding, rise, leastWidth] = [7, 3, 96];
/** How far both stay from the edges of the canvas. */
const margin = 8;

/**
 * Brings a field onto its text, and its card beside it.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {import('./screen.js').Screen} screen
 * @param {{subject: any, field: HTMLTextAreaElement, card: HTMLElement, available: number, lines: number}} edit with how wide the text may be, in points of the document, and how many lines it has
 */
export function placeEdit({ canvas, words }, screen, { subject, field, card, available, lines }) {
  const text = screen.stage.rectangle(subject.id);
  if (!text) return;
  const view = viewOf(canvas.element);
  const widest = view.right - view.left - 2 * margin;
  const least = Math.max(text.width + 2 * padding, leastWidth);
  // A text of several lines breaks about where it is drawn so.
  const most = lines > 1 ? least : Math.max(least, available * screen.scale + 2 * padding);
  fitField(field, subject, screen.scale, { least, most: Math.min(most, widest), height: text.height + 2 * rise });
  const left = fieldLeft(text, { width: field.offsetWidth, padding }, view, subject.alignment);
  const top = Math.min(Math.max(text.top + text.height / 2 - field.offsetHeight / 2, view.top), view.bottom - field.offsetHeight);
  put(canvas.element, field, left, top);
  set(field, 'maxHeight', `${view.bottom - view.top - 2 * margin}px`);
  set(card, 'maxWidth', `${widest}px`);
  const frame = { left, top, right: left + field.offsetWidth, bottom: top + field.offsetHeight };
  // What it would be without a limit: taking that away would scroll it back.
  const height = card.scrollHeight + card.offsetHeight - card.clientHeight;
  const place = cardPlace(frame, { width: card.offsetWidth, height }, view, words.direction === 'rtl');
  set(card, 'maxHeight', place.height < height ? `${Math.floor(place.height)}px` : '');
  put(canvas.element, card, place.left, place.top);
}

/** What is seen of the canvas: without its scroll bars, and without what the keyboard of a phone covers. @param {HTMLElement} canvas @returns {import('./cardplace.js').Edges} */
function viewOf(canvas) {
  const box = canvas.getBoundingClientRect();
  const left = box.left + canvas.clientLeft;
  const screen = window.visualViewport;
  const covered = screen ? screen.offsetTop + screen.height : window.innerHeight;
  return { left, top: box.top, right: left + canvas.clientWidth, bottom: Math.min(box.top + canvas.clientHeight, covered) };
}

/** Puts an element at a place in the window, by its place in the canvas. @param {HTMLElement} canvas @param {HTMLElement} element @param {number} left @param {number} top */
function put(canvas, element, left, top) {
  const box = canvas.getBoundingClientRect();
  set(element, 'left', `${Math.round(left - box.left + canvas.scrollLeft)}px`);
  set(element, 'top', `${Math.round(top - box.top + canvas.scrollTop)}px`);
}
