/// The script that reports share in which things are filtered and gone through.
enum FilterScript {
  /// Defines `startFilters`, for the page's own script: the filters are in the address and in the form `filters`, `/`
  /// searches, and `j` and `k` go through the elements of a selector, its stops, as far as they are shown. `fits` says
  /// of a stop, by its index, whether it is shown for the filters and the words of the search; `groups` hide with all
  /// of their stops.
  static let text: StaticString = """
    'use strict';
    function startFilters({ selector, groups, fits, changed = () => {} }) {
      const stops = Array.from(document.querySelectorAll(selector));
      const form = document.getElementById('filters');
      const controls = Array.from(form.querySelectorAll('[name]'));
      let filters = new URLSearchParams();

      function show() {
        const words = (filters.get('q') || '').toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        stops.forEach((stop, index) => {
          stop.hidden = !fits(index, filters, words);
          if (!stop.hidden) count += 1;
          changed(index, stop.hidden);
        });
        for (const group of groups) group.hidden = !group.querySelector(selector + ':not([hidden])');
        document.getElementById('none').hidden = count > 0;
        document.getElementById('shown').textContent = count + ' of ' + stops.length + ' shown';
        for (const control of controls) {
          const value = filters.get(control.name) || '';
          if (control !== document.activeElement || control.value.trim() !== value) control.value = value;
        }
      }

      // The address of a thing on the page keeps the filters; any other fragment is filters. The browser focuses what it
      // goes to by itself, except for what was hidden; a second focus could come after a key that moved on.
      function read() {
        const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
        if (!target) {
          filters = new URLSearchParams(location.hash.slice(1));
          return show();
        }
        if (target.hidden) {
          filters = new URLSearchParams();
          show();
          target.focus();
        }
      }

      function write() {
        const chosen = new URLSearchParams();
        for (const control of controls) {
          const value = control.value.trim();
          if (value) chosen.set(control.name, value);
        }
        location.replace('#' + (chosen.toString() || 'all'));
      }

      function go(step) {
        const shown = stops.filter(stop => !stop.hidden);
        if (shown.length === 0) return;
        const at = shown.findIndex(stop => stop.contains(document.activeElement));
        const next = at < 0 ? (step > 0 ? 0 : shown.length - 1) : Math.min(Math.max(at + step, 0), shown.length - 1);
        shown[next].focus();
        shown[next].scrollIntoView({ block: 'nearest' });
      }

      form.addEventListener('input', write);
      form.addEventListener('reset', event => { event.preventDefault(); location.replace('#all'); });
      form.addEventListener('submit', event => event.preventDefault());
      addEventListener('hashchange', read);
      addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
        const steps = { j: 1, k: -1 };
        if (event.key in steps) {
          event.preventDefault();
          go(steps[event.key]);
        } else if (event.key === '/') {
          event.preventDefault();
          form.querySelector('[name=q]').focus();
        }
      });
      form.hidden = false;
      show();
      read();
    }

    """
}
