/// The style of a page for translators in addition to that of a page of texts.
enum ContextPageStyle {
  /// The stylesheet.
  static let sheet: StaticString = """
    .shots {
      display: flex; gap: 1.25rem; overflow-x: auto; align-items: flex-start; padding: 0.25rem 0.25rem 1rem; margin-inline: -0.25rem;
      overscroll-behavior-inline: contain; scroll-snap-type: inline proximity;
    }
    .shot { margin: 0; flex: none; inline-size: min(calc(var(--width) * 0.6), 80vw); scroll-snap-align: start; }
    .shot .stage, .part { border-radius: 0.5rem; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
    .shot .stage { inline-size: auto; }
    .shot img { inline-size: 100%; }
    .shot figcaption { margin-block-start: 0.4rem; display: flex; flex-wrap: wrap; gap: 0.1rem 0.5rem; align-items: baseline; font-size: 0.8125rem; }
    .shot .mark { outline: 1px solid #d6006c; outline-offset: 0; box-shadow: none; background: rgb(214 0 108 / 0.05); }
    .shot .mark:hover, .shot .mark:focus-visible { outline-width: 2px; background: rgb(214 0 108 / 0.18); }
    .shot .mark.full { outline-width: 2px; background: rgb(214 0 108 / 0.14); }
    .language .picture { border: 0; display: block; }
    .part { inline-size: min(var(--width), 100%); }
    .part img { position: absolute; max-inline-size: none; }
    .facts details { margin-block-start: 0.25rem; }
    .places { margin: 0.25rem 0 0; padding-inline-start: 1.1rem; }
    .index { margin-block-start: 2.5rem; }
    .index summary { font-weight: 600; }
    .index ul { columns: 16rem; margin-block: 0.75rem 0; padding: 0; list-style: none; }
    .index li { break-inside: avoid; padding-block: 0.15rem; }
    .index a { text-decoration: none; }
    @media print { .shots { flex-wrap: wrap; overflow: visible; } .shot { break-inside: avoid; } }

    """
}
