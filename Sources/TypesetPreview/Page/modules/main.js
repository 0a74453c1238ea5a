/** Starts the page: asks for the session and the words, and puts the parts together. */
import { byId, element, fill } from './dom.js';
import { startAnnouncer } from './announcer.js';
import { Approving } from './approving.js';
import { neighbour } from './axes.js';
import { Canvas } from './canvas.js';
import { startCompareBar } from './comparebar.js';
import { compareMode, compareModes } from './comparing.js';
import { startDocuments } from './documents.js';
import { listen } from './events.js';
import { Findings } from './findings.js';
import { follow } from './following.js';
import { startFullScreen } from './fullscreen.js';
import { startLegend } from './legend.js';
import { startMeasuring } from './measuring.js';
import { startMore } from './more.js';
import { ScreenTextsSource } from './overview.js';
import { receivePanning } from './panning.js';
import { startPanels } from './panels.js';
import { startPickers } from './pickers.js';
import { Pictures } from './pictures.js';
import { Service } from './service.js';
import { startShortcuts } from './shortcuts.js';
import { startStatus } from './status.js';
import { Store } from './store.js';
import { takeToken } from './token.js';
import { takeTour, tellOnce } from './told.js';
import { startToolbar } from './toolbar.js';
import { Translating } from './translate.js';
import { startTree } from './tree.js';
import { startTry } from './trypanel.js';
import { followTurns } from './turns.js';
import { startWhy } from './why.js';
import { interfaceLanguage, Words } from './words.js';
import { Workspace } from './workspace.js';
import { receiveWheel } from './zoom.js';
import { startZoomControl } from './zoomcontrol.js';

/** Starts all parts, one after the other. */
async function start() {
  takeToken();
  const isTold = takeTour();
  const service = Service.forPage();
  const store = new Store();
  const [session, catalog] = await Promise.all([service.get('session'), service.words()]);
  const words = new Words(catalog, interfaceLanguage(store.state.interface, navigator.languages));
  const workspace = new Workspace({ store, service, session, words, pictures: new Pictures(service) });
  const unknown = workspace.document ? '' : store.state.document;
  if (!workspace.document && session.documents.length > 0) store.begin({ document: session.documents[0].id });
  speak(workspace);
  startAnnouncer(workspace);
  if (unknown && session.documents.length > 0) workspace.notify(words.text('documents.unknown', unknown), 'bad');
  if (session.documents.length === 0) {
    showNoDocuments(workspace);
    if (!service.isExport) listen({ changed: () => {}, documents: () => location.reload(), state: () => {} });
    return;
  }

  const canvas = new Canvas(workspace);
  workspace.canvas = canvas;
  startToolbar(workspace);
  startPickers(workspace);
  startMore(workspace);
  startZoomControl(workspace, byId('status-zoom'));
  startCompareBar(workspace);
  startDocuments(workspace);
  startPanelsOf(workspace);
  startTree(workspace);
  startLegend(workspace);
  startMeasuring(workspace, canvas);
  startFullScreen(workspace, canvas);
  const status = startStatus(workspace);
  startShortcuts(workspace, canvas);
  receiveWheel(canvas);
  receivePanning(canvas.element);
  canvas.update(store.state, null);
  if (store.state.selected) canvas.revealSoon();
  document.body.classList.remove('starting');
  if (!service.isExport) {
    followTurns(workspace);
    follow(workspace, status);
    if (!isTold) tellOnce(workspace);
  }
  // Another language of the page is another page at the same place.
  store.subscribe((state, previous) => {
    if (state.interface !== previous.interface) location.reload();
  });
}

/** Starts the panels that this session can have. */
function startPanelsOf(workspace) {
  const { service, session, store } = workspace;
  const canApprove = session.hasBaselines && !service.isExport;
  startPanels(workspace, ['why', 'findings', ...(service.isExport ? [] : ['try', 'translate']), ...(canApprove ? ['approve'] : [])]);
  const source = new ScreenTextsSource(workspace);
  startWhy(workspace, source);
  const findings = new Findings(workspace);
  if (!service.isExport) startTry(workspace, source);
  const translating = service.isExport ? null : new Translating(workspace);
  const approving = canApprove ? new Approving(workspace) : null;
  const nextMode = () => {
    // Of the ways to compare, those that what is on the canvas has.
    const comparison = workspace.canvas.cover ? approving?.view.comparison : workspace.canvas.stacked?.comparison;
    if (!workspace.canvas.cover && store.state.view === 'compare') return store.set({ mode: neighbour([...compareModes, compareModes[0]], compareMode(workspace), 1) });
    if (comparison) store.set({ mode: neighbour([...comparison.modes, comparison.modes[0]], comparison.mode, 1) });
  };
  const go = step => {
    if (translating?.isShown) return translating.step(step);
    return store.state.panel === 'approve' && approving ? approving.step(step) : findings.step(step);
  };
  workspace.panelActions = { j: () => go(1), k: () => go(-1), n: nextMode };
  workspace.coverActions = () => approving?.actions ?? {};
}

/** Writes the page's words into the elements that ask for them. */
function speak({ words, session }) {
  document.documentElement.lang = words.language;
  document.documentElement.dir = words.direction;
  for (const place of document.querySelectorAll('[data-words]')) place.textContent = words.text(place.dataset.words);
  byId('session-title').textContent = session.title;
  byId('document-search').placeholder = words.text('documents.search');
  for (const [id, key] of [['sidebar', 'region.documents'], ['inspector', 'region.inspector'], ['canvas', 'region.canvas'], ['axes', 'region.axes'], ['tabs', 'region.panels']]) {
    byId(id).setAttribute('aria-label', words.text(key));
  }
}

/** Says that there is nothing to show. */
function showNoDocuments({ words }) {
  document.body.classList.remove('starting');
  fill(byId('canvas'), element('div.empty', {}, element('p.empty-title', { text: words.text('none.title') }), element('p.quiet', { text: words.text('none.hint') })));
}

/** Says why the page did not start; its words may be missing. */
function fail(error) {
  document.body.classList.remove('starting');
  fill(byId('canvas'), element('div.empty', { role: 'alert' },
    element('p.empty-title', { text: 'Preview did not start' }), element('p.quiet', { text: String(error?.message ?? error) })));
}

start().catch(fail);
