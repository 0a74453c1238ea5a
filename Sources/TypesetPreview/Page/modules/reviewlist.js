/** The list of a review: causes by kind, each with one picture; their other variants show when they are asked for. */
import { element, foreign, said } from './dom.js';
import { changeWords } from './changewords.js';
import { isSame, states } from './approvals.js';

/** How many causes, and how many variants of a cause, are added at a time. */
const [causesAtOnce, variantsAtOnce] = [40, 100];
/** How many changes of a cause the list says. */
const mostChanges = 3;
/** The extent of a picture in the list, in points of the window, and the room around what changed. */
const [pictureWidth, pictureHeight, margin] = [88, 64, 10];

/** The address of a picture of a variant. @param {{document: string, name: string}} variant @param {string} kind @param {number} generation tells states of the files apart */
export function pictureAddress({ document, name }, kind, generation) {
  return `api/picture?${new URLSearchParams({ document, variant: name, kind, revision: String(generation) })}`;
}

/** Builds the list. */
export class ReviewList {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {{nameOf: (variant: any) => string, choose: (variant: any) => void, accept: (variants: any[], isMany?: boolean) => void, reject: (variants: any[]) => void, restore: (variants: any[]) => void}} acts
   */
  constructor(workspace, acts) {
    this.workspace = workspace;
    this.acts = acts;
    /** The causes whose other variants are shown. @type {Set<string>} */
    this.opened = new Set();
    /** Tells pictures of different states of the files apart. */
    this.generation = 0;
  }

  /** The sections. @param {import('./approvals.js').Cause[]} causes @returns {HTMLElement[]} */
  sections(causes) {
    return states.map(state => [state, causes.filter(cause => cause.state === state)]).filter(([, all]) => all.length > 0)
      .map(([state, all]) => this.section(state, all));
  }

  /** The causes of one kind. */
  section(state, causes) {
    const { words, canWrite } = this.workspace;
    const id = `review-${state}`;
    const variants = causes.flatMap(cause => cause.variants);
    const list = element('div.stack');
    this.append(list, causes, causesAtOnce, cause => this.card(cause), 'approve.more.causes');
    return element('section.review-section', { 'aria-labelledby': id, data: { state } },
      element('div.row.review-title', {},
        element('h3', { id }, words.text(`approve.kind.${state}`), ' ', element(`span.count.${state === 'missing' || state === 'rejected' ? 'calm' : 'caution'}`, { text: words.numbers.format(variants.length) })),
        canWrite && causes.length > 1 && ['changed', 'missing'].includes(state) && element('button.quiet-button.small', { type: 'button', text: words.text('approve.all.of'), onclick: () => this.acts.accept(variants, true) })),
      list);
  }

