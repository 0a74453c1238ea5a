/** An element as SwiftUI. Everything here is pure. */
import { fewSides } from './designvalues.js';

/** The text styles, where SwiftUI calls them otherwise. */
const styles = { 'large-title': 'largeTitle', title1: 'title', subhead: 'subheadline', caption1: 'caption' };
/** The weights. */
const weights = { 100: 'ultraLight', 200: 'thin', 300: 'light', 400: 'regular', 500: 'medium', 600: 'semibold', 700: 'bold', 800: 'heavy', 900: 'black' };
/** The colours that are shapes' styles of their own. */
const hierarchical = { label: '.primary', 'secondary-label': '.secondary', tint: '.tint' };
/** The colours of the system by their names in UIKit. */
const system = {
  'tertiary-label': 'tertiaryLabel', 'quaternary-label': 'quaternaryLabel', placeholder: 'placeholderText', separator: 'separator', background: 'systemBackground',
  'secondary-background': 'secondarySystemBackground', 'grouped-background': 'systemGroupedBackground', 'secondary-grouped-background': 'secondarySystemGroupedBackground',
  fill: 'systemFill', label: 'label', 'secondary-label': 'secondaryLabel', gray2: 'systemGray2', gray3: 'systemGray3', gray4: 'systemGray4', gray5: 'systemGray5', gray6: 'systemGray6',
};
/** The colours that SwiftUI has itself. */
const own = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'indigo', 'purple', 'pink', 'gray'];
/** The sides of a padding. */
const edges = { vertical: '.vertical', horizontal: '.horizontal', top: '.top', bottom: '.bottom', leading: '.leading', trailing: '.trailing' };

/**
 * @param {import('./designvalues.js').Design} design
 * @param {{text: string, key?: string, checked?: boolean, enabled?: boolean}} content what it says
 * @returns {string}
 */
