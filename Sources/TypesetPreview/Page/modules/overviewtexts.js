/** The parts of the overview about texts: how far they have come, and which have the least room. */
import { element, foreign } from './dom.js';
import { nodes } from './outline.js';

/** The states in their order, each with its kind: done, or what somebody has to do. */
const states = {
  missing: 'bad', stale: 'caution', 'needs-review': 'caution', 'machine-translated': 'caution', same: 'caution', translated: 'good', source: 'good', 'no-key': 'quiet', 'not-translated': 'quiet',
};
/** The most open texts of a state that are listed at once. */
const mostListed = 20;

/** How far the texts of the shown variant have come; those that wait for somebody can be selected. @param {import('./workspace.js').Workspace} workspace @param {import('./overview.js').ScreenTextsSource} source */
export function textsPart(workspace, source) {
  const { words, answer } = workspace;
  const locale = answer?.pages[0]?.locale;
  if (!locale) return null;
  const title = words.text('overview.texts', words.localeName(locale));
  const known = source.answer ?? (workspace.service.isExport ? textsOf(answer) : null);
  if (!known) return { title, signature: null, content: [element('p.quiet', { text: words.text('loading') })] };
  const present = Object.keys(states).filter(state => known.states[state] > 0);
  if (present.length === 0) return { title, signature: 0, content: [element('p.quiet', { text: words.text('overview.texts.none') })] };
  const total = present.reduce((sum, state) => sum + known.states[state], 0);
  return {
    title, signature: [known.states, known.open],
    content: [bar(known.states, present, total), element('ul.overview-list', {}, present.map(state => element('li', {}, stateRow(workspace, state, known))))],
  };
}

/** The texts with the least room, and how much of it they take. @param {import('./workspace.js').Workspace} workspace @param {import('./overview.js').ScreenTextsSource} source */
export function longestPart(workspace, source) {
  const { words } = workspace;
  const longest = source.answer?.longest ?? [];
  if (longest.length === 0) return null;
  return {
    title: words.text('overview.longest'), signature: longest,
    content: [element('ul.overview-list', {}, longest.map(each => element('li', {}, textButton(workspace, each, [
      element('meter', { min: 0, max: 1, value: Math.min(each.share, 1), 'aria-hidden': 'true', class: each.tooLong ? 'bad' : each.share > 0.9 ? 'caution' : '' }),
      element(`span.small${each.tooLong ? '.bad' : '.quiet'}`, { text: roomWords(words, each) }),
    ]))))],
  };
}

/** The states as one bar, for the eyes. */
function bar(counts, present, total) {
  const made = element('div.states-bar', { 'aria-hidden': 'true' });
  for (const state of present) {
    const part = element(`span.${states[state]}`);
    part.style.flexGrow = String(counts[state] / total);
    made.append(part);
  }
  return made;
}

/** A state with its number; where somebody has to do something, with the texts. */
function stateRow(workspace, state, { states: counts, open }) {
  const { words } = workspace;
  const label = [element(`span.dot.${states[state]}`, { 'aria-hidden': 'true' }), element('span', { text: words.text(`review.${state}`) }), element('strong.state-number', { text: words.numbers.format(counts[state]) })];
  const texts = open.filter(each => each.state === state);
  if (texts.length === 0) return element('p.state-row', {}, label);
  const rest = counts[state] - Math.min(texts.length, mostListed);
  return element('details.state-texts', { data: { key: state } },
    element('summary.state-row', {}, label),
    element('ul.overview-list', {}, texts.slice(0, mostListed).map(each => element('li', {}, textButton(workspace, each, each.key ? [element('bdi.code.quiet.small', { dir: 'ltr', text: each.key })] : [])))),
    rest > 0 && element('p.quiet.small', { text: words.text('overview.texts.more', rest) }));
}

/** A text that selects its element, with what else is known of it. */
function textButton({ store, canvas }, { element: id, text, language }, more) {
  return element('button.overview-text', { type: 'button', data: { key: id }, onclick: () => { store.set({ selected: id }); canvas?.revealSoon(); } }, element('span.overview-words', {}, foreign(text, language)), more);
}

/** How much of its room a text takes, and how much more fits. */
function roomWords(words, { share, room, tooLong }) {
  if (tooLong) return words.text('overview.toolong');
  const used = words.text('overview.share', words.percents.format(share));
  return !room ? used : `${used} · ${words.text('overview.room', room)}`;
}

/** What the elements of an answer say of their texts, where no server counts them. */
function textsOf({ pages }) {
  const found = { states: {}, open: [] };
  for (const { element: each } of pages.flatMap(page => nodes(page.elements))) {
    if (each.state) found.states[each.state] = (found.states[each.state] ?? 0) + 1;
  }
  return found;
}
