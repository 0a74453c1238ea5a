// A list of checks of accessibility for a page that is shown; an expression whose value is a list of sentences, empty where nothing is found.
// It goes through shadow roots. The numbers are those of the criteria of WCAG 2.2.
(() => {
  const found = [];
  const roles = new Set(('alert application article banner button cell checkbox columnheader combobox complementary contentinfo dialog document figure form grid gridcell '
    + 'group heading img image link list listbox listitem log main menu menubar menuitem meter navigation none note option presentation progressbar radio radiogroup region row '
    + 'rowgroup rowheader search searchbox separator slider spinbutton status switch tab table tablist tabpanel textbox timer toolbar tooltip tree treeitem paragraph label').split(' '));
  const parents = { tab: 'tablist', treeitem: 'tree', option: 'listbox', menuitem: 'menu, menubar', row: 'table, grid, rowgroup', listitem: 'list' };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

  const all = root => Array.from(root.querySelectorAll('*')).flatMap(each => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const elements = all(document);
  const shows = each => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const isHidden = each => each.closest('[aria-hidden="true"]') !== null || (each.getRootNode().host ? isHidden(each.getRootNode().host) : false);
  const isInside = each => each.getRootNode() !== document;
  const describe = each => `<${each.localName}${each.id ? '#' + each.id : ''}${each.className && each.className.trim ? '.' + each.className.trim().replace(/\s+/g, '.') : ''}> “${(each.textContent ?? '').trim().slice(0, 30)}”`;
  const report = (number, each, sentence) => found.push(`${number}: ${sentence}: ${describe(each)}`);
  const byId = (each, ids) => ids.split(/\s+/).map(id => each.getRootNode().getElementById(id)).filter(Boolean);
  const name = each => {
    const labelled = each.getAttribute('aria-labelledby');
    if (labelled) return byId(each, labelled).map(label => label.textContent.trim()).join(' ').trim();
    const own = each.getAttribute('aria-label')?.trim();
    if (own) return own;
    if (each.labels?.length > 0) return Array.from(each.labels, label => label.textContent.trim()).join(' ').trim();
    if (each.localName === 'img') return each.getAttribute('alt') ?? '';
    if (['input', 'select', 'textarea'].includes(each.localName)) return each.getAttribute('title') ?? '';
    return (each.textContent ?? '').trim() || Array.from(each.querySelectorAll('img'), image => image.alt).join(' ').trim() || (each.getAttribute('title') ?? '');
  };

  // The page as a whole.
  const root = document.documentElement;
  if (!root.lang) report('3.1.1', root, 'the page has no language');
  if (root.dir !== 'ltr' && root.dir !== 'rtl') report('1.3.2', root, 'the page has no direction');
  if (document.title.trim() === '') report('2.4.2', root, 'the page has no title');
  if (!document.querySelector('a[href^="#"]')) report('2.4.1', root, 'nothing skips the bars');
  for (const selector of ['main', 'header', 'nav']) {
    if (document.querySelectorAll(selector).length === 0) report('1.3.1', root, `no <${selector}>`);
  }
  if (document.querySelectorAll('main').length > 1) report('1.3.1', root, 'more than one <main>');
  if (root.scrollWidth > root.clientWidth + 1) report('1.4.10', root, `scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}`);
  const regions = elements.filter(each => ['nav', 'aside'].includes(each.localName) && shows(each));
  for (const region of regions) if (name(region) === '' || !region.hasAttribute('aria-label') && !region.hasAttribute('aria-labelledby')) report('1.3.1', region, 'a landmark without a name');
  const headings = elements.filter(each => /^h[1-6]$/.test(each.localName) && shows(each) && !isInside(each));
  if (!headings.some(each => each.localName === 'h1')) report('1.3.1', root, 'no heading of the first level');

  // Ids and references.
  const ids = new Map();
  for (const each of elements) {
    if (!each.id || isInside(each)) continue;
    if (ids.has(each.id)) report('4.1.1', each, 'an id twice');
    ids.set(each.id, each);
  }
  for (const each of elements) {
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant']) {
      const value = each.getAttribute(attribute);
      if (value && byId(each, value).length !== value.split(/\s+/).length) report('4.1.2', each, `${attribute} leads nowhere`);
    }
    if (each.localName === 'label' && each.htmlFor && !each.control) report('1.3.1', each, 'a label of nothing');
  }

  // Every element that is shown.
  for (const each of elements) {
    if (!shows(each)) continue;
    const role = each.getAttribute('role');
    if (role && !roles.has(role)) report('4.1.2', each, `the role “${role}” does not exist`);
    if (role && parents[role] && !isInside(each) && !each.closest(parents[role].split(', ').map(parent => `[role=${parent}]`).join(', ')) && !each.closest('ul, ol, table')) report('1.3.1', each, `a ${role} outside what holds it`);
    if (each.localName === 'img' && !each.hasAttribute('alt')) report('1.1.1', each, 'a picture without a text');
    if (role === 'img' && name(each) === '') report('1.1.1', each, 'a picture without a name');
    if (each.tabIndex > 0) report('2.4.3', each, 'a tabindex above zero');
    if (['ul', 'ol'].includes(each.localName) && !role && Array.from(each.children).some(child => child.localName !== 'li')) report('1.3.1', each, 'a list with something else than items');
    if (each.localName === 'dl' && Array.from(each.children).some(child => !['div', 'dt', 'dd'].includes(child.localName))) report('1.3.1', each, 'a list of terms with something else');
    if (each.hasAttribute('autofocus') && !each.closest('dialog')) report('3.2.1', each, 'takes the focus');
    const isStop = each.matches(focusable) && !each.disabled && each.getAttribute('tabindex') !== '-1' && !isInside(each);
    if (!isStop) continue;
    if (isHidden(each)) report('4.1.2', each, 'can be reached, but is hidden from screen readers');
    const needsName = each.localName !== 'summary' ? each.matches('a, button, input, select, textarea, [role]') || each.tabIndex === 0 : true;
    if (needsName && name(each) === '') report('4.1.2', each, 'has no name');
    const box = each.getBoundingClientRect();
    const isInline = each.localName === 'a' && getComputedStyle(each).display === 'inline';
    const target = each.labels?.length > 0 ? [each, ...each.labels].map(part => part.getBoundingClientRect()) : [box];
    const isLarge = target.some(part => part.width >= 24 && part.height >= 23.5);
    if (box.width > 0 && !isInline && !isLarge && !each.matches('.aside, .skip')) report('2.5.8', each, `a target of ${Math.round(box.width)} × ${Math.round(box.height)}`);
    const visible = name(each).toLowerCase();
    const shown = each.matches('button, a') ? (each.innerText ?? '').trim().toLowerCase() : '';
    if (each.hasAttribute('aria-label') && shown.length > 2 && /[\p{L}]/u.test(shown) && !visible.includes(shown)) report('2.5.3', each, 'the name does not hold the text');
  }

  // What scrolls can be reached with the keyboard.
  for (const each of elements) {
    if (isInside(each) || !shows(each) || each === document.body || each === root) continue;
    const style = getComputedStyle(each);
    const scrolls = (/(auto|scroll)/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 2) || (/(auto|scroll)/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 2);
    if (scrolls && !each.matches('textarea, select') && each.tabIndex < 0 && !each.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')) report('2.1.1', each, 'scrolls, but has no stop for the keyboard');
  }

  // Tabs and trees have one stop.
  for (const list of document.querySelectorAll('[role=tablist], [role=tree]')) {
    if (!shows(list) || list.children.length === 0) continue;
    const stops = Array.from(list.querySelectorAll('[role=tab], [role=treeitem]')).filter(each => each.tabIndex === 0);
    if (stops.length !== 1) report('2.4.3', list, `${stops.length} stops instead of one`);
  }
  for (const tab of document.querySelectorAll('[role=tab]')) if (!tab.hasAttribute('aria-selected')) report('4.1.2', tab, 'does not say whether it is selected');
  if (!document.querySelector('[aria-live], [role=status]')) report('4.1.3', root, 'nothing can be announced');

  // Contrast of texts.
  const channels = color => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const known = new Map();
  const parsed = color => {
    if (!known.has(color)) known.set(color, channels(color));
    return known.get(color);
  };
  const over = (top, below) => [0, 1, 2].map(index => top[index] * top[3] + below[index] * (1 - top[3])).concat(1);
  const ground = each => {
    const layers = [];
    for (let at = each; at; at = at.parentElement ?? at.getRootNode().host) {
      const color = parsed(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), parsed('Canvas'));
  };
  const luminance = color => {
    const [red, green, blue] = color.map(value => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const each of elements) {
    if (isInside(each) || !shows(each) || each.closest('.aside, .skip, svg, option, :disabled')) continue;
    const hasText = Array.from(each.childNodes).some(node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
    if (!hasText) continue;
    const style = getComputedStyle(each);
    let opacity = 1;
    for (let at = each; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const back = ground(each);
    const color = parsed(style.color);
    const front = over([color[0], color[1], color[2], color[3] * opacity], back);
    const [high, low] = [luminance(front), luminance(back)].sort((one, other) => other - one);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) report('1.4.3', each, `a contrast of ${ratio.toFixed(2)}`);
  }
  return found;
})()
