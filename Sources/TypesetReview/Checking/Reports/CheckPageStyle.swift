/// The style and script of a page of findings in addition to those of all pages.
enum CheckPageStyle {
  /// The stylesheet.
  static let sheet: StaticString = """
    .skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.5rem 1rem; background: var(--card); }
    .skip:focus { inset-block-start: 0.5rem; z-index: 2; }
    form.bar { max-inline-size: 100rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
    form.bar input { inline-size: 11rem; }
    form.bar select { max-inline-size: 16rem; }
    form.bar output { margin-inline-start: auto; padding-block: 0.4rem; font-variant-numeric: tabular-nums; }
    #findings { outline: none; }
    .scene { margin-block: 1rem; }
    .scene > h3 { margin-block-end: 0.75rem; }
    .beside { display: grid; gap: 1rem 1.5rem; grid-template-columns: minmax(min(14rem, 100%), 2fr) minmax(min(16rem, 100%), 3fr); align-items: start; }
    @media (max-width: 44rem) { .beside { grid-template-columns: minmax(0, 1fr); } }
    @media (min-width: 44.01rem) and (min-height: 40.01rem) {
      .beside > .pictures { position: sticky; inset-block-start: 5.5rem; max-block-size: calc(100vh - 6rem); overflow: auto; }
    }
    .pictures { display: grid; gap: 0.75rem; }
    figure { margin: 0; }
    figcaption { font-size: 0.8125rem; color: var(--quiet); }
    .scene .picture { padding: 1.25rem; }
    .stage { position: relative; direction: ltr; inline-size: fit-content; max-inline-size: 100%; }
    .mark { position: absolute; border: 2px solid currentColor; border-radius: 0.2rem; text-decoration: none; }
    .mark span, .number {
      display: inline-grid; place-items: center; min-inline-size: 1.5rem; block-size: 1.5rem; padding-inline: 0.25rem; border-radius: 0.75rem;
      font-size: 0.8125rem; line-height: 1; font-weight: 700; font-variant-numeric: tabular-nums;
    }
    .mark span { position: absolute; inset-block-start: -0.95rem; left: calc(-1.25rem + 1.6rem * var(--shift)); }
    .mark.bad, .number.bad { --mark: #b3261e; }
    .mark.caution, .number.caution { --mark: #8a5200; }
    .mark.note, .number.note { --mark: #0060c7; }
    .mark { color: var(--mark); z-index: 0; }
    .mark span, .number { background: var(--mark); color: #ffffff; box-shadow: 0 0 0 1px #ffffff; text-decoration: none; }
    .mark:hover, .mark:focus-visible, .mark:target, .mark.current { background: color-mix(in srgb, var(--mark) 25%, transparent); z-index: 1; }
    .list { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
    .finding { padding: 0.5rem 0.75rem; border-inline-start: 3px solid var(--line); scroll-margin-block-start: 6rem; }
    .finding:target, .finding:focus, .finding:focus-within { border-inline-start-color: var(--accent); outline: none; background: var(--ground); }
    .finding:focus-visible { outline: 3px solid var(--accent); }
    .finding p { margin-block: 0.15rem; }
    .finding .message { font-weight: 600; }
    .mark { scroll-margin-block: 8rem; }
    kbd { padding: 0.05rem 0.35rem; border: 1px solid var(--line); border-radius: 0.3rem; font-size: 0.8125rem; background: var(--card); }
    @media print { .beside > .pictures { position: static; max-block-size: none; } }

    """

  /// Filters, and keys that go from finding to finding. Without it everything can be read all the same.
  static let script: StaticString = """
    (() => {
      'use strict';
      const form = document.getElementById('filters');
      const axes = form.dataset.axes.split(' ');
      const controls = Array.from(form.querySelectorAll('[name]'));
      const findings = Array.from(document.querySelectorAll('.finding'));
      const groups = [...document.querySelectorAll('.scene'), ...document.querySelectorAll('.document')];
      const texts = findings.map(finding => finding.textContent.toLowerCase());
      const marks = findings.map(finding => document.getElementById('mark-' + finding.value));
      let filters = new URLSearchParams();

      function show() {
        const words = (filters.get('q') || '').toLowerCase().split(/\\s+/).filter(Boolean);
        const active = axes.filter(axis => filters.get(axis)).map(axis => [axis, filters.get(axis)]);
        let count = 0;
        findings.forEach((finding, index) => {
          const fits = words.every(word => texts[index].includes(word)) && active.every(([axis, wanted]) => {
            const value = finding.getAttribute('data-' + axis);
            // What depends on no variant is found in all of them.
            if (value === null) return true;
            return axis === 'locale' || axis === 'device' ? value.split(' ').includes(wanted) : value === wanted;
          });
          finding.hidden = !fits;
          if (marks[index]) marks[index].hidden = !fits;
          if (fits) count += 1;
        });
        for (const group of groups) group.hidden = !group.querySelector('.finding:not([hidden])');
        document.getElementById('none').hidden = count > 0;
        document.getElementById('shown').textContent = count + ' of ' + findings.length + ' shown';
        for (const control of controls) {
          const value = filters.get(control.name) || '';
          if (control !== document.activeElement || control.value.trim() !== value) control.value = value;
        }
      }

      // The address of a finding or a mark keeps the filters; any other fragment is filters. The browser focuses what it
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
        const stops = findings.filter(finding => !finding.hidden);
        if (stops.length === 0) return;
        const at = stops.findIndex(stop => stop.contains(document.activeElement));
        const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : Math.min(Math.max(at + step, 0), stops.length - 1);
        stops[next].focus();
        stops[next].scrollIntoView({ block: 'nearest' });
      }

      findings.forEach((finding, index) => {
        const set = isCurrent => marks[index] && marks[index].classList.toggle('current', isCurrent);
        for (const name of ['mouseenter', 'focusin']) finding.addEventListener(name, () => set(true));
        for (const name of ['mouseleave', 'focusout']) finding.addEventListener(name, () => set(false));
      });
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
    })();

    """
}
