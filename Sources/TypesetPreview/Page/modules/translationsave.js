/** Saves a translation, form by form; what somebody else has written meanwhile is never overwritten unseen. */

/** What is to be written. @typedef {{form: string, text: string}} Written */

/**
 * Which forms of a text are to be written: those that were changed, or wait for somebody to say that they are done. Pure.
 * @param {any} text the text as the file has it
 * @param {Map<string, string>} typed what the fields say, by form
 * @returns {Written[]}
 */
export function toWrite(text, typed) {
  const saved = savedTexts(text);
  const isOpen = text.hasStates && text.state !== 'translated';
  return Array.from(typed).filter(([form, now]) => now !== '' && (now !== saved.get(form) || isOpen)).map(([form, now]) => ({ form, text: now }));
}

/** What the file says, by form; the empty form is that of a text that does not vary. @param {any} text @returns {Map<string, string>} */
export function savedTexts(text) {
  return new Map(text.forms.length > 0 ? text.forms.map(each => [each.form, each.text]) : [['', text.text]]);
}

/**
 * Writes some forms, one after the other, each on what the one before has left.
 * @param {any} service
 * @param {any} text
 * @param {Written[]} written
 * @returns {Promise<string>} the version of the file
 */
export async function write(service, text, written) {
  let { version } = text;
  for (const { form, text: now } of written) {
    const answer = await service.post('save', {
      document: text.document, key: text.key, locale: text.language, text: now, version, confirmed: true, ...(form ? { form, createsForms: true } : {}),
    });
    version = answer.version;
  }
  return version;
}
