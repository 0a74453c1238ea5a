/** The panels beside the canvas, behind tabs. */
import { byId, element, fill } from './dom.js';
import { panels } from './address.js';
import { rove } from './roving.js';

/** @param {import('./workspace.js').Workspace} workspace @param {string[]} available the panels of this session */
export function startPanels(workspace, available) {
  const { words, store } = workspace;
  const tabs = byId('tabs');
  const shown = panels.filter(panel => available.includes(panel));
  fill(tabs, shown.map(panel => element('button.tab', {
    type: 'button', role: 'tab', id: `tab-${panel}`, 'aria-controls': `panel-${panel}`, data: { panel },
    onclick: () => store.set({ panel }),
  }, element('span', { text: words.text(`panel.${panel}`) }), element('span.count', { id: `count-${panel}`, hidden: true }))));
  for (const panel of panels) if (!shown.includes(panel)) byId(`panel-${panel}`).remove();
  const roving = rove(tabs, '[role=tab]', '[aria-selected=true]', { isAcross: true });
  // An arrow key selects the tab, as tabs do that show their panel at once.
  tabs.addEventListener('focusin', event => {
    const panel = event.target.closest('[role=tab]')?.dataset.panel;
    if (panel && event.target.matches(':focus-visible')) store.set({ panel });
  });

  const show = () => {
    const { panel } = workspace.state;
    const chosen = shown.includes(panel) ? panel : shown[0];
    for (const each of shown) {
      byId(`panel-${each}`).hidden = each !== chosen;
      byId(`tab-${each}`).setAttribute('aria-selected', String(each === chosen));
    }
    roving.update();
  };
  store.subscribe((state, previous) => {
    if (state.panel !== previous.panel) show();
  });
  show();
}

/** Shows a number at a tab. @param {import('./workspace.js').Workspace} workspace @param {string} panel @param {number} count @param {string} [kind] */
export function countAtTab({ words }, panel, count, kind = '') {
  const place = document.getElementById(`count-${panel}`);
  if (!place) return;
  place.hidden = count === 0;
  place.className = `count ${kind}`;
  place.textContent = words.numbers.format(count);
}
