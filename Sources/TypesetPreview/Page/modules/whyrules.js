/** The rules that acted on an element, each with its sentence and its source. */
import { element, fill } from './dom.js';

/** The documents from which the rules come, by their short names. */
const sources = {
  RTL: 'Human Interface Guidelines, Right to left', I18N: 'Internationalization guide, Supporting Right-to-Left Languages',
  LAYOUT: 'Human Interface Guidelines, Adaptivity and Layout', A11Y: 'Human Interface Guidelines, Accessibility',
};

/** @param {import('./workspace.js').Workspace} workspace @param {any} subject the element */
export function rulesSection(workspace, subject) {
  const { words } = workspace;
  const list = element('ul.rules');
  const numbers = subject.rules ?? [];
  fill(list, numbers.map(number => element('li', {}, element('span.rule-number', { dir: 'ltr', text: number }))));
  if (numbers.length > 0) {
    workspace.rules().then(rules => fill(list, numbers.map(number => ruleItem(number, rules.get(number)))), () => {});
  }
  return element('section', { 'aria-labelledby': 'why-rules' },
    element('h3', { id: 'why-rules', text: words.text('why.rules') }),
    numbers.length > 0 ? list : element('p.quiet', { text: words.text('why.norules') }));
}

/** A rule with what it asks. @param {string} number @param {any} rule */
export function ruleItem(number, rule) {
  return element('li', {},
    element('span.rule-number', { dir: 'ltr', text: number }),
    element('div', { lang: 'en', dir: 'ltr' },
      element('p', { text: rule?.text ?? rule?.summary ?? '' }),
      element('p.quiet.small', { text: (rule?.sources ?? []).map(source => sources[source] ?? source).join(' · ') })));
}
