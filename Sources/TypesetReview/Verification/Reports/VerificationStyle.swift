import Typeset

/// The style and script of a verification page in addition to those of all pages.
enum VerificationStyle {
  /// The stylesheet.
  static let sheet: StaticString = """
    .numbers { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 1rem 0; padding: 0; list-style: none; }
    .variant { margin-block: 0.75rem; padding: 0; }
    .variant > summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.75rem 1rem; list-style: none; }
    .variant > summary::-webkit-details-marker { display: none; }
    .variant > summary::before { content: "›"; inline-size: 0.75em; font-weight: 600; color: var(--quiet); }
    .variant[open] > summary::before { content: "⌄"; }
    .variant > summary h3 { font-weight: 600; }
    .variant > summary .first { flex-basis: 100%; padding-inline-start: 1.5em; color: var(--quiet); }
    .variant[open] > summary .first { display: none; }
    .variant > summary:focus-visible { border-radius: 0.875rem; }
    .inside { padding: 0 1rem 1rem; }
    div.variant > .inside { padding-block: 0.75rem; }
    .panels { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); margin-block: 0.75rem; }
    .wipe label { display: grid; gap: 0.35rem; }
    .wipe input { inline-size: 100%; padding: 0; accent-color: var(--accent); }
    .stage { --at: 50%; position: relative; direction: ltr; }
    .stage > :last-child { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; clip-path: inset(0 0 0 var(--at)); }
    .stage::after { content: ""; position: absolute; inset-block: 0; left: var(--at); inline-size: 2px; margin-left: -1px; background: var(--accent); }
    figure { margin: 0; display: grid; gap: 0.35rem; align-content: start; }
    figcaption { font-size: 0.8125rem; color: var(--quiet); }
    svg { display: block; max-inline-size: 100%; block-size: auto; font-family: "Noto Sans", system-ui, sans-serif; }
    svg .was { fill: none; stroke: #d32f2f; stroke-width: 1.5; stroke-dasharray: 4 3; }
    svg .is { fill: #0a6ae02b; stroke: #0a6ae0; stroke-width: 1.5; }
    svg circle.number { fill: #0a6ae0; }
    svg text.number { fill: #ffffff; font-size: 10px; font-weight: 600; }
    .changes { margin: 0; padding-inline-start: 1.75rem; display: grid; gap: 0.35rem; }
    .changes .values { display: block; font-size: 0.8125rem; color: var(--quiet); }
    kbd { padding: 0.05rem 0.35rem; border: 1px solid var(--line); border-radius: 0.3rem; font-size: 0.8125rem; background: var(--card); }
    .names { columns: 20rem; margin: 0; padding: 0 1rem 1rem 2.5rem; font-size: 0.875rem; }

    """

  /// Filters, and keys that go from variant to variant. Without it everything can be read all the same.
  static let script: StaticString = """
    (() => {
      const filters = [...document.querySelectorAll("button[data-filter]")];
      const cards = [...document.querySelectorAll("[data-kind]")];
      const show = (kind) => {
        for (const filter of filters) filter.setAttribute("aria-pressed", String(filter.dataset.filter === kind));
        for (const card of cards) card.hidden = kind !== "all" && card.dataset.kind !== kind;
      };
      for (const filter of filters) filter.addEventListener("click", () => show(filter.dataset.filter));
      for (const bar of document.querySelectorAll(".bar")) bar.hidden = false;
      const go = (step) => {
        const stops = cards.filter((card) => !card.hidden).map((card) => card.querySelector("summary")).filter(Boolean);
        if (stops.length === 0) return;
        const at = stops.findIndex((stop) => stop.parentElement.contains(document.activeElement));
        const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : Math.min(Math.max(at + step, 0), stops.length - 1);
        stops[next].focus();
        stops[next].scrollIntoView({ block: "nearest" });
      };
      for (const figure of document.querySelectorAll(".wipe")) {
        const sides = ["expected", "actual"].map((side) =>
          figure.parentElement.querySelector(`[data-side="${side}"] .picture > *`));
        if (sides.includes(null)) continue;
        const stage = figure.querySelector(".stage");
        const slider = figure.querySelector("input");
        for (const side of sides) stage.append(side.cloneNode(true));
        const wipe = () =>
          stage.style.setProperty(`--at`, `${slider.value}%`);
        slider.addEventListener("input", wipe);
        figure.hidden = false;
      }
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
        const steps = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
        if (!(event.key in steps)) return;
        event.preventDefault();
        go(steps[event.key]);
      });
    })();

    """
}
