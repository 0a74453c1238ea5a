/** The keys of the page, by what people do with them, as the dialog of shortcuts lists them. Everything here is pure. */

/** The keys of the views, in their order. */
export const viewKeys = { screen: '1', grid: '2', pair: '3', mirror: '4', sizes: '5', compare: '6', states: '7' };

/** The keys of the overlays. */
export const overlayKeys = { directions: 'd', targets: 't', 'safe-areas': 's', margins: 'm', baselines: 'b', order: 'o', mirroring: 'r' };

/** The keys of the panels. */
export const panelKeys = { why: 'w', findings: 'f', try: 'y', translate: 'u', approve: 'v' };

/** What people do on the page, in the order in which their keys are listed; the word of each is `task.NAME`. */
export const tasks = ['look', 'compare', 'edit', 'translate', 'review', 'design'];

/**
 * A line in the list of keys.
 * @typedef {Object} Key
 * @property {string} task one of `tasks`
 * @property {string} word the key of the words for what it does
 * @property {string[]} keys the keys as they are written: several are alternatives, `Shift+A` is one
 * @property {'server'|'baselines'} [needs] what a session must have for it: an export has no server, and not every session has baselines
 */

/** All keys, in the order in which they are listed: a new one is one line here, and one action where it acts. @type {Key[]} */
export const keyList = [
  { task: 'look', word: 'view.screen', keys: [viewKeys.screen] },
  { task: 'look', word: 'keys.screens', keys: [',', '.'] },
  { task: 'look', word: 'documents.search', keys: ['/'] },
  { task: 'look', word: 'keys.documents', keys: ['{', '}'] },
  { task: 'look', word: 'keys.folders', keys: ['←', '→'] },
  { task: 'look', word: 'keys.locale', keys: ['l', 'Shift+L'] },
  { task: 'look', word: 'keys.textsize', keys: ['[', ']'] },
  { task: 'look', word: 'keys.appearance', keys: ['i'] },
  { task: 'look', word: 'keys.direction', keys: ['q'] },
  { task: 'look', word: 'keys.contrast', keys: ['c'] },
  { task: 'look', word: 'keys.zoom', keys: ['+', '-'] },
  { task: 'look', word: 'zoom.fit', keys: ['0'] },
  { task: 'look', word: 'keys.pan', keys: ['Space'] },
  { task: 'look', word: 'toolbar.shortcuts', keys: ['?'] },

  { task: 'compare', word: 'view.grid', keys: [viewKeys.grid] },
  { task: 'compare', word: 'view.pair', keys: [viewKeys.pair] },
  { task: 'compare', word: 'view.mirror', keys: [viewKeys.mirror] },
  { task: 'compare', word: 'view.sizes', keys: [viewKeys.sizes] },
  { task: 'compare', word: 'view.compare', keys: [viewKeys.compare] },
  { task: 'compare', word: 'keys.modes', keys: ['n'] },

  { task: 'edit', word: 'keys.try', keys: [panelKeys.try], needs: 'server' },
  { task: 'edit', word: 'keys.edit', keys: ['Enter', 'F2'], needs: 'server' },
  { task: 'edit', word: 'keys.edit.save', keys: ['Enter'], needs: 'server' },
  { task: 'edit', word: 'keys.edit.line', keys: ['Shift+Enter', 'Alt+Enter'], needs: 'server' },
  { task: 'edit', word: 'keys.edit.takeback', keys: ['Esc'], needs: 'server' },
  { task: 'edit', word: 'keys.edit.step', keys: ['Tab', 'Shift+Tab'], needs: 'server' },
  { task: 'edit', word: 'keys.edit.form', keys: ['Alt+↑', 'Alt+↓'], needs: 'server' },
  { task: 'edit', word: 'history.undo', keys: ['Ctrl+Z'], needs: 'server' },
  { task: 'edit', word: 'history.redo', keys: ['Shift+Ctrl+Z'], needs: 'server' },

  { task: 'translate', word: 'keys.translate', keys: [panelKeys.translate], needs: 'server' },
  { task: 'translate', word: 'queue.save.next', keys: ['Ctrl+Enter'], needs: 'server' },

  { task: 'review', word: 'keys.findings', keys: [panelKeys.findings] },
  { task: 'review', word: 'keys.approve', keys: [panelKeys.approve], needs: 'baselines' },
  { task: 'review', word: 'keys.next', keys: ['j', 'k'] },
  { task: 'review', word: 'approve.one', keys: ['a'], needs: 'baselines' },
  { task: 'review', word: 'approve.same', keys: ['Shift+A'], needs: 'baselines' },
  { task: 'review', word: 'keys.rejecting', keys: ['r'], needs: 'baselines' },
  { task: 'review', word: 'approve.all', keys: ['Shift+V'], needs: 'baselines' },
  { task: 'review', word: 'keys.comparing', keys: ['1', '2', '3', '4'], needs: 'baselines' },
  { task: 'review', word: 'approve.zoom', keys: ['z'], needs: 'baselines' },

  { task: 'design', word: 'keys.why', keys: [panelKeys.why] },
  { task: 'design', word: 'keys.elements.move', keys: ['↑', '↓'] },
  { task: 'design', word: 'keys.elements.inside', keys: ['←', '→'] },
  { task: 'design', word: 'keys.elements.reading', keys: ['Shift+↑', 'Shift+↓'] },
  { task: 'design', word: 'keys.elements.out', keys: ['Esc'] },
  { task: 'design', word: 'keys.elements.distances', keys: ['Alt'] },
  { task: 'design', word: 'keys.measure', keys: ['Shift+M'] },
  { task: 'design', word: 'view.states', keys: [viewKeys.states], needs: 'server' },
  { task: 'design', word: 'full.enter', keys: ['Shift+F'] },
  { task: 'design', word: 'phone.title', keys: ['Shift+P'], needs: 'server' },
  ...Object.entries(overlayKeys).map(([name, key]) => ({ task: 'design', word: `overlay.${name}`, keys: [key] })),
  { task: 'design', word: 'keys.nooverlays', keys: ['x'] },
];

/** The keys that act in a session, by task; a task without any is left out. @param {{server: boolean, baselines: boolean}} session what there is @returns {{task: string, keys: Key[]}[]} */
export function keysByTask(session) {
  const acting = keyList.filter(({ needs }) => needs === undefined || session[needs]);
  return tasks.map(task => ({ task, keys: acting.filter(key => key.task === task) })).filter(({ keys }) => keys.length > 0);
}
