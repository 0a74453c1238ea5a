/** The line at the foot: whether the page follows the files, and what is shown. */
import { byId, element, fill } from './dom.js';
import { axisNames, shownValue } from './axes.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function startStatus(workspace) {
  const { words } = workspace;
  const connection = byId('connection');
  const show = () => {
    const { axes } = workspace.variant;
    const values = axisNames.filter(axis => axes[axis]).map(axis => workspace.valueName(axis, shownValue({ [axis]: axes[axis] }, axis)));
    fill(byId('status-variant'), element('bdi', { text: [workspace.document?.id ?? '', ...values].join(' · ') }));
    const title = [workspace.document?.title, workspace.session.title].filter(Boolean).join(' · ');
    document.title = title;
    byId('page-title').textContent = title;
    const page = workspace.answer?.pages[0];
    fill(byId('status-size'), page && element('bdi', { dir: 'ltr', text: `${page.width} × ${page.height} pt` }));
  };
  workspace.store.subscribe(show);
  workspace.pictures.subscribe(show);
  workspace.sessionListeners.push(show);
  show();
  const set = (kind, word) => {
    connection.className = `connection ${kind}`;
    fill(connection, element('span.dot', { 'aria-hidden': 'true' }), words.text(word));
  };
  set(workspace.service.isExport ? 'off' : 'waiting', workspace.service.isExport ? 'connection.export' : 'connection.waiting');
  let wasLost = false;
  return {
    /** Shows whether the server is there. @param {boolean} isConnected */
    connect(isConnected) {
      set(isConnected ? 'on' : 'lost', isConnected ? 'connection.on' : 'connection.lost');
      if (isConnected === wasLost) workspace.announce(words.text(isConnected ? 'connection.on' : 'connection.lost'));
      wasLost = !isConnected;
    },
  };
}
