/** How large documents are on the canvas. */
import { clampedZoom } from './address.js';

/** The room around screens, in points of the window. */
const room = 32;
/** The height of the words below a screen. */
const captionHeight = 24;
/** The zoom of screens in a row, which is scrolled. */
const rowScale = 0.5;
/** The smallest zoom at which all rows of a grid are shown; what would be smaller is scrolled. */
const leastGridScale = 0.2;
/** What is a little too high is made smaller; what is much too high is scrolled. Whoever compares wants to see all at once. */
const [leastReadScale, leastComparedScale] = [0.6, 0.4];

/** The zoom at which a view fits. @param {import('./canvas.js').Canvas} canvas */
export function fittingScale(canvas) {
  const { view } = canvas.workspace.state;
  const extents = canvas.stacked ? [canvas.stacked.largest()] : view === 'compare' ? Array.from(canvas.screens.values(), screen => screen.largest()) : canvas.chosenScreen ? [canvas.chosenScreen.largest()] : [];
  if (extents.length === 0) return 1;
  const [width, height] = [0, 1].map(side => Math.max(...extents.map(extent => extent[side])));
  const { clientWidth, clientHeight } = canvas.element;
  if (clientWidth === 0) return 1;
  const isNarrow = clientWidth < 560;
  switch (view === 'compare' && !canvas.stacked ? 'pair' : view) {
    case 'grid':
      return gridScale(canvas, [width, height]);
    case 'sizes':
      return Math.min(rowScale, (clientWidth * (isNarrow ? 0.6 : 0.4)) / width);
    case 'pair':
      return Math.min(1, paneWidth(canvas.element) / width);
    default: {
      const across = (clientWidth - 2 * (isNarrow ? room / 2 : room)) / width;
      const isMirror = canvas.stacked !== null;
      const down = (clientHeight - 2 * room - (isMirror ? canvas.stacked.heightBesidePictures : captionHeight)) / height;
      return Math.min(across, down >= (isMirror ? leastComparedScale : leastReadScale) ? Math.min(down, 2) : 1);
    }
  }
}

/** The zoom at which all columns of a grid fit and, if that is not too small, all rows, else one. @param {import('./canvas.js').Canvas} canvas @param {number[]} extent that of one screen */
function gridScale({ element }, [width, height]) {
  const table = element.querySelector('.grid');
  const cell = table?.querySelector('td:not(.corner)');
  if (!cell) return rowScale;
  const [columns, rows] = [cell.parentElement.cells.length - 1, table.tBodies[0].rows.length];
  const padding = 2 * parseFloat(getComputedStyle(cell).paddingInlineStart);
  const across = (element.clientWidth - cell.parentElement.cells[0].offsetWidth - columns * padding) / (columns * width);
  const down = count => (element.clientHeight - (table.tHead?.offsetHeight ?? 0) - count * padding) / (count * height);
  const fitting = Math.min(across, down(rows) >= leastGridScale ? down(rows) : down(1), 1);
  // On a narrow canvas one screen can be read, and the others are beside it.
  return Math.max(fitting, Math.min(leastGridScale, (element.clientWidth * 0.6) / width));
}

/** The width that a pane has for its screen, beside its scroll bar. @param {HTMLElement} element the canvas */
function paneWidth(element) {
  const pane = element.querySelector('.pane');
  if (!pane) return (element.clientWidth - 3 * room) / 2;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(pane);
  return pane.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - 2;
}

/** Changes the zoom by a factor, and keeps the place of the document under the pointer, or in the middle. @param {import('./canvas.js').Canvas} canvas @param {number} factor @param {{x: number, y: number}|null} [pointer] */
export function zoomBy(canvas, factor, pointer = null) {
  const { element, workspace } = canvas;
  const view = element.getBoundingClientRect();
  const { x, y } = pointer ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
  const stage = document.elementFromPoint(x, y)?.closest('.stage') ?? canvas.chosenScreen?.host ?? element.querySelector('.comparison-frame');
  const before = stage?.getBoundingClientRect();
  workspace.store.set({ zoom: clampedZoom(canvas.scale * factor) });
  if (!before || !stage.isConnected) return;
  const after = stage.getBoundingClientRect();
  const moved = (place, start, extent, newStart, newExtent) => newStart + ((place - start) / extent) * newExtent - place;
  (stage.closest('.pane') ?? element).scrollBy({
    left: moved(x, before.left, before.width, after.left, after.width),
    top: moved(y, before.top, before.height, after.top, after.height), behavior: 'instant',
  });
}

/** The next round zoom in a direction. @param {number} scale @param {number} step */
export function steppedZoom(scale, step) {
  const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];
  const further = step > 0 ? steps.find(each => each > scale * 1.01) : steps.findLast(each => each < scale * 0.99);
  return further ?? scale;
}

/** Zooms with the wheel while a control key is held, which touch pads also send for a pinch. @param {import('./canvas.js').Canvas} canvas */
export function receiveWheel(canvas) {
  canvas.element.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(canvas, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.01)), { x: event.clientX, y: event.clientY });
  }, { passive: false });
}
