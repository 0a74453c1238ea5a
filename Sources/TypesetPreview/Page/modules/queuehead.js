/** What is above the list of a queue: the language, the queues with their counts, the search, and what is to be said before anything else. */
import { byId, element, fill } from './dom.js';
import { queues } from './address.js';
import { changed } from './axes.js';

/** The filters of the queues. */
export class QueueHead {
  /** @param {import('./workspace.js').Workspace} workspace @param {() => void} onsearch called when other words are searched */
  constructor(workspace, onsearch) {
    this.workspace = workspace;
    const { words, store, state } = workspace;
    this.locales = element('select', { id: 'translate-locale', onchange: () => this.go(this.locales.value) });
    this.languages = element('div.queue-language', {}, element('label', { for: 'translate-locale', text: words.text('queue.into') }), this.locales);
    const scope = element('input', { type: 'checkbox', id: 'translate-scope', onchange: () => store.set({ scope: scope.checked ? 'document' : '' }) });
    scope.checked = state.scope === 'document';
    store.subscribe(now => { scope.checked = now.scope === 'document'; });
    this.search = element('input', { type: 'search', id: 'translate-search', autocomplete: 'off', spellcheck: 'false', 'aria-label': words.text('queue.search'), placeholder: words.text('queue.search'), oninput: onsearch });
    this.notice = element('div', { role: 'status' });
    const kinds = element('div.queue-kinds', { role: 'group', 'aria-label': words.text('queue.kinds') }, queues.map(kind => element('button.queue-kind', {
      type: 'button', id: `queue-kind-${kind}`, 'aria-pressed': String(kind === state.queue), onclick: () => store.set({ queue: kind }),
    }, element('span', { text: words.text(`queue.${kind}`) }), element('span.count', { text: '–' }))));
    this.filters = element('div.stack', {}, kinds,
      element('div.queue-search', {}, this.search, element('label.check', { for: 'translate-scope' }, scope, element('span', { text: words.text('queue.scope') }))));
  }

  /** The words that are searched. */
  get words() {
    return this.search.value.trim();
  }

  /** Translates into another language. @param {string} locale */
  go(locale) {
    const { store } = this.workspace;
    store.set({ axes: changed(store.state.axes, 'locale', locale) });
  }

  /** The languages of the catalogs. @param {string} locale the one that is translated into */
  showLocales(locale) {
    const { words, session } = this.workspace;
    const known = Array.from(new Set(session.documents.flatMap(each => [...(each.variants?.locale ?? []), ...each.locales])));
    fill(this.locales, (known.includes(locale) ? known : [locale, ...known]).map(value => element('option', { value, text: words.localeName(value) })));
    this.locales.value = locale;
  }

  /** The counts of the queues. @param {any} answer */
  showCounts({ counts, documents, measured }) {
    const { words, state } = this.workspace;
    for (const kind of queues) {
      const button = byId(`queue-kind-${kind}`);
      button.setAttribute('aria-pressed', String(kind === state.queue));
      const isMeasuring = kind === 'too-long' && measured < documents;
      button.querySelector('.count').textContent = words.numbers.format(counts[kind]) + (isMeasuring ? '…' : '');
      button.title = isMeasuring ? words.text('queue.measuring', measured, documents) : '';
    }
  }

  /** That nothing is to be translated, what is wrong with the glossary, and what cannot be kept. @param {any} answer @param {string} locale @param {boolean} isUnkept */
  showNotice({ isSource, glossary }, locale, isUnkept) {
    const { words, session } = this.workspace;
    const languages = Array.from(new Set(session.documents.flatMap(each => each.locales))).filter(each => each !== locale);
    fill(this.notice,
      isSource && element('div.stack', {}, element('p', { text: words.text('queue.issource', words.localeName(locale)) }),
        element('div.queue-languages', {}, languages.map(each => element('button.small-button', { type: 'button', onclick: () => this.go(each) }, words.localeName(each))))),
      glossary?.faults.length > 0 && element('details.caution.small', {}, element('summary', { text: words.text('queue.glossary.faults', glossary.faults.length) }),
        element('ul', {}, glossary.faults.map(each => element('li', {}, each.line ? words.text('queue.glossary.line', each.line, each.message) : each.message)))),
      isUnkept && element('p.caution', { text: words.text('tried.unkept') }));
  }
}
