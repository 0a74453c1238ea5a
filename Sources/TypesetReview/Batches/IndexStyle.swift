import Typeset

/// The style of the index page in addition to that of all pages.
enum IndexStyle {
  /// The stylesheet.
  static let style: StaticString = """
    .skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.5rem 1rem; background: var(--card); }
    .skip:focus { inset-block-start: 0.5rem; z-index: 2; }
    form.bar { max-inline-size: 100rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
    form.bar input { inline-size: 11rem; }
    a.badge { text-decoration: none; }
    a.badge:hover { text-decoration: underline; }
    form.bar output { margin-inline-start: auto; padding-block: 0.4rem; font-variant-numeric: tabular-nums; }
    #variants { outline: none; }
    .document h2 { margin-block: 1.75rem 0.75rem; }
    .reading { margin-block: 1rem; }
    .reading h2 { margin-block: 0 0.5rem; }
    .grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); }
    .variant {
      display: grid; gap: 0.5rem; align-content: start; padding: 0.75rem; content-visibility: auto;
      contain-intrinsic-size: auto 26rem; scroll-margin-block-start: 6rem;
    }
    .variant:target { outline: 2px solid var(--accent); }
    .variant h3 { font-size: 0.9375rem; font-weight: 600; }
    .variant .picture { block-size: 18rem; padding: 0.75rem; }
    .variant .picture img { inline-size: auto; max-block-size: 16.5rem; box-shadow: 0 1px 4px #0003; border-radius: 0.25rem; }
    .variant .nothing { block-size: 6rem; }
    .variant dl { margin: 0; display: grid; gap: 0.125rem; font-size: 0.8125rem; }
    .variant dl div { display: flex; justify-content: space-between; gap: 0.75rem; }
    .variant dt { color: var(--quiet); }
    .variant dd { margin: 0; text-align: end; }
    .found { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem; }
    .found .badge { font-size: 0.75rem; white-space: normal; border-radius: 0.5rem; padding-inline: 0.4em; }
    .files { margin: 0; font-size: 0.8125rem; }
    .variant details { font-size: 0.8125rem; }
    .variant summary { font-weight: 600; }
    .messages { margin: 0.375rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
    .messages p { margin: 0.125rem 0 0; }

    """
}

/// What makes the filters of an index page work; the page shows everything without it.
enum IndexScript {
  /// The script: the fragment of the address decides what is shown, and the controls change the address.
  static let script: StaticString = """
    (() => {
      'use strict';
      const form = document.getElementById('filters');
      const axes = form.dataset.axes.split(' ');
      // Those of which a card may have several values.
      const lists = form.dataset.lists.split(' ');
      const controls = Array.from(form.querySelectorAll('[name]'));
      const cards = Array.from(document.querySelectorAll('.variant'));
      const sections = Array.from(document.querySelectorAll('.document'));
      const texts = cards.map(card => card.textContent.toLowerCase());
      const wanted = () => new URLSearchParams(location.hash.slice(1));

      function show() {
        const filters = wanted();
        const words = (filters.get('q') || '').toLowerCase().split(/\\s+/).filter(Boolean);
        const active = axes.concat(lists).filter(axis => filters.get(axis))
          .map(axis => [axis, [filters.get(axis), ...filters.get(axis).split(',')]]);
        const own = (card, axis) => {
          const value = card.getAttribute('data-' + axis);
          return lists.includes(axis) ? (value || '').split(' ') : [value];
        };
        let count = 0;
        cards.forEach((card, index) => {
          const fits = words.every(word => texts[index].includes(word))
            && active.every(([axis, values]) => own(card, axis).some(value => values.includes(value)));
          card.hidden = !fits;
          if (fits) count += 1;
        });
        for (const section of sections) section.hidden = !section.querySelector('.variant:not([hidden])');
        document.getElementById('none').hidden = count > 0 || cards.length === 0;
        document.getElementById('shown').textContent = count + ' of ' + cards.length + ' shown';
        for (const control of controls) {
          const value = filters.get(control.name) || '';
          if (control !== document.activeElement || control.value.trim() !== value) control.value = value;
        }
      }

      function write() {
        const filters = new URLSearchParams();
        for (const control of controls) {
          const value = control.value.trim();
          if (value) filters.set(control.name, value);
        }
        // An address in place of the last one: going back leaves the page, not a letter of the search.
        location.replace('#' + (filters.toString() || 'all'));
      }

      form.addEventListener('input', write);
      form.addEventListener('reset', event => { event.preventDefault(); location.replace('#all'); });
      form.addEventListener('submit', event => event.preventDefault());
      addEventListener('hashchange', show);
      addEventListener('keydown', event => {
        if (event.key !== '/' || event.target.closest('input, select, textarea')) return;
        event.preventDefault();
        form.querySelector('[name=q]').focus();
      });
      form.hidden = false;
      show();
    })();

    """
}
