/** The texts of a catalog's entry: which of them is seen in a locale, and what of it was typed over. Everything here is pure. */
import { gives, retyped } from './placeholders.js';

/** A text that can be saved: of a locale, or of one plural form in it. @typedef {{locale: string, form?: string, text: string}} Choice */

/** A locale, and what it is a kind of, the nearest first: `ar-EG`, `ar`. @param {string} locale @returns {string[]} */
function ancestry(locale) {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** The entry of a text: the exact locale, else the nearest that it is a kind of. @param {any[]} texts @param {string} locale */
export function textFor(texts, locale) {
  return ancestry(locale).map(each => texts.find(text => text.locale === each)).find(Boolean) ?? null;
}

/** What can be saved of a key in a locale: one text, or one for each plural form; without any, a new text in a language that the catalogs have. @param {any} entry @param {string} locale @param {string[]} locales @returns {Choice[]} */
export function choices(entry, locale, locales) {
  const found = textFor(entry.texts, locale);
  if (!found) return [{ locale: ancestry(locale).find(each => locales.includes(each)) ?? locale, text: '' }];
  return formsOf(found);
}

/** The choice that is seen. @param {Choice[]} list @param {string} seen */
export function seenChoice(list, seen) {
  return list.find(each => gives(each.text, seen)) ?? list.find(each => each.form === 'other') ?? list[0];
}

/**
 * What a typed text means in the catalog.
 * @param {any} entry
 * @param {Choice} choice the text that is seen
 * @param {{seen: string, typed: string, source: string}} texts what is seen, what was typed instead, and the language of the source
 * @returns {{text: string, isCertain: boolean}} not certain where what is seen is not what the catalog says, or a placeholder has no place
 */
export function meaning(entry, choice, { seen, typed, source }) {
  // A text that is missing is seen in the language of the source.
  const shown = choice.text === '' ? sourceOf(entry, source, seen) : choice.text;
  if (shown === '') return { text: typed, isCertain: true };
  const meant = retyped(shown, seen, typed);
  return { ...meant, isCertain: meant.isCertain && gives(shown, seen) };
}

/** Whether two readings of an entry say the same for a choice. @param {any} one @param {any} other @param {Choice} choice */
export function saysSame(one, other, { locale, form }) {
  const [before, now] = [one, other].map(entry => {
    const found = entry.texts.find(each => each.locale === locale);
    return found && formsOf(found).find(each => each.form === form)?.text;
  });
  return before === now;
}

/** The text of an entry in a language, for a plural form that has one; null without any. @param {any} entry @param {string} language @param {string} [form] @returns {Choice|null} */
export function textIn(entry, language, form) {
  const found = textFor(entry.texts, language);
  const list = found ? formsOf(found) : [];
  return list.find(each => each.form === form) ?? list.find(each => each.form === 'other') ?? list[0] ?? null;
}

/** The text of the source that gives what is seen; empty without one. */
function sourceOf(entry, source, seen) {
  const found = textFor(entry.texts, source);
  return found ? seenChoice(formsOf(found), seen).text : '';
}

/** The texts of a locale, one for each form. @returns {Choice[]} */
function formsOf(found) {
  return found.forms?.length > 0 ? found.forms.map(each => ({ ...each, locale: found.locale })) : [{ locale: found.locale, text: found.text }];
}
