/** The parts of the overview about findings and baselines. */
import { element, said } from './dom.js';
import { approvals, isNew } from './approvals.js';
import { levels } from './address.js';
import { sentence } from './diagnostics.js';
import { counts } from './findingfilter.js';
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
  const numbers = counts(findings);
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
export function baselinesPart({ words, store, found, state }) {
  const verification = found.of('verification', state.document);
  const title = words.text('overview.baselines');
  if (!verification) return { title, signature: null, content: [element('p.quiet', { text: words.text('approve.running') })] };
  const { open, equal, groups } = approvals(verification);
  if (open.length === 0) return { title, signature: equal, content: [element('p.good', { text: words.text('approve.equal', equal) })] };
  const go = variant => {
    store.set({ panel: 'approve', variant });
    document.getElementById('tab-approve')?.focus();
  };
  const differing = open.filter(each => !isNew(each));
  const listed = groups.slice(0, mostCauses);
  return {
    title, signature: [open.length, equal, groups.map(({ causes, variants }) => [causes, variants.length, variants[0].name])],
    content: [
      element('ul.overview-list', {}, listed.map(({ causes, variants }) => element('li', {},
        element('button.overview-row', { type: 'button', data: { key: causes.join('\n') }, onclick: () => go(variants[0].name) },
          element(isNew(variants[0]) ? 'span.quiet' : 'span.note', {}, icon(isNew(variants[0]) ? 'plus' : 'differs')),
          isNew(variants[0]) ? element('span', { text: words.text('approve.nobaseline') }) : element('span', {}, said(sentence(causes[0] ?? '')), causes.length > 1 && element('span.quiet.small', { text: ` ${words.text('overview.texts.more', causes.length - 1)}` })),
          element('span.quiet.small', { text: words.text('approve.group', variants.length) }))))),
      differing.length > 0 && element('button.small-button', { type: 'button', data: { key: 'all' }, text: words.text('overview.baselines.all', differing.length), onclick: () => go(differing[0].name) }),
    ],
  };
}
