/** The row of filters over the list of documents: a button for each mark that some have, with how many. */
import { byId, element, fill } from './dom.js';
import { markCounts, markNames } from './documentmarks.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./documentlist.js').DocumentList} list */
export function startDocumentFilters(workspace, list) {
  const { words, store, session, service, statuses } = workspace;
  const row = byId('document-filters');
  row.setAttribute('aria-label', words.text('documents.filter'));
  const canCompare = session.hasBaselines && !service.isExport;
  const toggle = name => {
    const { marks } = store.state;
    store.set({ marks: markNames.filter(each => (each === name ? !marks.includes(name) : marks.includes(each))) });
  };
  const numbers = new Map();
  const buttons = markNames.map(name => {
    const number = element('span.filter-number');
    numbers.set(name, number);
    return element('button.filter', { type: 'button', 'aria-pressed': 'false', data: { mark: name }, onclick: () => toggle(name) }, element('span', { text: words.text(`filter.${name}`) }), number);
  });
  const progress = byId('document-progress');
  fill(row, buttons);

  const show = () => {
    const { marks } = store.state;
    const counts = markCounts(workspace.session.documents.map(each => list.marks(each)));
    statuses.compareBaselines(canCompare && marks.includes('differs'));
    for (const button of buttons) {
      const { mark: name } = button.dataset;
      const isChosen = marks.includes(name);
      const isComparing = name === 'differs' && canCompare;
      button.setAttribute('aria-pressed', String(isChosen));
      button.hidden = counts[name] === 0 && !isChosen && !isComparing;
      // Before all are compared, a number would say too little.
      numbers.get(name).textContent = isComparing && counts[name] === 0 && !isChosen ? '' : words.numbers.format(counts[name]);
    }
    row.hidden = buttons.every(button => button.hidden);
    progress.hidden = statuses.waiting === 0 || workspace.session.documents.length < 2;
    progress.textContent = progress.hidden ? '' : words.text('documents.looking', statuses.waiting);
  };
  return { show };
}
