/** What all parts of the page share. */
import { pseudoName } from './axes.js';
import { chosenCell } from './boards.js';
import { successor } from './documentmarks.js';
import { Found } from './found.js';
import { nodes } from './outline.js';

/** The session, the state, the words, and the ways to the server. */
export class Workspace {
  /**
   * @param {{store: import('./store.js').Store, service: any, session: any, words: import('./words.js').Words, pictures: import('./pictures.js').Pictures}} parts
   */
  constructor({ store, service, session, words, pictures }) {
    this.store = store;
    this.service = service;
    this.session = session;
    this.words = words;
    this.pictures = pictures;
    /** Announces something to screen readers. @type {(text: string) => void} */
    this.announce = () => {};
    /** Says something for a short time, with what can be done about it. @type {(text: string, kind?: string, action?: import('./announcer.js').Action) => void} */
    this.notify = () => {};
    /** Opens the menu of the bar, at one of its sections if one is named. @type {(section?: string) => void} */
    this.openMore = () => {};
    /** Closes the menu of the bar. */
    this.closeMore = () => {};
    /** What was saved, once it is known that there can be something. @type {import('./savehistory.js').SaveHistory|null} */
    this.history = null;
    /** What changes texts on the canvas. @type {import('./textediting.js').TextEditing|null} */
    this.editing = null;
    /** The canvas, once there is one. @type {import('./canvas.js').Canvas|null} */
    this.canvas = null;
    /** Shows only the screen. @type {() => void} */
    this.enterFullScreen = () => {};
    /** What keys do in the panels, before what they do elsewhere. @type {Object<string, () => void>} */
    this.panelActions = {};
    /** What keys do while something else is shown instead of screens, before all others. @type {() => Object<string, () => void>} */
    this.coverActions = () => ({});
    /** The catalogue of rules, by number. @type {Promise<Map<string, any>>|null} */
    this.ruleCatalogue = null;
    /** The answer that was explained last. @type {{document: string, answer: import('./pictures.js').Answer}|null} */
    this.latest = null;
    /** Called with the documents that have changed; null means all. @type {Array<(documents: string[]|null) => void>} */
    this.changeListeners = [];
    /** Called when the session says something else. @type {Array<() => void>} */
    this.sessionListeners = [];
    /** What the panels have found out. */
    this.found = new Found();
    /** What the server has found out of all documents. @type {import('./statuses.js').Statuses|null} */
    this.statuses = null;
    /** The documents that the list shows, in its order. @type {() => any[]} */
    this.listed = () => this.session.documents;
  }

  /** Takes what the server now knows of the documents; if the one that is shown is gone, it is shown under its new name, or else the first one is. @param {any} session */
  renew(session) {
    const { session: before, document: shown } = this;
    const isSame = JSON.stringify(session) === JSON.stringify(before);
    this.session = session;
    if (!this.document) {
      const renamed = successor(shown, before.documents, session.documents);
      this.notify(renamed ? this.words.text('documents.renamed', this.state.document, renamed.id) : this.words.text('documents.gone', this.state.document));
      this.store.set(renamed ? { document: renamed.id } : { document: session.documents[0].id, selected: '', cell: '', variant: '' });
    }
    if (!isSame) for (const listener of this.sessionListeners) listener();
  }

  /** What the page shows. */
  get state() {
    return this.store.state;
  }

  /** The document that is shown. */
  get document() {
    return this.session.documents.find(each => each.id === this.state.document) ?? null;
  }

  /** The document of the variant that is explained: that of the chosen screen. */
  get chosenDocument() {
    return this.session.documents.find(each => each.id === this.variant.document) ?? this.document;
  }

  /** The variant that is explained: that of the chosen screen. @returns {import('./axes.js').Variant} */
  get variant() {
    const { axes, document = this.state.document } = chosenCell(this.state, this.session);
    return { document, axes };
  }

  /** The answer about the variant that is explained; until it is known, the one before of the same document, so that nothing flickers. */
  get answer() {
    const { document } = this.variant;
    const known = this.pictures.known(this.variant);
    if (known) this.latest = { document, answer: known };
    return known ?? (this.latest?.document === document ? this.latest.answer : null);
  }

  /** The selected element in the variant that is explained, with its place in the tree and its page. */
  get selection() {
    const { selected } = this.state;
    if (!selected || !this.answer) return null;
    for (const page of this.answer.pages) {
      const node = nodes(page.elements).find(({ element }) => element.id === selected);
      if (node) return { node, page };
    }
    return null;
  }

  /** Whether files can be changed. */
  get canWrite() {
    return !this.service.isExport && this.session.canWrite !== false;
  }

  /** The rules by their numbers. */
  rules() {
    this.ruleCatalogue ??= this.service.get('rules')
      .then(list => new Map((Array.isArray(list) ? list : list.rules).map(rule => [rule.rule, rule])));
    return this.ruleCatalogue;
  }

  /** The extent of a device in points. @param {import('./axes.js').Axes} axes @returns {number[]} */
  deviceExtent(axes) {
    const known = this.answer?.pages[0];
    const device = (this.session.axes.device ?? []).find(each => each.value === axes.device);
    if (!device) return known ? [known.width, known.height] : [375, 812];
    const isUpright = !(axes.orientation ?? '').startsWith('landscape');
    return isUpright ? [device.width, device.height] : [device.height, device.width];
  }

  /** The name of a value of an axis, in the language of the interface. @param {string} axis @param {string} value */
  valueName(axis, value) {
    const { words, session } = this;
    const pseudo = axis === 'locale' ? pseudoName(value) : axis === 'pseudo' ? value : null;
    if (pseudo !== null) return words.has(`pseudo.${pseudo}`) ? words.text(`pseudo.${pseudo}`) : pseudo;
    switch (axis) {
      case 'locale': return words.localeName(value, (session.axes.locale ?? []).find(each => each.value === value)?.name);
      case 'device': return (session.axes.device ?? []).find(each => each.value === value)?.name ?? value;
      case 'document': return session.documents.find(each => each.id === value)?.title ?? value;
      case 'text-size': return value.toUpperCase();
      case 'numerals': return words.has(`numerals.${value}`) ? words.text(`numerals.${value}`) : numeralsName(words.language, value);
      default: return words.has(`${axis}.${value}`) ? words.text(`${axis}.${value}`) : value;
    }
  }

  /** The name of a value by which screens differ; of none, what the document says. @param {{axis: string, value: string}} head @param {string} [document] the id of the document */
  headName({ axis, value }, document = this.state.document) {
    if (value !== '') return this.valueName(axis, value);
    const language = axis === 'locale' ? this.session.documents.find(each => each.id === document)?.language : '';
    return language ? this.valueName('locale', language) : this.words.text('automatic.document');
  }

  /** The name of a cell of a board: its values. @param {import('./boards.js').Cell} cell */
  cellName(cell) {
    const names = cell.heads.filter(({ axis }) => axis !== 'document').map(head => this.headName(head, cell.document));
    return [this.valueName('document', cell.document ?? this.state.document), ...names].join(', ');
  }
}

/** The name of digits that the page has no words for: their script, and some of them. @param {string} language @param {string} value */
function numeralsName(language, value) {
  try {
    const script = value.slice(0, 4).replace(/^./, letter => letter.toUpperCase());
    const digits = new Intl.NumberFormat(`${language}-u-nu-${value}`, { useGrouping: false }).format(123);
    return `${new Intl.DisplayNames(language, { type: 'script' }).of(script)} ${digits}`;
  } catch {
    return value;
  }
}
