/** What a state of a component is called. Everything here is pure. */

/** The words for attributes that are on or off. */
const flags = {
  on: ['state.on', 'state.off'], selected: ['state.selected', 'state.unselected'], checkmark: ['state.checked', 'state.unchecked'],
  focused: ['state.focused', 'state.unfocused'], playing: ['state.playing', 'state.paused'], enabled: ['state.enabled', 'state.disabled'],
};

/** @param {import('./words.js').Words} words @param {{name: string, value?: string}[]} settings @returns {string} */
export function stateWords(words, settings) {
  if (settings.length === 0) return words.text('state.written');
  return settings.map(({ name, value }) => {
    if (value === undefined) return words.text('state.empty');
    if (flags[name] && ['yes', 'no'].includes(value)) return words.text(flags[name][value === 'yes' ? 0 : 1]);
    return /^-?[\d.]+$/.test(value) ? words.text('state.value', words.numbers.format(Number(value))) : value;
  }).join(words.language === 'ar' ? '، ' : ', ');
}
