/// The style and script of a page of texts in addition to those of all pages.
enum TextPageStyle {
  /// The stylesheet.
  static let sheet: StaticString = """
    .skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.5rem 1rem; background: var(--card); }
    .skip:focus { inset-block-start: 0.5rem; z-index: 2; }
    form.bar { max-inline-size: 100rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
    form.bar input { inline-size: 11rem; }
    form.bar select { max-inline-size: 16rem; }
    form.bar output { margin-inline-start: auto; padding-block: 0.4rem; font-variant-numeric: tabular-nums; }
    #texts { outline: none; }
    .remark { color: var(--accent); }
    .screen > h3 { margin-block: 1.5rem 0.75rem; font-size: 1.125rem; }
    .text { margin-block: 0.75rem; scroll-margin-block-start: 6rem; }
    .text:focus { outline: none; }
    .text:target, .text:focus, .text:focus-within { border-color: var(--accent); box-shadow: inset 3px 0 0 var(--accent); }
    .text:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.875rem; }
    .about { max-inline-size: 60rem; margin-block-end: 1rem; }
    .about p { margin-block: 0.15rem; }
    .about .source { font-size: 1.125rem; line-height: 1.4; font-weight: 600; white-space: pre-line; }
    .about .note { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--line); }
    .key { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: center; }
    .number {
      display: inline-grid; place-items: center; min-inline-size: 1.75rem; block-size: 1.5rem; padding-inline: 0.4rem; border-radius: 0.75rem;
      font-size: 0.8125rem; line-height: 1; font-weight: 700; font-variant-numeric: tabular-nums; text-decoration: none;
      color: var(--accent); background: color-mix(in srgb, var(--accent) 12%, transparent);
    }
    .languages {
      margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
    }
    .language {
      display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: subgrid; grid-row: span 5; row-gap: 0.5rem; align-content: start;
      padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.625rem; background: var(--ground);
    }
    .language > .head { grid-row: 1; }
    .language > .picture { grid-row: 2; align-self: start; }
    .language > .words { grid-row: 3; }
    .language > .gauge { grid-row: 4; }
    .language > .facts { grid-row: 5; }
    .language[data-state~="missing"], .language[data-state~="too-long"] { border-color: var(--bad); }
    .language p { margin: 0; }
    .language .head { display: flex; flex-wrap: wrap; gap: 0.1rem 0.5rem; align-items: baseline; }
    .language .badge { margin-inline-start: auto; }
    .locale { font-weight: 600; }
    .language .picture { padding: 0; background: none; border: 1px solid var(--line); place-items: center; }
    .stage { position: relative; direction: ltr; inline-size: fit-content; max-inline-size: 100%; overflow: hidden; }
    .mark { position: absolute; outline: 2px solid #d6006c; outline-offset: 1px; border-radius: 0.2rem; box-shadow: 0 0 0 200rem rgb(0 0 0 / 0.07); }
    .words { font-size: 1.0625rem; line-height: 1.5; text-align: start; white-space: pre-line; }
    .gauge { block-size: 0.375rem; border-radius: 0.2rem; background: var(--line); overflow: hidden; }
    .gauge span { display: block; block-size: 100%; background: var(--accent); }
    .gauge .full { background: var(--bad); }
    .facts { font-size: 0.8125rem; line-height: 1.45; }
    .facts .bad { font-weight: 600; }
    kbd { padding: 0.05rem 0.35rem; border: 1px solid var(--line); border-radius: 0.3rem; font-size: 0.8125rem; background: var(--card); }
    @media print { .language { break-inside: avoid; } .text { break-inside: auto; } }

    """

  /// Filters, after `FilterScript`: a text is shown with those of its languages that fit. Without it everything can be
  /// read all the same.
  static let script: StaticString = """
    (() => {
      'use strict';
      const texts = Array.from(document.querySelectorAll('.text'));
      const about = texts.map(text => text.querySelector('.about').textContent.toLowerCase());
      const languages = texts.map(text => Array.from(text.querySelectorAll('.language'), item => ({
        item, words: item.textContent.toLowerCase(), locale: item.dataset.locale, states: item.dataset.state.split(' '),
      })));

      function fits(index, filters, words) {
        const [screen, locale, state] = ['screen', 'locale', 'state'].map(name => filters.get(name));
        const isOnScreen = !screen || texts[index].dataset.screen.split('\\n').includes(screen);
        // A word about the text itself finds all its languages.
        const others = words.filter(word => !about[index].includes(word));
        let isShown = false;
        for (const language of languages[index]) {
          const fits = isOnScreen && (!locale || language.locale === locale)
            && (!state || language.states.includes(state)) && others.every(word => language.words.includes(word));
          language.item.hidden = !fits;
          isShown = isShown || fits;
        }
        return isShown;
      }

      startFilters({
        selector: '.text', groups: [...document.querySelectorAll('.screen'), ...document.querySelectorAll('.document')], fits,
      });
    })();

    """
}
