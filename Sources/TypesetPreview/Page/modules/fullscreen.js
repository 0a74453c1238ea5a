/** Only the screen: on a phone as if it ran there, with the phone's own size; a swipe shows the next language. */
import { element, fill } from './dom.js';
import { changed, shownValue, textSizes } from './axes.js';
import { shownValues } from './boards.js';
import { icon } from './icons.js';
import { deviceLike, isPhone, swiped } from './phone.js';

/** How far a finger goes across for a swipe, and at most down, in points. */
const [across, down] = [56, 48];

/** @param {import('./workspace.js').Workspace} workspace @param {import('./canvas.js').Canvas} canvas */
export function startFullScreen(workspace, canvas) {
  const { words, store } = workspace;
  const choices = element('div.full-choices');
  const menu = element('details.menu', {}, element('summary.icon-button', { 'aria-label': words.text('full.menu'), title: words.text('full.menu') }, icon('layers')), element('div.menu-body', { role: 'group', 'aria-label': words.text('full.menu') }, choices));
  const leaving = element('button.icon-button', { type: 'button', 'aria-label': words.text('full.leave'), title: words.text('full.leave'), onclick: () => leave() }, icon('close'));
  const bar = element('aside.full-bar', { hidden: true, 'aria-label': words.text('full.menu') }, menu, leaving);
  const probe = element('div.safe-area-probe', { 'aria-hidden': 'true' });
  document.body.append(bar, probe);
  /** Whether the page made the step into full screen, which the way back takes again. */
  let isOwnStep = false;
  let before = null;

  const isFull = () => store.state.full === 'yes';
  const enter = () => {
    before = document.activeElement;
    isOwnStep = true;
    store.set({ full: 'yes', view: 'screen', cell: '', ...fitting(workspace, probe) });
    // What the browser shows around the page goes where it can; the page does without where it cannot.
    document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).then(() => refit(), () => {});
  };
  const leave = () => {
    if (!isFull()) return;
    if (isOwnStep) history.back();
    else store.set({ full: '', zoom: 0 });
  };
  const refit = () => {
    if (isFull()) store.exchange(fitting(workspace, probe));
  };
  const choose = (axis, value) => {
    store.exchange({ axes: changed(store.state.axes, axis, value) });
    workspace.announce(`${words.text(`axis.${axis}`)}: ${workspace.valueName(axis, value)}`);
  };
  const show = () => {
    const isShown = isFull();
    if (document.body.classList.contains('full-screen') !== isShown) {
      document.body.classList.toggle('full-screen', isShown);
      bar.hidden = !isShown;
      menu.open = false;
      if (isShown) {
        leaving.focus();
      } else {
        isOwnStep = false;
        if (document.fullscreenElement) document.exitFullscreen?.().catch(() => {});
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      }
      workspace.announce(words.text(isShown ? 'full.entered' : 'full.left'));
      canvas.resize();
    }
    if (isShown) fill(choices, pickers(workspace, choose));
  };

  workspace.panelActions.F = () => (isFull() ? leave() : enter());
  workspace.enterFullScreen = enter;
  store.subscribe((state, previous) => {
    if (state.full !== previous.full || state.axes !== previous.axes || state.document !== previous.document) show();
  });
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement) leave();
  });
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !isFull() || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (menu.open) {
      menu.open = false;
      menu.querySelector('summary').focus();
    } else {
      leave();
    }
  }, { capture: true });
  addEventListener('resize', () => refit());
  receiveSwipes(canvas.element, moved => {
    if (!isFull()) return;
    const locales = localesOf(workspace);
    choose('locale', swiped(locales, shownValue(store.state.axes, 'locale') || workspace.document?.language || locales[0], moved, words.direction));
  });
  show();
}

/** The languages that a swipe goes through. */
function localesOf({ document, state }) {
  const own = document?.variants?.locale?.length > 0 ? document.variants.locale : document?.locales ?? [];
  const shown = shownValues('locale', document, own);
  const current = shownValue(state.axes, 'locale');
  return current === '' || shown.includes(current) ? shown : [current, ...shown];
}

/** The zoom and, on a phone, the device that is most like it, held as it is. */
function fitting({ session, state }, probe) {
  const { width, height } = window.screen;
  if (!isPhone({ width: Math.min(width, window.innerWidth), height: Math.max(height, window.innerHeight) })) return { zoom: 0 };
  const { paddingTop, paddingBottom } = getComputedStyle(probe);
  const edges = parseFloat(paddingTop) > 0 ? { top: parseFloat(paddingTop), bottom: parseFloat(paddingBottom) } : {};
  const devices = session.axes.device ?? [];
  const value = deviceLike(devices, { width, height, ...edges });
  const isAcross = window.innerWidth > window.innerHeight && devices.find(each => each.value === value)?.orientations?.includes('landscape-left');
  const axes = value ? changed({ ...state.axes, split: '' }, 'device', value) : state.axes;
  return { zoom: 1, axes: changed(axes, 'orientation', isAcross ? 'landscape-left' : '') };
}

/** What can be chosen in full screen. */
function pickers(workspace, choose) {
  const { words, session, document, state } = workspace;
  const values = {
    locale: localesOf(workspace), 'text-size': shownValues('text-size', document, session.axes['text-size'] ?? textSizes),
    appearance: shownValues('appearance', document, session.axes.appearance ?? ['light', 'dark']),
  };
  return Object.entries(values).filter(([, list]) => list.length > 1).map(([axis, list]) => {
    const select = element('select', { id: `full-${axis}`, onchange: event => choose(axis, event.target.value) }, list.map(value => element('option', { value, text: workspace.valueName(axis, value) })));
    select.value = shownValue(state.axes, axis) || (axis === 'locale' ? document?.language ?? '' : '');
    return element('div.field', {}, element('label', { for: select.id, text: words.text(`axis.${axis}`) }), select);
  });
}

/** Calls a function for each swipe of a finger across an element, with how far it went to the right. */
function receiveSwipes(place, swipe) {
  let start = null;
  place.addEventListener('touchstart', event => {
    start = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
  }, { passive: true });
  place.addEventListener('touchend', event => {
    const end = event.changedTouches[0];
    if (start === null || !end) return;
    const [x, y] = [end.clientX - start.x, end.clientY - start.y];
    start = null;
    if (Math.abs(x) >= across && Math.abs(y) <= down) swipe(x);
  }, { passive: true });
}
