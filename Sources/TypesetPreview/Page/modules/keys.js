/** The keys of the page, in groups as the dialog of shortcuts shows them. Everything here is pure. */

/** The keys of the views, in their order. */
export const viewKeys = { screen: '1', grid: '2', pair: '3', mirror: '4', sizes: '5' };

/** The keys of the overlays. */
export const overlayKeys = { directions: 'd', targets: 't', 'safe-areas': 's', margins: 'm', baselines: 'b', order: 'o', mirroring: 'r' };

/** The keys of the panels. */
export const panelKeys = { why: 'w', findings: 'f', try: 'y', approve: 'v' };

/** The groups of keys that act in a session: an export has no changes to try or to approve. @param {boolean} canTry @param {boolean} canApprove */
export function actingKeys(canTry, canApprove) {
  const isActing = word => (word !== 'panel.try' || canTry) && (word !== 'panel.approve' || canApprove);
  return keyGroups.filter(({ group }) => group !== 'keys.approving' || canApprove)
    .map(({ group, keys }) => ({ group, keys: keys.filter(({ word }) => isActing(word)) }));
}

/** All keys in groups: the word for what they do, and the keys themselves. @type {{group: string, keys: {word: string, keys: string[]}[]}[]} */
export const keyGroups = [
  { group: 'keys.views', keys: [...Object.entries(viewKeys).map(([view, key]) => ({ word: `view.${view}`, keys: [key] })), { word: 'keys.modes', keys: ['n'] }] },
  { group: 'keys.overlays', keys: [
    ...Object.entries(overlayKeys).map(([name, key]) => ({ word: `overlay.${name}`, keys: [key] })),
    { word: 'keys.nooverlays', keys: ['x'] },
  ] },
  { group: 'keys.variant', keys: [
    { word: 'keys.textsize', keys: ['[', ']'] }, { word: 'keys.locale', keys: ['l', 'Shift+L'] }, { word: 'keys.appearance', keys: ['i'] },
    { word: 'keys.direction', keys: ['q'] }, { word: 'keys.contrast', keys: ['c'] },
  ] },
  { group: 'keys.zoom', keys: [{ word: 'zoom.in', keys: ['+'] }, { word: 'zoom.out', keys: ['-'] }, { word: 'zoom.fit', keys: ['0'] }, { word: 'keys.pan', keys: ['Space'] }] },
  { group: 'keys.elements', keys: [
    { word: 'keys.screens', keys: [',', '.'] }, { word: 'keys.elements.move', keys: ['↑', '↓'] }, { word: 'keys.elements.reading', keys: ['Shift+↑', 'Shift+↓'] },
    { word: 'keys.elements.distances', keys: ['Alt'] }, { word: 'keys.elements.inside', keys: ['←', '→'] }, { word: 'keys.elements.out', keys: ['Esc'] },
  ] },
  { group: 'keys.panels', keys: [
    ...Object.entries(panelKeys).map(([panel, key]) => ({ word: `panel.${panel}`, keys: [key] })),
    { word: 'keys.next', keys: ['j', 'k'] },
  ] },
  { group: 'keys.approving', keys: [
    { word: 'approve.one', keys: ['a'] }, { word: 'approve.same', keys: ['Shift+A'] }, { word: 'keys.rejecting', keys: ['r'] }, { word: 'approve.all', keys: ['Shift+V'] },
    { word: 'keys.comparing', keys: ['1', '2', '3', '4'] }, { word: 'keys.modes', keys: ['n'] }, { word: 'approve.zoom', keys: ['z'] },
  ] },
  { group: 'keys.page', keys: [{ word: 'documents.search', keys: ['/'] }, { word: 'keys.documents', keys: ['{', '}'] }, { word: 'toolbar.shortcuts', keys: ['?'] }] },
];