export function swiftui(design, content) {
  const { text, attributes } = design;
  const lines = [view(design, content)];
  const add = (modifier, note = '') => lines.push(`  ${modifier}${note && ` // ${note}`}`);
  if (text) {
    if (text.style) {
      add(`.font(.${styles[text.style] ?? text.style})`);
      const usual = text.style === 'headline' ? 600 : 400;
      if (text.weight !== usual && weights[text.weight]) add(`.fontWeight(.${weights[text.weight]})`);
    } else {
      const weight = text.weight !== 400 && weights[text.weight] ? `, weight: .${weights[text.weight]}` : '';
      add(isSystemFont(text.font) ? `.font(.system(size: ${text.size}${weight}))` : `.font(.custom(${quoted(text.font)}, size: ${text.size}))`);
    }
    if (attributes.italic === 'yes') add('.italic()');
    if (attributes.caps === 'all') add('.textCase(.uppercase)');
    const style = shapeStyle(text.color);
    if (style) add(`.foregroundStyle(${style})`);
    if (text.side) add(`.multilineTextAlignment(.${text.side})`, text.rule === 'R005' ? 'R005: three lines or more are on the side of their language' : '');
    if (Number(attributes.lines) > 0) add(`.lineLimit(${attributes.lines})`);
  }
  for (const [side, value] of design.padding ? fewSides(design.padding) : []) add(`.padding(${side === 'all' ? '' : `${edges[side]}, `}${value})`);
  const frame = framed(attributes);
  if (frame) add(`.frame(${frame})`);
  const shape = rounded(design.radius);
  const ground = design.background && shapeStyle(design.background);
  if (ground) add(`.background(${ground}${shape ? `, in: ${shape}` : ''})`);
  else if (shape) add(`.clipShape(${shape})`);
  const border = design.border && shapeStyle(design.border);
  if (border) add(`.overlay { ${shape || 'Rectangle()'}.strokeBorder(${border}, lineWidth: ${attributes['border-width'] ?? 1}) }`);
  if (attributes.opacity) add(`.opacity(${attributes.opacity})`);
  if (content.enabled === false) add('.disabled(true)');
  return lines.join('\n');
}

/** The view itself. */
function view({ kind, spacing, text, attributes }, { text: words, key, checked }) {
  const title = quoted(key || words);
  const stack = spacing > 0 ? `spacing: ${spacing}` : '';
  switch (kind) {
    case 'button': return `Button(${title}${attributes.purpose === 'destructive' ? ', role: .destructive' : attributes.purpose === 'cancel' ? ', role: .cancel' : ''}) {}`;
    case 'toggle': return `Toggle(${title}, isOn: .constant(${checked === true}))`;
    case 'slider': return 'Slider(value: $value)';
    case 'progress': return 'ProgressView(value: value)';
    case 'spinner': return 'ProgressView()';
    case 'stepper': return `Stepper(${title}, value: $value)`;
    case 'text-field': case 'search': return `TextField(${title}, text: $text)`;
    case 'divider': return 'Divider()';
    case 'spacer': return 'Spacer()';
    case 'row': return `HStack(${stack}) {}`;
    case 'column': return `VStack(alignment: .leading${stack && `, ${stack}`}) {}`;
    case 'overlay': return 'ZStack {}';
    case 'list': return 'List {}';
    case 'section': return 'Section {}';
    case 'image': case 'icon': return attributes.src || attributes.name ? `Image(${quoted(attributes.src || attributes.name)})` : `Group {} // <${kind}>`;
    default: return text ? `Text(${title})` : `Group {} // <${kind}>`;
  }
}

/** A colour as a style; null where nothing is known. @param {import('./designvalues.js').NamedColor} color */
export function shapeStyle({ name, drawn }) {
  if (hierarchical[name]) return hierarchical[name];
  if (own.includes(name)) return `.${name}`;
  if (system[name]) return `Color(uiColor: .${system[name]})`;
  return literal(drawn) ?? (name ? `Color(${quoted(name)})` : null);
}

/** A literal colour. */
function literal(hex) {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(hex ?? '')?.slice(1).map(each => (each === undefined ? 255 : Number(`0x${each}`)));
  if (!channels) return null;
  const [red, green, blue, alpha] = channels.map(channel => Math.round((channel / 255) * 1000) / 1000);
  return `Color(red: ${red}, green: ${green}, blue: ${blue}${alpha < 1 ? `, opacity: ${alpha}` : ''})`;
}

/** The arguments of a frame; lengths in points only. */
function framed(attributes) {
  const points = name => (/^[\d.]+$/.test(attributes[name] ?? '') ? attributes[name] : null);
  const list = [['width', points('width')], ['height', points('height')], ['minWidth', points('min-width')], ['maxWidth', attributes.width === 'fill' ? '.infinity' : points('max-width')], ['minHeight', points('min-height')], ['maxHeight', points('max-height')]]
    .filter(([, value]) => value);
  // A fixed extent and bounds are two frames in SwiftUI; the fixed one says more.
  const fixed = list.filter(([name]) => name === 'width' || name === 'height');
  return (fixed.length > 0 ? fixed : list).map(([name, value]) => `${name}: ${value}`).join(', ');
}

/** The shape of rounded corners. */
function rounded(radius) {
  if (!radius) return '';
  if (radius.length === 1) return `RoundedRectangle(cornerRadius: ${radius[0]})`;
  const [topLeading, topTrailing, bottomTrailing, bottomLeading] = radius;
  return `UnevenRoundedRectangle(topLeadingRadius: ${topLeading}, bottomLeadingRadius: ${bottomLeading}, bottomTrailingRadius: ${bottomTrailing}, topTrailingRadius: ${topTrailing})`;
}

/** Whether a font only stands for that of the system. */
function isSystemFont(font) {
  return font === 'Inter' || (font.startsWith('Noto Sans') && !font.includes('Mono'));
}

/** A literal text. @param {string} text */
function quoted(text) {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')}"`;
}
