/** The page's own icons: strokes on a field of 16 by 16. */
import { shape } from './dom.js';

/** The paths, by name. */
const paths = {
  screen: 'M4.5 1.5h7v13h-7zM7 12.5h2',
  grid: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  pair: 'M1.5 2.5h5v11h-5zM9.5 2.5h5v11h-5zM3 5.5h2M11 5.5h2M3 8h1M12 8h1',
  compare: 'M1.5 2.5h6v11h-6zM8.5 2.5h6v11h-6zM10.5 6.5h2M10.5 9.5h2',
  states: 'M1.5 3h13v4h-13zM1.5 9h13v4h-13zM4 5h.2M12 11h.2',
  mirror: 'M8 1v14M6 4 1.5 12H6zM10 4l4.5 8H10z',
  sizes: 'M1 12l2.5-7L6 12M1.8 10h3.4M7.5 13l3.6-10L14.7 13M8.7 10h4.9',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  layers: 'M8 1.5 14.5 5 8 8.5 1.5 5zM1.5 8 8 11.5 14.5 8M1.5 11 8 14.5 14.5 11',
  documents: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  inspector: 'M1.5 2.5h13v11h-13zM10 2.5v11',
  help: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.3-1 .8-1 1.5M8 12.2v.3M8 1.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 8 1.2',
  phone: 'M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM4.4 4.4h.2M11.4 4.4h.2M4.4 11.4h.2M9.5 9.5h1.5M13 9.5v1.5M9.5 13.5h1M13 13.5h.5M11 11.5h.5',
  full: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  sliders: 'M2 4.5h6.5M12.5 4.5H14M10.5 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M2 11.5h1.5M7.5 11.5H14M5.5 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  reset: 'M3 3v4h4M3.5 6.5A5.3 5.3 0 1 1 2.8 9',
  warning: 'M8 2 15 14H1zM8 6.5v3.5M8 12v.3',
  error: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M8 4.5v4.5M8 11v.3',
  translation: 'M1.5 3.5h8M5.5 1.5v2M8.3 3.5C7.6 6.6 5 8.9 2 9.8M3.3 5.5c1 1.9 2.6 3.3 4.6 4M8 14.5l3.2-7.5 3.3 7.5M9.1 12h4.3',
  differs: 'M2.5 6h11M2.5 10h11M10.5 2.5l-5 11',
  bell: 'M8 1.8C5.6 1.8 4.2 3.5 4.2 5.8v2.8L3 11.2h10l-1.2-2.6V5.8c0-2.3-1.4-4-3.8-4M6.6 13.5a1.5 1.5 0 0 0 2.8 0',
  previous: 'M10 3 5 8l5 5',
  next: 'M6 3l5 5-5 5',
  advice: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M8 7v4.5M8 4.7V5',
};

/** Icons that follow the direction of the interface (R034). */
const mirroring = new Set(['inspector', 'reset', 'previous', 'next']);
/** The letter with which a language shows sizes of text, instead of A (R018). */
const sizeLetters = { ar: 'ع', he: 'א' };

/** An icon; it has no name of its own. @param {keyof typeof paths} name */
export function icon(name) {
  const letter = name === 'sizes' ? sizeLetters[document.documentElement.lang] : null;
  return shape(`svg.icon.icon-${name}${mirroring.has(name) ? '.mirroring' : ''}`, { viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' },
    letter ? letters(letter) : shape('path', { d: paths[name] }));
}

/** A small letter at the right and a large one at the left, as they are read from the right. */
function letters(letter) {
  return [[12.5, 8], [5, 14]].map(([x, size]) => shape('text', { x, y: 12.5, 'font-size': size, 'font-weight': 600, 'text-anchor': 'middle', text: letter }));
}
