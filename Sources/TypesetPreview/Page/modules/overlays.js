/** What can be drawn over a screen to show decisions that are otherwise invisible; a function for each overlay. */
import { shape } from './dom.js';
import { mirroring } from './mirroring.js';
import { inReadingOrder } from './outline.js';
import { arrow, disc, label, line, outline } from './strokes.js';
import { targets } from './targets.js';

/** A page with what an overlay needs. @typedef {{page: import('./pictures.js').Page, list: import('./outline.js').Node[], scale: number, mirrored: import('./pictures.js').Page|null, isDetailed: boolean}} Subject */

/** The colours of the two directions. */
export const directionColors = { ltr: '#0a6cff', rtl: '#c0178c' };

/** The overlays by their names in the address. @type {Object<string, (subject: Subject) => Element[]>} */
export const overlays = { directions, targets, 'safe-areas': safeAreas, margins, baselines, order, mirroring };

/** The direction of each text as an arrow, and the edge at which it is aligned as a bar. @param {Subject} subject */
function directions({ list, scale, isDetailed }) {
  return list.filter(({ element }) => element.lines?.length > 0).flatMap(({ element }) => {
    const stroke = directionColors[element.direction] ?? directionColors.ltr;
    const [x, y, width, height] = element.frame.map(length => length * scale);
    const parts = [
      outline(element.frame, scale, { stroke, 'stroke-opacity': 0.35, fill: stroke, 'fill-opacity': 0.07 }),
      alignmentBar(element.alignment, [x, y, width, height], stroke),
    ];
    if (isDetailed) {
      for (const { frame } of element.lines) {
        const [left, top, extent, tall] = frame.map(length => length * scale);
        const under = top + tall - 1;
        const length = Math.min(extent, 22);
        parts.push(element.direction === 'rtl' ? arrow(left + extent, left + extent - length, under, stroke) : arrow(left, left + length, under, stroke));
      }
    }
    return parts;
  });
}

/** A bar at the edge where a text is aligned; two short ones above and below its middle where it is centred. */
function alignmentBar(alignment, [x, y, width, height], stroke) {
  const bar = { left: `M${x} ${y}v${height}`, right: `M${x + width} ${y}v${height}` }[alignment] ?? `M${x + width / 2} ${y - 2}v5m0 ${height - 6}v5`;
  return shape('path', { d: bar, stroke, 'stroke-width': 2.5, fill: 'none' });
}

/** What lies outside the safe area. @param {Subject} subject */
function safeAreas({ page, scale }) {
  if (!page.safeArea) return [];
  const [x, y, width, height] = page.safeArea;
  const fill = '#d92d20';
  const [w, h] = [page.width * scale, page.height * scale];
  const hole = `M${x * scale} ${y * scale}h${width * scale}v${height * scale}h${-width * scale}z`;
  const insets = [[y, w / 2, 4], [page.height - y - height, w / 2, h - 21]].filter(([inset]) => inset > 0.5);
  return [
    shape('path', { d: `M0 0H${w}V${h}H0z${hole}`, 'fill-rule': 'evenodd', fill, 'fill-opacity': 0.16 }),
    outline(page.safeArea, scale, { stroke: fill, 'stroke-dasharray': '5 3' }),
    ...insets.map(([inset, place, top]) => label(String(Math.round(inset)), place, top, { fill, extent: w })),
  ];
}

/** The layout margins. @param {Subject} subject */
function margins({ page, scale }) {
  if (!page.margins) return [];
  const [x, , width] = page.margins;
  const fill = '#7a3ff2';
  const band = (left, extent) => shape('rect', { x: left * scale, y: 0, width: Math.max(extent * scale, 0), height: page.height * scale, fill, 'fill-opacity': 0.12 });
  const right = page.width - x - width;
  return [
    band(0, x), band(x + width, right),
    ...[x, x + width].map(place => line([place, 0], [place, page.height], scale, { stroke: fill, 'stroke-opacity': 0.8 })),
    ...[[x, x / 2], [right, page.width - right / 2]].filter(([inset]) => inset * scale > 8)
      .map(([inset, place]) => label(String(Math.round(inset)), place * scale, 70 * scale, { fill, extent: page.width * scale })),
  ];
}

/** The baselines of all lines. @param {Subject} subject */
function baselines({ page, list, scale }) {
  const stroke = '#00868f';
  return list.flatMap(({ element }) => element.lines ?? []).flatMap(({ frame, baseline }) => [
    line([0, baseline], [page.width, baseline], scale, { stroke, 'stroke-opacity': 0.18 }),
    line([frame[0], baseline], [frame[0] + frame[2], baseline], scale, { stroke, 'stroke-width': 1.5 }),
  ]);
}

/** The order in which a screen reader reads. @param {Subject} subject */
function order({ page, list, scale, isDetailed }) {
  const stroke = '#5b34da';
  const read = inReadingOrder(list);
  const places = read.map(({ element }) => {
    const [x, y, width, height] = element.frame;
    // Where reading of the screen begins, beside the text rather than over its first letter.
    const start = page.direction === 'rtl' ? (x + width) * scale + 10 : x * scale - 10;
    return [Math.min(Math.max(start, 9), page.width * scale - 9), (y + Math.min(height, 22) / 2) * scale];
  });
  const parts = read.map(({ element }) => outline(element.frame, scale, { stroke, 'stroke-opacity': 0.35 }));
  if (places.length > 1) {
    parts.push(shape('polyline', { points: places.map(place => place.join(' ')).join(' '), fill: 'none', stroke, 'stroke-opacity': 0.35, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }));
  }
  if (isDetailed) read.forEach(({ element }, index) => parts.push(disc(element.order, places[index][0], places[index][1], stroke)));
  return parts;
}
