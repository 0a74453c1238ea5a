/** Pointer and keys on a screen: what is under the pointer is outlined, a click selects it, arrows go through the elements. */
import { at, beside, find, inReadingOrder, name } from './outline.js';
import { textOf } from './textorder.js';
import { receivePresses } from './presses.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./screen.js').Screen} screen */
export function receiveInput(workspace, screen) {
  const { host, stage } = screen;
  const { store } = workspace;

  const under = event => {
    const place = stage.place(event.clientX, event.clientY);
    return place ? at(place.drawn.list, place.x, place.y) : null;
  };
  const select = node => {
    store.set({ selected: node?.element.id ?? '', cell: host.dataset.cell ?? '' });
    if (node) workspace.announce(workspace.words.text('selected', name(node.element), node.element.element));
  };

  host.addEventListener('pointermove', event => {
    if (event.pointerType === 'touch') return;
    const hovered = under(event)?.element.id ?? '';
    const isMeasuring = event.altKey;
    if (hovered !== stage.marking.hovered || isMeasuring !== stage.marking.isMeasuring || !stage.marking.isInside) stage.mark({ hovered, isMeasuring, isInside: true });
  });
  host.addEventListener('pointerleave', () => stage.mark({ hovered: '', isInside: false }));
  host.addEventListener('click', event => {
    const node = under(event);
    const isAgain = node !== null && node.element.id === workspace.state.selected;
    // What is selected already leads to its text; a finger taps twice where a pointer would click twice.
    select(isAgain ? textOf(node) : node);
    if (isAgain && event.pointerType === 'touch' && workspace.editing?.begin()) return;
    if (node && isNarrow() && workspace.state.full === '') document.body.classList.add('shows-inspector');
  });
  const edit = node => {
    if (!node || !workspace.editing) return;
    select(textOf(node));
    workspace.editing.begin();
  };
  host.addEventListener('dblclick', event => edit(under(event)));
  receivePresses(host, event => edit(under(event)));
  host.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = stage.list;
    const current = find(list, workspace.state.selected);
    if (event.key === 'Escape') {
      // First of all it closes a side that lies over the screen.
      if (!current || (isNarrow() && document.body.classList.contains('shows-inspector'))) return;
      select(current.parent);
    } else if (event.key === 'Enter' && current) {
      // A text is changed; anything else leads to its text.
      if (textOf(current) === current) workspace.editing?.begin();
      else select(textOf(current));
    } else if (event.key === 'F2' && current) {
      edit(current);
    } else if (event.key === 'Tab' || !(event.key in ways(event, current, list))) {
      return;
    } else {
      select(ways(event, current, list)[event.key]());
      workspace.canvas?.reveal();
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Whether the sides lie over the screen. */
function isNarrow() {
  return matchMedia('(max-width: 60rem)').matches;
}

/** What each key selects. */
function ways(event, current, list) {
  const isRightToLeft = current?.element.direction === 'rtl';
  const [inward, outward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const reading = inReadingOrder(list);
  return {
    ArrowDown: () => (event.shiftKey ? inReading(reading, current, list, 1) : beside(list, current, 'next')),
    ArrowUp: () => (event.shiftKey ? inReading(reading, current, list, -1) : beside(list, current, 'previous')),
    [inward]: () => beside(list, current, 'child'),
    [outward]: () => beside(list, current, 'parent'),
    Home: () => list[0] ?? null,
    End: () => list[list.length - 1] ?? null,
  };
}

/** The next or previous element for a screen reader. */
function inReading(reading, current, list, step) {
  if (reading.length === 0) return current;
  if (!current) return reading[0];
  const own = reading.indexOf(current);
  if (own >= 0) return reading[Math.min(Math.max(own + step, 0), reading.length - 1)];
  const place = list.indexOf(current);
  return step > 0
    ? reading.find(node => list.indexOf(node) > place) ?? current
    : reading.findLast(node => list.indexOf(node) < place) ?? current;
}
