/** What a designer takes over from the selected element: each value to copy, and all of them as code. */
import { element, fill } from './dom.js';
import { copy } from './clipboard.js';
import { css } from './cssof.js';
import { designOf } from './designvalues.js';
import { complaint } from './diagnostics.js';
import { text } from './outline.js';
import { rove } from './roving.js';
import { swiftui } from './swiftuiof.js';

/** Where the browser keeps in which form code was wanted last. */
const place = 'typeset-code';

/** @param {import('./workspace.js').Workspace} workspace @param {import('./outline.js').Node} node @param {import('./pictures.js').Page} page */
export function designSection(workspace, node, page) {
  const { words } = workspace;
  const design = designOf(node, page);
  const rows = [typeRow(workspace, design), ...colorRows(workspace, design), ...spacingRows(workspace, design)].filter(Boolean);
  return element('section', { 'aria-labelledby': 'why-design' },
    element('h3', { id: 'why-design', text: words.text('design.title') }),
    rows.length > 0 && element('dl.properties.design-values', {}, rows),
    code(workspace, node, design));
}

/** A value by its name; a press copies it. */
function row(workspace, key, values) {
  const { words } = workspace;
  const shown = values.filter(Boolean);
  return shown.length > 0 && element('div', {}, element('dt', { text: words.text(`design.${key}`) }), element('dd', {}, shown.map(({ text: label, copied = label, swatches = [], isSaid = false }) =>
    element('button.copied-value', { type: 'button', title: words.text('design.copy', copied), 'aria-label': words.text('design.copy', label), onclick: () => copy(workspace, copied) },
      swatches.map(color => {
        const swatch = element('span.color', { 'aria-hidden': 'true' });
        swatch.style.background = color;
        return swatch;
      }), element('bdi', { dir: isSaid ? null : 'ltr', text: label })))));
}

/** The text style, and the type that it is here. */
function typeRow(workspace, { text: type }) {
  if (!type) return null;
  return row(workspace, 'type', [type.style && { text: type.style }, { text: `${type.font} ${type.weight}` }, { text: `${type.size}/${type.leading}` }]);
}

/** Colours by name, with what they are in both appearances. */
function colorRows(workspace, { text: type, background, border }) {
  return [['color', type?.color], ['background', background], ['border', border]].filter(([, color]) => color?.name || color?.drawn).map(([key, { name, drawn, light, dark }]) =>
    row(workspace, key, [
      name && { text: name, swatches: light || dark ? [] : drawn ? [drawn] : [] },
      ...(light && dark ? (light === dark ? [light] : [light, dark]).map(color => ({ text: color, swatches: [color] })) : [drawn && { text: drawn, swatches: [drawn] }]),
    ]));
}

/** Padding, the distance of children, corners, and the distances to what is beside it. */
function spacingRows(workspace, { padding, spacing, radius, gaps }) {
  const { words } = workspace;
  const side = (name, length) => ({ text: `${words.text(`side.${name}`)} ${length}`, copied: String(length), isSaid: true });
  return [
    padding && row(workspace, 'padding', ['top', 'leading', 'bottom', 'trailing'].map(name => padding[name] > 0 && side(name, padding[name]))),
    spacing > 0 && row(workspace, 'spacing', [{ text: String(spacing) }]),
    radius && row(workspace, 'radius', [{ text: radius.join(' ') }]),
    row(workspace, 'gaps', gaps.filter(gap => gap.length > 0).map(gap => side(gap.side, gap.length))),
  ];
}

/** The element as code, in the form that was wanted last. */
function code(workspace, node, design) {
  const { words } = workspace;
  const forms = { css: 'CSS', swiftui: 'SwiftUI', ...(workspace.canWrite ? { markup: 'Typeset' } : {}) };
  const shown = element('code');
  const field = element('pre.design-code', { dir: 'ltr', tabindex: '0' }, shown);
  const buttons = Object.entries(forms).map(([form, label]) => element('button', {
    type: 'button', 'aria-pressed': 'false', data: { form }, lang: 'en', text: label, onclick: () => show(form),
  }));
  const group = element('div.segments', { role: 'group', 'aria-label': words.text('design.code') }, buttons);
  const roving = rove(group, 'button', '[aria-pressed=true]', { isAcross: true });
  let wanted = '';
  const show = async form => {
    wanted = form;
    keep(form);
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.form === form));
    field.setAttribute('aria-label', words.text('design.code.label', forms[form]));
    roving.update();
    try {
      const written = await codeOf(workspace, form, node, design);
      if (wanted === form) fill(shown, written);
    } catch (error) {
      if (wanted === form) fill(shown, complaint(words, error));
    }
  };
  const before = kept();
  show(before in forms ? before : 'css');
  const hasStates = node.element.enabled !== undefined && !workspace.service.isExport;
  return element('div.stack', {}, group, field, element('p.row', {},
    element('button.small-button', { type: 'button', text: words.text('design.copy.code'), onclick: () => copy(workspace, shown.textContent) }),
    hasStates && element('button.small-button', { type: 'button', text: words.text('design.states'), onclick: () => workspace.store.set({ view: 'states' }) })));
}

/** The code in a form. */
async function codeOf({ service, variant }, form, { element: subject }, design) {
  if (form === 'css') return css(design);
  if (form === 'swiftui') return swiftui(design, { text: text(subject), key: subject.key, checked: subject.checked, enabled: subject.enabled });
  const request = { document: variant.document, axes: { document: variant.document, ...variant.axes }, changes: [{ element: subject.id }] };
  return (await service.post('markup', request)).markup;
}

/** The form of before. */
function kept() {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the form for the next element. */
function keep(form) {
  try {
    localStorage.setItem(place, form);
  } catch {
    // It is CSS again next time.
  }
}
