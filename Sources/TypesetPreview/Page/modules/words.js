/**
 * The page's own words, from a string catalog (`.xcstrings`): a key gives a text in the language of the interface, with the plural form
 * of its first whole number.
 */
import { languages } from './address.js';

/** Texts of the page in one language. */
export class Words {
  /**
   * @param {any} catalog the parsed string catalog
   * @param {string} language the language of the interface
   */
  constructor(catalog, language) {
    this.catalog = catalog;
    this.language = language;
    /** The direction of the interface. */
    this.direction = language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    this.percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  }

  /**
   * The text of a key; arguments replace `%@` and `%lld`, or `%1$@` by their place. Strings are isolated from the text around them.
   * @param {string} key
   * @param {...(string|number)} values
   */
  text(key, ...values) {
    const found = this.unit(key, values);
    let next = 0;
    return found.replace(/%(?:(\d+)\$)?(@|lld|%)/g, (_, place, kind) => {
      if (kind === '%') return '%';
      const value = values[place ? Number(place) - 1 : next++];
      if (typeof value === 'number') return this.numbers.format(value);
      return value === undefined ? '' : `\u2068${value}\u2069`;
    });
  }

  /** Whether a key has a text. @param {string} key */
  has(key) {
    return key in this.catalog.strings;
  }

  /** The name of a language or locale in the language of the interface. @param {string} tag @param {string} [fallback] */
  localeName(tag, fallback) {
    try {
      return new Intl.DisplayNames(this.language, { type: 'language', languageDisplay: 'standard' }).of(tag.replace(/-u-.*$/, '')) ?? fallback ?? tag;
    } catch {
      return fallback ?? tag;
    }
  }

  /** The text of a key with its placeholders, in the plural form of the first number. */
  unit(key, values) {
    const { strings, sourceLanguage } = this.catalog;
    const localizations = strings[key]?.localizations;
    const entry = localizations?.[this.language] ?? localizations?.[sourceLanguage];
    if (!entry) return key;
    if (entry.stringUnit) return entry.stringUnit.value;
    const forms = entry.variations.plural;
    const count = values.find(value => typeof value === 'number') ?? 0;
    return (forms[this.plurals.select(count)] ?? forms.other).stringUnit.value;
  }
}

/** The language of the interface: that of the address, else the first of the reader's that there is. @param {string} chosen @param {readonly string[]} preferred */
export function interfaceLanguage(chosen, preferred) {
  if (languages.includes(chosen)) return chosen;
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    const known = language === 'iw' ? 'he' : language;
    if (languages.includes(known)) return known;
  }
  return languages[0];
}
