import Typeset

/// The look of all pages: calm, light or dark as the reader has it, laid out by start and end.
enum ReportStyle {
  /// The stylesheet that every page begins with; pages run to the edges of the screen, contents keep to the safe area
  /// (R107).
  ///
  /// Colours are named by their purpose: `--ground --card --text --quiet --line --accent --good --caution --bad`. There
  /// are `.card`, `.badge` (with `good`, `note`, `caution` or `bad`), `.bar` (a row of controls that stays at the top),
  /// `.quiet`, `.code` (text as it was written), `.picture` (a ground for pictures) and `.aside` (seen by screen
  /// readers alone).
  static let shared: StaticString = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --quiet: #62626a; --line: #d8d8de; --accent: #0060c7;
      --on-accent: #ffffff; --good: #1a7431; --caution: #8a5200; --bad: #b3261e; --checker: #ececf0;
      font: 100%/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --card: #222225; --text: #f2f2f4; --quiet: #a5a5ae; --line: #3b3b41; --accent: #6cb2ff;
        --on-accent: #10243c; --good: #63d281; --caution: #f0b354; --bad: #ff8a80; --checker: #2b2b2f;
      }
    }
    @media (prefers-contrast: more) { :root { --quiet: var(--text); --line: var(--text); } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--text); overflow-wrap: anywhere;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    }
    header, main, footer { max-inline-size: 100rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
    header { padding-block: 2.5rem 1rem; }
    footer { padding-block: 2rem 3rem; color: var(--quiet); font-size: 0.875rem; }
    h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -0.01em; }
    h2 { margin-block: 2.5rem 0.75rem; font-size: 1.25rem; line-height: 1.3; }
    h3 { margin: 0; font-size: 1rem; line-height: 1.4; }
    p { margin-block: 0.5rem; }
    a { color: var(--accent); text-underline-offset: 0.15em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
    .quiet { color: var(--quiet); }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem; padding: 1rem; }
    .badge {
      display: inline-block; padding: 0 0.6em; border: 1px solid currentColor; border-radius: 1em;
      font-size: 0.8125rem; line-height: 1.6; font-weight: 600; white-space: nowrap;
    }
    .good { color: var(--good); }
    .caution { color: var(--caution); }
    .bad { color: var(--bad); }
    .note { color: var(--accent); }
    .code, code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; font-size: 0.875em; }
    pre { margin-block: 0.5rem; padding: 0.75rem; overflow-x: auto; border-radius: 0.5rem; background: var(--ground); tab-size: 4; }
    .bar {
      position: sticky; inset-block-start: env(safe-area-inset-top); z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end;
      padding-block: 0.75rem; background: var(--ground); border-block-end: 1px solid var(--line);
    }
    @media (max-height: 40rem), (max-width: 40rem) { .bar { position: static; } }
    label { display: inline-grid; gap: 0.15rem; font-size: 0.8125rem; color: var(--quiet); }
    input, select, button {
      font: inherit; font-size: 0.9375rem; color: var(--text); background: var(--card); min-block-size: 2.25rem;
      border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.25rem 0.625rem; max-inline-size: 100%;
    }
    button { cursor: pointer; }
    button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
    summary { cursor: pointer; }
    table { border-collapse: collapse; inline-size: 100%; font-size: 0.9375rem; }
    th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
    th { color: var(--quiet); font-weight: 600; font-size: 0.8125rem; }
    .picture {
      display: grid; place-items: center; padding: 0.75rem; border-radius: 0.5rem; overflow: hidden;
      background: var(--checker);
    }
    img { display: block; max-inline-size: 100%; block-size: auto; }
    .aside {
      position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print { .bar { display: none; } .card { break-inside: avoid; } }

    """
}
