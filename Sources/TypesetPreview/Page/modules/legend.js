/** What the colours of the overlays mean. */
import { byId, element, fill } from './dom.js';
import { fates } from './mirroring.js';
import { directionColors } from './overlays.js';

/** The entries of the overlays that need an explanation: a colour and a word. */
const entries = {
  directions: [[directionColors.ltr, 'direction.ltr'], [directionColors.rtl, 'direction.rtl']],
  targets: [['#14813a', 'legend.target.large'], ['#b86200', 'legend.target.small'], ['#d92d20', 'legend.target.unusable']],
  mirroring: Object.entries(fates).map(([name, color]) => [color, `legend.${name}`]),
};

/** @param {import('./workspace.js').Workspace} workspace */
export function startLegend(workspace) {
  const { words, store } = workspace;
  const place = byId('legend');
  place.setAttribute('aria-label', words.text('legend.label'));
  const show = () => {
    const { overlays, view } = workspace.state;
    const shown = view === 'mirror' ? [] : overlays.filter(name => name in entries);
    place.hidden = shown.length === 0;
    fill(place, shown.map(name => element('ul', { 'aria-label': words.text(`overlay.${name}`) }, entries[name].map(([color, word]) => {
      const swatch = element('span.swatch', { 'aria-hidden': 'true' });
      swatch.style.background = color;
      return element('li', {}, swatch, words.text(word));
    }))));
  };
  store.subscribe(show);
  show();
}
