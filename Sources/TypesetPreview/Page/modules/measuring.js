/** Measures between two elements: the selected one and what the pointer is at while a key is held, or two that the keyboard goes to. */
import { element, fill } from './dom.js';
import { measures, rounded, sideName } from './distances.js';
import { measuredPair } from './measuredpair.js';
import { name } from './outline.js';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./canvas.js').Canvas} canvas */
export function startMeasuring(workspace, canvas) {
  const { words, store, announce } = workspace;
  const readout = element('p.measure-readout', { hidden: true, 'aria-hidden': 'true' });
  document.body.append(readout);

  /** Says the measures beside the canvas. */
  const show = () => {
    const found = canvas.chosenScreen ? measured(workspace, canvas) : null;
    readout.hidden = found === null;
    fill(readout, found && sentence(words, found));
  };
  const end = () => {
    if (canvas.measured === '') return false;
    canvas.measureFrom('');
    announce(words.text('measure.end'));
    show();
    return true;
  };
  workspace.panelActions.M = () => {
    const { selected } = workspace.state;
    if (canvas.measured !== '' && canvas.measured === selected) return end();
    if (!workspace.selection) return announce(words.text('measure.select'));
    canvas.measureFrom(selected);
    show();
    announce([words.text('measure.from', name(workspace.selection.node.element)), said()].filter(Boolean).join(' '));
  };
  const said = () => {
    const found = measured(workspace, canvas);
    return found && words.text('measure.result', found.from, found.to, sentence(words, found));
  };

  store.subscribe((state, previous) => {
    if (state.document !== previous.document || state.view !== previous.view) {
      canvas.measureFrom('');
      show();
    } else if (canvas.measured !== '' && (state.selected !== previous.selected || state.cell !== previous.cell)) {
      show();
      const text = said();
      // After what is said of the selection, in its place.
      if (text) setTimeout(() => announce(text));
    }
  });
  // Before the screen takes Escape for the way out of an element.
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]') && end()) {
      event.stopPropagation();
      event.preventDefault();
    }
  }, { capture: true });
  const hold = isHeld => {
    for (const screen of canvas.screens.values()) if (screen.stage.marking.isMeasuring !== isHeld) screen.mark({ isMeasuring: isHeld });
    show();
  };
  document.addEventListener('keydown', event => {
    if (event.key !== 'Alt' || workspace.state.selected === '') return;
    if (canvas.element.matches(':hover')) event.preventDefault();
    hold(true);
  });
  document.addEventListener('keyup', event => {
    if (event.key === 'Alt') hold(false);
  });
  addEventListener('blur', () => hold(false));
  canvas.element.addEventListener('pointermove', event => {
    if (event.altKey || !readout.hidden) show();
  });
}

/** The measures that are drawn now, with the names of what lies between them; null without any. */
function measured({ words, state }, canvas) {
  const screen = canvas.measured !== '' ? canvas.chosenScreen : Array.from(canvas.screens.values()).find(each => each.stage.marking.isMeasuring && each.stage.marking.isInside) ?? null;
  if (!screen) return null;
  for (const { list, page } of screen.stage.drawn) {
    const pair = measuredPair(list, page, { ...screen.stage.marking, selected: state.selected });
    if (!pair) continue;
    const to = pair.to === null ? words.text('measure.screen') : pair.to === pair.from.parent ? words.text('measure.parent') : name(pair.to.element);
    return { from: name(pair.from.element), to, direction: page.direction, measures: measures(pair.frames[0], pair.frames[1]) };
  }
  return null;
}

/** Measures in words: the sides follow the direction of the screen. */
function sentence(words, { measures: list, direction }) {
  if (list.length === 0) return words.text('measure.none');
  return list.map(({ side, length }) => words.text('measure.side', words.text(`side.${sideName(side, direction)}`), words.numbers.format(rounded(length)))).join(' · ');
}
