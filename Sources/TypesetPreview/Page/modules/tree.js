/** The elements of the chosen screen as a tree: an outline for the eyes, and the way through a screen with a screen reader. */
import { byId, element, fill } from './dom.js';
import { name, nodes, path } from './outline.js';

/** Shows the tree, and keeps it as the screen is. @param {import('./workspace.js').Workspace} workspace */
export function startTree(workspace) {
  const tree = byId('elements');
  const { store, words } = workspace;
  tree.setAttribute('aria-label', words.text('why.elements'));
  /** The ids of elements that are closed. @type {Set<string>} */
  const closed = new Set();
  let answer = null;

  const show = () => {
    const found = workspace.answer;
    if (found === answer) return mark();
    answer = found;
    const list = (found?.pages ?? []).flatMap(page => nodes(page.elements));
    const hadFocus = tree.contains(document.activeElement);
    fill(tree, list.map(node => item(node)));
    fold(list);
    mark();
    if (hadFocus) tree.querySelector('[tabindex="0"]')?.focus();
  };
  const item = node => {
    const { element: subject } = node;
    const siblings = node.parent ? node.parent.children : [node];
    const made = element('li', {
      role: 'treeitem', tabindex: '-1', 'aria-level': node.depth + 1, 'aria-setsize': siblings.length, 'aria-posinset': siblings.indexOf(node) + 1,
      'aria-expanded': node.children.length > 0 ? String(!closed.has(subject.id)) : null, 'aria-selected': 'false', data: { id: subject.id },
    }, element('span.twisty', { 'aria-hidden': 'true' }), element('span.code', { dir: 'ltr', text: subject.element }), element('span.tree-text', { dir: 'auto', text: caption(subject) }));
    made.style.setProperty('--depth', String(node.depth));
    return made;
  };
  const fold = list => {
    const items = tree.children;
    list.forEach((node, index) => {
      items[index].hidden = path(node).slice(0, -1).some(outer => closed.has(outer.element.id));
      if (node.children.length > 0) items[index].setAttribute('aria-expanded', String(!closed.has(node.element.id)));
    });
  };
  const refold = () => fold((answer?.pages ?? []).flatMap(page => nodes(page.elements)));
  const mark = () => {
    const { selected } = workspace.state;
    let current = null;
    for (const each of tree.children) {
      const isSelected = each.dataset.id === selected;
      each.setAttribute('aria-selected', String(isSelected));
      each.tabIndex = -1;
      if (isSelected) current = each;
    }
    const stop = current && !current.hidden ? current : tree.firstElementChild;
    if (stop) stop.tabIndex = 0;
    if (current && !tree.contains(document.activeElement)) keepInView(tree, current);
  };
  const select = made => {
    store.set({ selected: made.dataset.id });
    made.focus();
    workspace.canvas?.revealSoon();
  };
  const toggle = (made, isOpen) => {
    if (!made.hasAttribute('aria-expanded')) return;
    if (isOpen) closed.delete(made.dataset.id);
    else closed.add(made.dataset.id);
    refold();
  };

  tree.addEventListener('click', event => {
    const made = event.target.closest('[role=treeitem]');
    if (!made) return;
    if (event.target.closest('.twisty')) toggle(made, made.getAttribute('aria-expanded') === 'false');
    else select(made);
  });
  tree.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const made = event.target.closest('[role=treeitem]');
    if (!made) return;
    const shown = Array.from(tree.children).filter(each => !each.hidden);
    const at = shown.indexOf(made);
    const isRightToLeft = getComputedStyle(tree).direction === 'rtl';
    const [open, close] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const level = Number(made.getAttribute('aria-level'));
    switch (event.key) {
      case 'ArrowDown': select(shown[Math.min(at + 1, shown.length - 1)]); break;
      case 'ArrowUp': select(shown[Math.max(at - 1, 0)]); break;
      case 'Home': select(shown[0]); break;
      case 'End': select(shown[shown.length - 1]); break;
      case open:
        if (made.getAttribute('aria-expanded') === 'false') toggle(made, true);
        else if (made.hasAttribute('aria-expanded')) select(shown[at + 1]);
        break;
      case close:
        if (made.getAttribute('aria-expanded') === 'true') toggle(made, false);
        else select(shown.slice(0, at).findLast(each => Number(each.getAttribute('aria-level')) < level) ?? made);
        break;
      case 'Enter': case ' ': select(made); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  store.subscribe(show);
  workspace.pictures.subscribe(show);
  show();
}

/** What an element says, shortened. */
function caption(subject) {
  const text = name(subject);
  return text === subject.element ? '' : text.slice(0, 60);
}

/** Scrolls a list no further than needed, and nothing around it. */
function keepInView(list, item) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
