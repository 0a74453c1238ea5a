/** The parts of the overview about findings and baselines. */
import { element, said } from './dom.js';
import { causes, counts, openCount } from './approvals.js';
import { levels } from './address.js';
import { sentence } from './diagnostics.js';
import { counts as levelCounts } from './findingfilter.js';
import { icon } from './icons.js';

/** The classes of the levels. */
const kinds = { error: 'bad', warning: 'caution', advice: 'note' };
/** The most changes that are listed. */
const mostCauses = 5;

/** How many findings each level has; each leads to them. @param {import('./workspace.js').Workspace} workspace */
export function findingsPart({ words, store, found, state }) {
  const findings = found.of('findings', state.document);
  const title = words.text('overview.findings');
  if (!findings) return { title, signature: null, content: [element('p.quiet', { text: words.text('findings.checking') })] };
  const numbers = levelCounts(findings);
  const shown = levels.filter(level => numbers[level] > 0);
  const go = level => {
    store.set({ panel: 'findings', level, search: '' });
    document.getElementById('tab-findings')?.focus();
  };
  return {
    title, signature: numbers,
    content: shown.length === 0 ? [element('p.good', { text: words.text('overview.findings.none') })] : [
      element('ul.overview-list', {}, shown.map(level => element('li', {},
        element('button.overview-row', { type: 'button', data: { key: level }, onclick: () => go(level) },
          element(`span.${kinds[level]}`, {}, icon(level === 'advice' ? 'advice' : level)), element('span', { text: words.text(`overview.level.${level}`, numbers[level]) }))))),
    ],
  };
}

/** What has changed since the baselines were recorded; each change leads to its first variant. @param {import('./workspace.js').Workspace} workspace */
export function baselinesPart({ words, store, found: known, state }) {
  const verification = known.of('verification', state.document);
  const title = words.text('overview.baselines');
  if (!verification) return { title, signature: null, content: [element('p.quiet', { text: words.text('approve.running') })] };
  const reviews = [{ document: state.document, review: verification }];
  const all = causes(reviews);
  const found = counts(reviews, all);
  if (all.length === 0) return { title, signature: found.equal, content: [element('p.good', { text: words.text('approve.equal', found.equal) })] };
  const go = variant => {
    store.set({ panel: 'approve', variant });
    document.getElementById('tab-approve')?.focus();
  };
  const differing = openCount(found) - found.missing;
  const listed = all.slice(0, mostCauses);
  return {
    title, signature: [found, all.map(({ key, variants }) => [key, variants.length, variants[0].name])],
    content: [
      element('ul.overview-list', {}, listed.map(({ key, state: kind, causes: told, variants }) => element('li', {},
        element('button.overview-row', { type: 'button', data: { key }, onclick: () => go(variants[0].name) },
          element(kind === 'missing' ? 'span.quiet' : 'span.note', {}, icon(kind === 'missing' ? 'plus' : 'differs')),
          kind === 'missing' ? element('span', { text: words.text('approve.nobaseline') }) : element('span', {}, said(sentence(told[0] ?? '')), told.length > 1 && element('span.quiet.small', { text: ` ${words.text('overview.texts.more', told.length - 1)}` })),
          element('span.quiet.small', { text: words.text('overview.variants', variants.length) }))))),
      differing > 0 && element('button.small-button', { type: 'button', data: { key: 'all' }, text: words.text('overview.baselines.all', differing), onclick: () => go(all[0].variants[0].name) }),
    ],
  };
}
