/** The text of a catalog and what is seen of it: which words come from arguments, and what of a typed text belongs to them. Everything here is pure. */

/** What stands for an argument in a text of a catalog; two percent signs are one that is seen. */
const pattern = /%%|%(?:\d+\$)?[-+#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]|\{[^{}]*\}|#/gu;
/** Characters around an argument that nobody sees (UAX #9). */
const invisible = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text of a catalog in parts: `shown` is what is seen of letters, null for an argument. @typedef {{written: string, shown: string|null}} Part */

/** The parts of a text of a catalog. @param {string} text @returns {Part[]} */
export function parts(text) {
  const found = [];
  let at = 0;
  const letters = until => {
    if (until > at) found.push({ written: text.slice(at, until), shown: text.slice(at, until) });
  };
  for (const match of text.matchAll(pattern)) {
    letters(match.index);
    at = match.index + match[0].length;
    found.push({ written: match[0], shown: match[0] === '%%' ? '%' : null });
  }
  letters(text.length);
  return found;
}

/** Whether a text of a catalog has places for arguments. @param {string} text */
export function hasArguments(text) {
  return parts(text).some(part => part.shown === null);
}

/** The stretches of a seen text that the parts of a catalog's text give, or null where it does not give it: an argument ends where the letters after it first come. @param {Part[]} list @param {string} seen @returns {{part: Part, start: number, end: number}[]|null} */
export function stretches(list, seen) {
  const found = [];
  let at = 0;
  let index = 0;
  while (index < list.length) {
    const first = index;
    while (list[index]?.shown === null) index += 1;
    const letters = [];
    while (index < list.length && list[index].shown !== null) letters.push(list[index++]);
    const text = letters.map(part => part.shown).join('');
    const isLast = index === list.length;
    const start = letters.length === 0 ? seen.length : isLast ? seen.length - text.length : seen.indexOf(text, at);
    const count = index - letters.length - first;
    if (start < at || (count === 0 && start !== at) || !seen.startsWith(text, start)) return null;
    // Of several arguments side by side, the last one has all the words.
    for (let each = 0; each < count; each += 1) found.push({ part: list[first + each], start: at, end: each === count - 1 ? start : at });
    at = start;
    for (const part of letters) {
      found.push({ part, start: at, end: at + part.shown.length });
      at += part.shown.length;
    }
  }
  return at === seen.length ? found : null;
}

/** Whether a text of a catalog gives what is seen, whatever its arguments are. @param {string} text @param {string} seen */
export function gives(text, seen) {
  return stretches(parts(text), seen.replace(invisible, '')) !== null;
}

/**
 * The text of a catalog for what was typed over what is seen. Words of arguments become their placeholders again.
 * @param {string} text the text of the catalog
 * @param {string} seen what is seen of it
 * @param {string} typed what was typed instead
 * @returns {{text: string, isCertain: boolean}} not certain where a placeholder has no place in what was typed
 */
export function retyped(text, seen, typed) {
  const list = parts(text);
  const isPlain = list.every(part => part.written === part.shown);
  if (isPlain) return { text: typed, isCertain: true };
  const [plainSeen, plainTyped] = [seen, typed].map(each => each.replace(invisible, ''));
  const found = stretches(list, plainSeen);
  if (!found) return { text: escaped(plainTyped, list), isCertain: false };
  return edited(found, plainSeen, plainTyped) ?? replaced(found, list, plainSeen, plainTyped);
}

/** The text with one change between arguments, none of which it touches; null where it is not one. */
function edited(found, seen, typed) {
  const most = Math.min(seen.length, typed.length);
  let start = 0;
  while (start < most && seen[start] === typed[start]) start += 1;
  let after = 0;
  while (after < most - start && seen[seen.length - 1 - after] === typed[typed.length - 1 - after]) after += 1;
  const end = seen.length - after;
  const changed = typed.slice(start, typed.length - after);
  // A change beside an argument may belong to it, unless there is a letter between them.
  if (found.some(({ part, start: from, end: to }) => part.shown === null && start <= to && end >= from)) return null;
  const list = found.map(each => each.part);
  let result = '';
  let isPut = false;
  for (const { part, start: from, end: to } of found) {
    if (part.shown === null || to < start || from > end) {
      result += part.written;
      continue;
    }
    result += escaped(seen.slice(from, Math.max(from, start)), list) + (isPut ? '' : escaped(changed, list)) + escaped(seen.slice(Math.min(to, end), to), list);
    isPut = true;
  }
  return { text: isPut ? result : result + escaped(changed, list), isCertain: true };
}

/** The typed text with a placeholder for the words of each argument that it has as often as the seen text. */
function replaced(found, list, seen, typed) {
  const values = found.filter(each => each.part.shown === null).map(({ part, start, end }) => ({ written: part.written, value: seen.slice(start, end) }));
  /** @type {{start: number, end: number, written: string, order: number}[]} */
  const places = [];
  let isCertain = true;
  for (const value of new Set(values.map(each => each.value))) {
    const same = values.map((each, order) => ({ ...each, order })).filter(each => each.value === value);
    const at = value === '' ? [] : occurrences(typed, value);
    if (at.length !== same.length) {
      isCertain = false;
      continue;
    }
    same.forEach((each, index) => places.push({ start: at[index], end: at[index] + value.length, written: each.written, order: each.order }));
  }
  places.sort((one, other) => one.start - other.start);
  if (places.some((place, index) => index > 0 && place.start < places[index - 1].end)) return { text: escaped(typed, list), isCertain: false };
  const isMoved = places.some((place, index) => index > 0 && place.order < places[index - 1].order);
  let result = '';
  let at = 0;
  for (const { start, end, written, order } of places) {
    result += escaped(typed.slice(at, start), list) + (isMoved ? numbered(written, order) : written);
    at = end;
  }
  return { text: result + escaped(typed.slice(at), list), isCertain };
}

/** Where a text has a word, not as a part of a longer number. */
function occurrences(text, word) {
  const found = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isDigit = place => /\p{Nd}/u.test(text[place] ?? '');
    const isPart = (isDigit(at) && isDigit(at - 1)) || (isDigit(at + word.length - 1) && isDigit(at + word.length));
    if (!isPart) found.push(at);
  }
  return found;
}

/** Typed letters as a text with placeholders writes them. @param {string} typed @param {Part[]} list */
function escaped(typed, list) {
  return list.some(part => part.written.startsWith('%')) ? typed.replace(/%/g, '%%') : typed;
}

/** A placeholder with the number of its argument, from 1, which it needs out of order. */
function numbered(written, order) {
  return written.startsWith('%') && !/^%\d+\$/.test(written) ? `%${order + 1}$${written.slice(1)}` : written;
}
