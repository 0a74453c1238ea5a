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

  /// Filters, after `FilterScript`, and marks that follow the findings. Without it everything can be read all the same.
  static let script: StaticString = """
    (() => {
      'use strict';
      const axes = document.getElementById('filters').dataset.axes.split(' ');
      const findings = Array.from(document.querySelectorAll('.finding'));
      const texts = findings.map(finding => finding.textContent.toLowerCase());
      const marks = findings.map(finding => document.getElementById('mark-' + finding.value));

      function fits(index, filters, words) {
        return words.every(word => texts[index].includes(word)) && axes.every(axis => {
          const wanted = filters.get(axis);
          const value = findings[index].getAttribute('data-' + axis);
          // What depends on no variant is found in all of them.
          if (!wanted || value === null) return true;
          return axis === 'locale' || axis === 'device' ? value.split(' ').includes(wanted) : value === wanted;
        });
      }

      findings.forEach((finding, index) => {
        const set = isCurrent => marks[index] && marks[index].classList.toggle('current', isCurrent);
        for (const name of ['mouseenter', 'focusin']) finding.addEventListener(name, () => set(true));
        for (const name of ['mouseleave', 'focusout']) finding.addEventListener(name, () => set(false));
      });
      startFilters({
        selector: '.finding', groups: [...document.querySelectorAll('.scene'), ...document.querySelectorAll('.document')],
        fits,
        changed: (index, isHidden) => { if (marks[index]) marks[index].hidden = isHidden; },
      });
    })();

    """
}
