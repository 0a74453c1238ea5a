/** What is known of two variants that are compared: their sizes and directions, and how they can be shown. */
import { board, cells } from './boards.js';

/** The ways to compare, side by side first; the others need one size. */
export const compareModes = ['side', 'slider', 'overlay', 'blink', 'difference'];

/** How two variants are compared: at one place only where both have one size. @param {import('./workspace.js').Workspace} workspace @returns {string} */
export function compareMode(workspace) {
  const { mode } = workspace.state;
  return areSameSize(workspace) && compareModes.includes(mode) ? mode : 'side';
}

/** Whether what is compared has one size; true until it is known. @param {import('./workspace.js').Workspace} workspace */
export function areSameSize(workspace) {
  const [one, other] = comparedPages(workspace);
  return !one || !other || (one.width === other.width && one.height === other.height);
}

/** Whether what is compared runs in opposite directions. @param {import('./workspace.js').Workspace} workspace */
export function areOpposite(workspace) {
  const [one, other] = comparedPages(workspace);
  return one !== undefined && other !== undefined && one.direction !== other.direction;
}

/** The first pages of what is compared, as far as they are known. */
function comparedPages({ state, session, pictures }) {
  return cells(board({ ...state, view: 'compare' }, session)).map(({ document, axes }) => pictures.known({ document, axes })?.pages[0]);
}