  /** Adds things to a list some at a time: the next ones when the button at its end comes into view or is pressed. */
  append(list, things, step, make, key) {
    const { words } = this.workspace;
    let shown = 0;
    const more = element('button.quiet-button', { type: 'button', onclick: () => add() });
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && add());
    const add = () => {
      const hadFocus = document.activeElement === more;
      const fresh = things.slice(shown, shown + step).map(make);
      shown += fresh.length;
      more.remove();
      list.append(...fresh);
      const rest = things.length - shown;
      if (rest > 0) {
        more.textContent = words.text(key, rest);
        list.append(more);
        observer.observe(more);
      } else observer.disconnect();
      if (hadFocus) fresh[0]?.querySelector('button')?.focus();
    };
    add();
  }

  /** A cause: its words, its first variant as a picture, how many others it has, and what can be done. */
  card(cause) {
    const { words, canWrite } = this.workspace;
    const [first, ...twins] = cause.variants;
    const number = cause.variants.length;
    const canAccept = canWrite && cause.state !== 'failed';
    const canReject = canWrite && (cause.state === 'changed' || cause.state === 'missing');
    return element('article.approval-group', { data: { state: cause.state } },
      element('div.cause-words', {}, this.causeWords(cause)),
      cause.state === 'rejected' && element('p.rejection', {}, words.text('approve.rejected.note'), ' ', element('bdi', { dir: 'auto', text: first.rejected })),
      this.variantButton(first, this.thumbnail(cause, first)),
      twins.length > 0 && this.twins(cause, twins),
      (canAccept || canReject) && element('div.row', {},
        canAccept && element('button.small-button', { type: 'button', onclick: () => this.acts.accept(cause.variants) }, words.text(number > 1 ? 'approve.accept.all' : 'approve.accept', number)),
        canReject && element('button.quiet-button', { type: 'button', text: words.text('approve.reject'), onclick: () => this.acts.reject(cause.variants) }),
        canWrite && cause.state === 'rejected' && element('button.quiet-button', { type: 'button', text: words.text('approve.restore'), onclick: () => this.acts.restore(cause.variants) })));
  }

  /** What changed: in the words of the page, and where these do not say it, in the sentences of the command. */
  causeWords(cause) {
    const { words } = this.workspace;
    if (cause.causes.length === 0) return element('p.cause', { text: words.text(`approve.state.${cause.state === 'rejected' ? 'changed' : cause.state}`) });
    const told = cause.changes.slice(0, mostChanges).map(change => {
      const { head, parts } = changeWords(words, change);
      return parts.length > 0 ? element('p.cause', {}, `${words.text('change.told', head, parts.join(words.text('change.comma')))}`) : element('p.cause', {}, said(change.sentence));
    });
    const lines = told.length > 0 ? told : cause.causes.slice(0, mostChanges).map(sentence => element('p.cause', {}, said(sentence)));
    const rest = (told.length > 0 ? cause.causes.length : cause.causes.length) - lines.length;
    return [lines, rest > 0 && element('p.quiet.small', { text: words.text('approve.more.changes', rest) })];
  }

  /** The button of a variant. */
  variantButton(variant, picture = null) {
    const { workspace } = this;
    const isChosen = variant.name === workspace.state.variant && variant.document === workspace.state.document;
    const path = workspace.state.reviewed === 'all' ? workspace.session.documents.find(each => each.id === variant.document) : null;
    return element('button.approval', {
      type: 'button', data: { name: variant.name, document: variant.document }, 'aria-current': isChosen ? 'true' : null, onclick: () => this.acts.choose(variant),
    }, picture, element('span.approval-name', {}, path && element('span.approval-document', {}, foreign(path.title || path.id, path.language ?? 'en')), element('span', { text: this.acts.nameOf(variant) })));
  }

  /** The picture of a variant around what changed. */
  thumbnail({ box, extent }, variant) {
    const image = element('img', { src: pictureAddress(variant, 'actual', this.generation), alt: '', loading: 'lazy', decoding: 'async' });
    const view = element('span.thumbnail', { 'aria-hidden': 'true' }, image);
    if (!extent) return view;
    const [x, y, width, height] = box ?? [0, 0, ...extent];
    const scale = Math.min(pictureWidth / (width + 2 * margin), pictureHeight / (height + 2 * margin), 1.5);
    const shift = (start, length, whole, room) => Math.min(Math.max(room / 2 - (start + length / 2) * scale, room - whole * scale), 0);
    image.style.width = `${extent[0] * scale}px`;
    image.style.left = `${extent[0] * scale < pictureWidth ? (pictureWidth - extent[0] * scale) / 2 : shift(x, width, extent[0], pictureWidth)}px`;
    image.style.top = `${extent[1] * scale < pictureHeight ? (pictureHeight - extent[1] * scale) / 2 : shift(y, height, extent[1], pictureHeight)}px`;
    return view;
  }

  /** The other variants of a cause, which show when they are asked for. */
  twins(cause, twins) {
    const { words, state } = this.workspace;
    const chosen = { document: state.document, name: state.variant };
    if (twins.some(variant => isSame(variant, chosen))) this.opened.add(cause.key);
    const list = element('ul');
    const open = () => {
      if (list.childElementCount === 0) this.append(list, twins, Math.max(variantsAtOnce, twins.findIndex(variant => isSame(variant, chosen)) + 1), variant => element('li', {}, this.variantButton(variant)), 'approve.more.variants');
    };
    const details = element('details.twins', { data: { cause: cause.key } }, element('summary', { text: words.text('approve.twins', twins.length) }), list);
    details.open = this.opened.has(cause.key);
    if (details.open) open();
    details.addEventListener('toggle', () => {
      if (details.open) open();
      this.opened[details.open ? 'add' : 'delete'](cause.key);
    });
    return details;
  }
}
