/** The properties of an element as a list of names and values. */
import { element } from './dom.js';
import { directionColors } from './overlays.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./outline.js').Node} node @param {import('./pictures.js').Page} page */
export function properties(workspace, node, page) {
  const { words } = workspace;
  const subject = node.element;
  const rows = [
    ['frame', frame(words, subject.frame)],
    ['direction', direction(words, subject.direction)],
    ['alignment', subject.alignment && alignment(words, subject)],
    ['language', languages(words, subject, page)],
    ['font', fonts(subject)],
    ['color', colors(subject)],
    ['lines', subject.lines?.length > 0 && words.text('why.lines', subject.lines.length) + (subject.truncated ? ` · ${words.text('why.truncated')}` : '')],
    ['role', subject.role && (words.has(`role.${subject.role}`) ? words.text(`role.${subject.role}`) : subject.role)],
    ['name', subject.decorative ? words.text('why.decorative') : subject.label && element('bdi', { dir: 'auto', text: subject.label })],
    ['value', subject.value !== undefined && element('bdi', { dir: 'auto', text: String(subject.value) })],
    ['state', states(words, subject)],
    ['order', subject.order > 0 && words.text('why.order', subject.order)],
    ['mirrored', subject.mirrored && words.text('why.mirrored')],
    ['page', workspace.answer?.pages.length > 1 && element('bdi', { dir: 'auto', text: page.name })],
  ];
  return element('dl.properties', {}, rows.filter(([, value]) => value).map(([key, value]) =>
    element('div', {}, element('dt', { text: words.text(`property.${key}`) }), element('dd', {}, value))));
}

/** A frame as four numbers, which are read from left to right in every language. */
function frame(words, [x, y, width, height]) {
  const part = (name, value) => element('span.measure', {}, element('span.quiet', { 'aria-hidden': 'true', text: name }), element('span', { 'aria-label': `${name} ${value}`, role: 'img', text: String(value) }));
  return element('span.measures', { dir: 'ltr' }, part('x', x), part('y', y), part('w', width), part('h', height));
}

/** A direction, with its colour in the overlay. */
function direction(words, value) {
  if (!value) return null;
  const swatch = element('span.dot', { 'aria-hidden': 'true' });
  swatch.style.background = directionColors[value] ?? 'currentColor';
  return [swatch, words.text(`direction.${value}`)];
}

/** The side at which a text is aligned. */
function alignment(words, { alignment: value }) {
  return words.has(`alignment.${value}`) ? words.text(`alignment.${value}`) : value;
}

/** The language of a text, with that of its screen where it is another one; what has no text is in that of the screen. */
function languages(words, subject, page) {
  const hasText = subject.lines?.length > 0 && subject.language;
  if (!hasText) return page.locale && language(words, page.locale);
  const isOther = page.locale && page.locale.split('-')[0] !== subject.language.split('-')[0];
  return [language(words, subject.language), isOther && element('span.quiet', { text: ` · ${words.text('why.screen-language', words.localeName(page.locale))}` })];
}

/** A language by name and tag. */
function language(words, tag) {
  const name = tag === 'und' ? words.text('language.und') : words.localeName(tag);
  return [name, ' ', element('bdi.code.quiet', { dir: 'ltr', text: tag })];
}

/** The runs of an element's lines. */
function runs(subject) {
  return (subject.lines ?? []).flatMap(line => line.runs ?? []);
}

/** The fonts and sizes of all runs, each once; in parentheses what R023 added. */
function fonts(subject) {
  const found = new Map();
  for (const run of runs(subject)) {
    const text = `${run.font} ${run.weight} · ${run.size} pt${run.balance ? ` (${run.balance > 0 ? '+' : ''}${run.balance})` : ''}`;
    found.set(text, text);
  }
  return found.size > 0 && element('ul.plain', {}, Array.from(found.keys(), text => element('li', { dir: 'ltr', text })));
}

/** The colours of all runs, each once. */
function colors(subject) {
  const found = Array.from(new Set(runs(subject).map(run => run.color).filter(Boolean)));
  return found.length > 0 && found.map(color => {
    const swatch = element('span.color', { 'aria-hidden': 'true' });
    swatch.style.background = color;
    return element('span.measure', { dir: 'ltr' }, swatch, element('span.code', { text: color }));
  });
}

/** The states of a control in words. */
function states(words, subject) {
  const found = [];
  if (subject.enabled === false) found.push('disabled');
  if (subject.selected === true) found.push('selected');
  if (subject.checked !== undefined) found.push(subject.checked === 'mixed' ? 'mixed' : subject.checked === true || subject.checked === 'true' ? 'on' : 'off');
  if (found.length === 0 && subject.enabled === true) found.push('enabled');
  return found.length > 0 && found.map(state => words.text(`state.${state}`)).join(', ');
}
