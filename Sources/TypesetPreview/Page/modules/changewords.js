/** A change in words, in the language of the page: the element, and what became of it. Everything here is pure. */

/** The most letters of a name or a text in a sentence. */
const longest = 60;
/** Lengths closer than this are the same, in points. */
const tolerance = 0.05;

/**
 * What changed, in words.
 * @param {import('./words.js').Words} words
 * @param {any} change a change as the server tells it
 * @returns {{head: string, parts: string[]}} without parts where only the server's sentence says it
 */
export function changeWords(words, change) {
  const parts = [];
  if (change.kinds.includes('appeared')) parts.push(words.text('change.new'));
  if (change.kinds.includes('vanished')) parts.push(words.text('change.gone'));
  for (const { subject, from, to } of change.details) parts.push(detail(words, subject, from, to));
  return { head: head(words, change), parts: [...parts, ...places(words, change)] };
}

/** The element: what people call it, and what kind of element it is. One whose text changed is called by its id. */
function head(words, { element, name, id, page, details }) {
  const kind = words.has(`element.${element}`) ? words.text(`element.${element}`) : element;
  const isRenamed = details.some(({ subject }) => subject === 'text' || subject === 'name');
  const called = (!isRenamed && name) || id.split('/').pop() || page || '';
  return called ? words.text('change.subject', cut(called), kind) : kind;
}

/** A value that is another one. */
function detail(words, subject, from, to) {
  if (subject === 'picture') return words.text('change.picture');
  const value = text => (text === '' ? words.text('change.none') : cut(valueWords(words, subject, text)));
  const pair = words.text('change.pair', value(from), value(to));
  // A value speaks for itself: "0.7 → 0.5".
  return subject === 'value' || subject === 'state' ? pair : words.text(`change.${subject}`, pair);
}

/** A value in the language of the page, where it is a word of the program. */
function valueWords(words, subject, text) {
  if (subject === 'direction') return words.text(text === 'rtl' ? 'change.direction.rtl' : 'change.direction.ltr');
  if (subject === 'language') return words.localeName(text);
  if (subject === 'state') return text.split(', ').map(state => words.text(`change.state.${state}`)).join(words.text('change.comma'));
  return text;
}

/** How far it moved, and how it grew. */
function places(words, { kinds, expected, actual }) {
  if (!expected || !actual) return [];
  const steps = [];
  const step = (length, more, less) => {
    if (Math.abs(length) > tolerance) steps.push(words.text(`change.${length > 0 ? more : less}`, points(words, Math.abs(length))));
  };
  if (kinds.includes('moved')) {
    // In a direction from right to left, what grows at its start stays at its right edge.
    step(nearest(actual[0] - expected[0], actual[0] + actual[2] - expected[0] - expected[2]), 'right', 'left');
    step(actual[1] - expected[1], 'down', 'up');
  }
  if (kinds.includes('size')) {
    step(actual[2] - expected[2], 'wider', 'narrower');
    step(actual[3] - expected[3], 'taller', 'shorter');
  }
  return steps;
}

/** The one of two lengths that is nearer to none. */
function nearest(one, other) {
  return Math.abs(one) <= Math.abs(other) ? one : other;
}

/** A length with its unit. */
function points(words, length) {
  return words.text('change.points', words.numbers.format(Math.round(length * 100) / 100));
}

/** A text that is not too long for a sentence. */
function cut(text) {
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text;
}
