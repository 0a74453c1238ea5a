/** What the list says of a document: its marks, and which documents have one. Everything here is pure. */

/** The marks, as a filter names them. */
export const markNames = ['errors', 'findings', 'untranslated', 'differs'];

/** The states of texts that wait for a translation. */
const untranslated = ['missing'];

/** What a look at a document's variants gave. @typedef {{findings?: Object<string, number>, unrendered?: number, texts?: {locale: string, states: Object<string, number>}[], differing?: number}} Status */
/** A mark: its name, how many there are, how grave it is, and what it consists of. @typedef {{name: string, count: number, kind: string, parts: {name: string, count: number}[]}} Mark */

/** The marks of a document. @param {any} document what the session says of it @param {Status|null} status @returns {Mark[]} */
export function marksOf(document, status) {
  const errors = (document.errors ?? 0) || (status?.unrendered ?? 0);
  const levels = status?.findings ?? {};
  const findings = ['error', 'warning', 'advice'].map(name => ({ name, count: levels[name] ?? 0 })).filter(({ count }) => count > 0);
  const locales = (status?.texts ?? []).map(({ locale, states }) => ({ name: locale, count: untranslated.reduce((sum, state) => sum + (states[state] ?? 0), 0) }))
    .filter(({ count }) => count > 0);
  const differing = status?.differing ?? 0;
  return [
    { name: 'errors', count: errors, kind: 'bad', parts: [] },
    { name: 'findings', count: total(findings), kind: { error: 'bad', warning: 'caution' }[findings[0]?.name] ?? 'note', parts: findings },
    { name: 'untranslated', count: total(locales), kind: 'caution', parts: locales },
    { name: 'differs', count: differing, kind: 'note', parts: [] },
  ].filter(({ count }) => count > 0);
}

/** How many documents have each mark. @param {Mark[][]} all the marks of each document @returns {Object<string, number>} */
export function markCounts(all) {
  const counts = Object.fromEntries(markNames.map(name => [name, 0]));
  for (const marks of all) for (const { name } of marks) counts[name] += 1;
  return counts;
}

/** Whether a document is listed: it has one of the wanted marks, if any is wanted. @param {Mark[]} marks @param {string[]} wanted */
export function isWanted(marks, wanted) {
  return wanted.length === 0 || marks.some(({ name }) => wanted.includes(name));
}

/** Which documents have stopped working, and which work again. @param {any[]} before the documents of the session before @param {any[]} now @returns {{stopped: any[], working: any[]}} */
export function turns(before, now) {
  const known = new Map(before.map(each => [each.id, each.errors > 0]));
  return {
    stopped: now.filter(({ id, errors }) => errors > 0 && known.get(id) === false),
    working: now.filter(({ id, errors }) => errors === 0 && known.get(id) === true),
  };
}

/** The document that another one has become under a new name: the only new one with the same title, kinds and locales; null where that is not certain. @param {any} gone @param {any[]} before @param {any[]} now */
export function successor(gone, before, now) {
  if (!gone) return null;
  const known = new Set(before.map(({ id }) => id));
  const likeness = ({ title, kinds, locales, language }) => JSON.stringify([title, kinds, locales, language]);
  const fresh = now.filter(each => !known.has(each.id) && likeness(each) === likeness(gone));
  return fresh.length === 1 ? fresh[0] : null;
}

/** The sum of counts. */
function total(parts) {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
