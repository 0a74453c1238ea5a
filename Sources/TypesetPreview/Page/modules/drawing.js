/** Pictures of documents as elements of the page: parsed as XML, with everything taken out that could run or load anything. */

/** Elements that are never part of a picture of ours. */
const refused = 'script, foreignObject, iframe, object, embed, audio, video, canvas, set, animate, animateTransform, animateMotion, handler, style, link';
/** The declarations of a style that SVG also has as attributes. */
const presentational = new Set([
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit',
  'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'clip-path', 'clip-rule', 'mask', 'filter', 'color', 'display', 'visibility', 'overflow',
  'stop-color', 'stop-opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'direction', 'image-rendering',
]);
/** A reference to something outside the drawing. */
const outside = /url\(\s*(?!['"]?#|\s)/i;
/** A style attribute with the start of its tag. */
const styleAttribute = /(<[a-zA-Z][^<>]*?)\sstyle=/g;
/** A reference to an outline of a letter, as Cairo writes it. */
const glyphReference = /<use( xlink:href="#_?glyph[\w-]*" x="[^"]*" y="[^"]*")\/>/g;
/** Attributes that hold only numbers and names. */
const harmless = new Set(['d', 'x', 'y', 'width', 'height', 'id', 'transform', 'points', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'viewBox', 'font-size', 'textLength', 'lang', 'direction', 'role']);
/** The declarations of a style that SVG has no attributes for. */
const blending = new Set(['mix-blend-mode', 'isolation', 'mask-type']);
/** Pictures that a drawing may hold. */
const embedded = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/**
 * The drawing of a page, or null where its text is not one.
 * @param {string} text the source of an SVG
 * @returns {SVGSVGElement|null}
 */
export function drawing(text) {
  // A strict policy reports each style attribute as it is parsed; under another name they are only text.
  // A reference to a letter costs a tree of its own even where nothing is shown; a group with the same attributes does not.
  const source = text.replace(styleAttribute, '$1 data-style=').replace(glyphReference, '<g$1/>');
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (parsed.localName !== 'svg' || parsed.querySelector('parsererror')) return null;
  for (const found of parsed.querySelectorAll(refused)) found.remove();
  clean(parsed);
  for (const each of Array.from(parsed.getElementsByTagName('*'))) clean(each);
  placeGlyphs(parsed);
  parsed.removeAttribute('width');
  parsed.removeAttribute('height');
  return /** @type {any} */ (document.adoptNode(parsed));
}

/** Takes attributes away that could run or load something. */
function clean(element) {
  for (const name of element.getAttributeNames()) {
    if (harmless.has(name)) continue;
    const value = element.getAttribute(name);
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (name === 'data-style' || name === 'style') {
      element.removeAttribute(name);
      present(element, value);
    } else if (local.startsWith('on') || (local === 'href' && !isDrawn(element.localName, value)) || outside.test(value)) {
      element.removeAttribute(name);
    }
  }
}

/** Whether what an element refers to is in its own drawing, and nothing that can be followed. */
function isDrawn(name, value) {
  return (value.startsWith('#') && name !== 'a') || (name === 'image' && embedded.test(value));
}

/** Writes a style as attributes, since a strict policy ignores styles in markup. */
function present(element, style) {
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const [name, value] = [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    if (outside.test(value)) continue;
    if (presentational.has(name)) element.setAttribute(name, value);
    else if (blending.has(name)) element.style.setProperty(name, value);
  }
}

/** Puts outlines of letters where they are used: a browser lays out a path in half the time that it takes for a reference to one. */
function placeGlyphs(root) {
  const glyphs = new Map();
  const definitions = [];
  // Cairo 1.16 defines them as symbols, 1.18 as groups.
  for (const glyph of root.querySelectorAll('defs symbol, defs g[id]')) {
    // Since Cairo 1.18, a space has none.
    const outline = glyph.firstElementChild ?? root.ownerDocument.createElementNS(root.namespaceURI, 'path');
    if (glyph.childElementCount > 1 || outline.localName !== 'path' || glyph.hasAttribute('viewBox')) continue;
    glyphs.set('#' + glyph.id, outline);
    definitions.push(glyph);
  }
  for (const use of root.querySelectorAll('g[*|href], use')) {
    const name = use.getAttribute('href') ?? use.getAttribute('xlink:href');
    const outline = glyphs.get(name);
    if (outline && !use.hasAttribute('transform')) use.replaceWith(placed(outline, use));
    else if (use.localName === 'g') use.replaceWith(reference(use));
  }
  const groups = new Set(definitions.map(glyph => glyph.parentNode));
  for (const glyph of definitions) glyph.remove();
  // What was between them is one blank, however many there were.
  for (const group of groups) group.normalize();
}

/** An outline where an element refers to it. */
function placed(outline, use) {
  const path = outline.cloneNode();
  path.removeAttribute('id');
  path.setAttribute('transform', `translate(${Number(use.getAttribute('x') ?? 0)} ${Number(use.getAttribute('y') ?? 0)})`);
  return path;
}

/** A real reference with the attributes of a group. */
function reference(group) {
  const use = group.ownerDocument.createElementNS(group.namespaceURI, 'use');
  for (const { name, value, namespaceURI } of Array.from(group.attributes)) use.setAttributeNS(namespaceURI, name, value);
  return use;
}
