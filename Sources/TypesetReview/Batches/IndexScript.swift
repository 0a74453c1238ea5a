import Typeset

/// What makes the filters of an index page work; the page shows everything without it.
enum IndexScript {
  /// The script: the address behind `#` decides what is shown, and the controls write the address.
  static let script: StaticString = """
    (() => {
      'use strict';
      const form = document.getElementById('filters');
      const axes = form.dataset.axes.split(' ');
      const controls = Array.from(form.querySelectorAll('[name]'));
      const cards = Array.from(document.querySelectorAll('.variant'));
      const sections = Array.from(document.querySelectorAll('.document'));
      const texts = cards.map(card => card.textContent.toLowerCase());
      const wanted = () => new URLSearchParams(location.hash.slice(1));

      function show() {
        const filters = wanted();
        const words = (filters.get('q') || '').toLowerCase().split(/\\s+/).filter(Boolean);
        const active = axes.filter(axis => filters.get(axis))
          .map(axis => [axis, [filters.get(axis), ...filters.get(axis).split(',')]]);
        let count = 0;
        cards.forEach((card, index) => {
          const fits = words.every(word => texts[index].includes(word))
            && active.every(([axis, values]) => values.includes(card.getAttribute('data-' + axis)));
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
