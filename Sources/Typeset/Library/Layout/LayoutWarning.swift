/// What can go wrong between a document and its frames; all of it is drawn all the same.
enum LayoutWarning {
  /// An element is wider than its space, both in points.
  case wider(Double, than: Double)
  /// The contents of an element are higher than it is, both in points.
  case higher(Double, than: Double)
  /// The least widths of a row's children do not fit, in points.
  case rowOverflow(needed: Double, available: Double)
  /// The words of a table's columns do not fit, in points.
  case tableOverflow(needed: Double, available: Double)
  /// Something that cannot be split is higher than a page's body, in points.
  case pageOverflow(Double, body: Double)
  /// The contents of a screen or canvas end below its bottom edge, in points.
  case clipped(Double, available: Double, canScroll: Bool)
  /// A text that may not be broken is wider than its box, both in points.
  case unbroken(Double, in: Double)
  /// A text was cut without its author asking for it: the whole, and what is shown.
  case cut(String, to: String)
  /// A word is broken inside, since it is wider than its line.
  case brokenWord(String)
  /// A running line does not fit into one line.
  case runningLine
  /// A share of an iPad's screen was asked for, and the screen is another device's, of this name.
  case unsplit(String)
  /// The screen says that its device, of this name, is held upside down, in which it shows its screen upright (R088).
  case notUpsideDown(String)
  /// No icon has the name; the second is the known name that was most likely meant. An error.
  case unknownIcon(String, meant: [String])
  /// A slash would hide most of the icon of this name, which is drawn without it.
  case hidingSlash(String)
  /// An icon of the assets, of this name, is a picture, which is drawn without what it is composed with.
  case uncomposedIcon(String)
  /// An icon has neither a name nor a base. An error.
  case namelessIcon
  /// The element that a layer belongs to, as it is named, is not on the screen.
  case absentTarget(String)
  /// A picture says nothing to people who do not see it (R121).
  case withoutAlternative
  /// A heading of the second level follows one of the first, and skips a level between (R126).
  case skippedHeading(after: Int, level: Int)
  /// No keyboard has the letters of a language, a tag; the one of this name is shown.
  case keyboardOfScript(String, shown: String)
  /// The conditions of all pages, screens and canvases fail, this is the first of them. An error.
  case nothingLeft
  /// More boxes and bars are of a material than what lies beneath is blurred for: so many are opaque.
  case tooManyMaterials(Int)
  /// The author asked to mirror a logo (R035). An error.
  case flippedLogo

  /// The diagnostic about an element.
  func diagnostic(name: String, at range: SourceRange) -> Diagnostic {
    switch self {
    case .wider(let width, let available):
      Diagnostic(
        .warning, code: "overflow", "<\(name)> is \(text(width)) pt wide in a space of \(text(available)) pt",
        at: range, hints: ["remove its width, or make room for it"])
    case .absentTarget(let reference):
      Diagnostic(
        .warning, code: "reference", "<\(name)> belongs to \(quoted(reference)), which is not on the screen here",
        at: range, hints: ["show both under the same conditions"])
    case .higher(let height, let available):
      Diagnostic(
        .warning, code: "overflow",
        "the contents of <\(name)> are \(text(height)) pt high, but only \(text(available)) pt are available",
        at: range,
        hints: ["use min-height instead of height, or shorten the contents"])
    case .rowOverflow(let needed, let available):
      Diagnostic(
        .warning, code: "row-overflow",
        "the children of <\(name)> need at least \(text(needed)) pt, but the row has \(text(available)) pt", at: range,
        hints: ["words break to fit; use a column or fewer children"])
    case .tableOverflow(let needed, let available):
      Diagnostic(
        .warning, code: "row-overflow",
        "the columns of <\(name)> need at least \(text(needed)) pt, but the table has \(text(available)) pt", at: range,
        hints: ["words break to fit; use fewer columns or a smaller style"])
    case .pageOverflow(let height, let body):
      Diagnostic(
        .warning, code: "page-overflow",
        "<\(name)> is \(text(height)) pt high, but the body of a page is \(text(body)) pt",
        at: range, hints: ["it cannot be split; make it smaller, or use a larger page"])
    case .clipped(let height, let available, let canScroll):
      Diagnostic(
        .warning, code: "clipped",
        "the contents of <\(name)> are \(text(height)) pt high and clipped to \(text(available)) pt",
        at: range,
        hints: [
          canScroll
            ? name == ElementName.sheet.rawValue
              ? "scroll=\"yes\" says that people scroll it" : "scroll=\"yes\" lets the screen grow"
            : "remove its height to fit the contents"
        ])
    case .unbroken(let width, let available):
      Diagnostic(
        .warning, code: "overflow",
        "the text of <\(name)> is \(text(width)) pt wide in a space of \(text(available)) pt", at: range,
        hints: ["break it with wrap=\"greedy\", or cut it with lines=\"1\""])
    case .cut(let text, let shown):
      Diagnostic(
        .warning, code: "cut-text", "the text of <\(name)> is cut: \(quoted(shown)) instead of \(quoted(text))",
        at: range,
        hints: [
          ElementName(rawValue: name)?.declaration.common.contains(.lines) ?? false
            ? "shorten the text, or make room for it; lines=\"1\" lets it be cut"
            : "shorten the text, or make room for it"
        ])
    case .brokenWord(let word):
      Diagnostic(
        .warning, code: "broken-word", "the word “\(word)” is broken, since it is wider than its line", at: range,
        hints: ["mark where it may be divided with soft hyphens (U+00AD, &#xAD;), or give it more room"])
    case .runningLine:
      Diagnostic(
        .warning, code: "overflow", "<\(name)> does not fit on one line", at: range, hints: ["shorten its text"])
    case .unsplit(let device):
      Diagnostic(
        .warning, code: "split", "\(device) has no split screen; using the whole screen", at: range,
        hints: ["choose an iPad, or the whole screen"])
    case .notUpsideDown(let device):
      Diagnostic(
        .warning, code: "orientation", "\(device) has no portrait upside down (R088); it is shown upright", at: range,
        hints: ["choose an iPad, or an iPhone with a home button"])
    case .unknownIcon(let icon, let meant):
      Diagnostic(
        .error, code: "unknown-icon", "unknown icon \(quoted(icon))", at: range,
        hints: [
          meant.isEmpty
            ? "add your own icons with <icons src=\"…\"/> in the head"
            : "did you mean " + meant.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
        ])
    case .hidingSlash(let icon):
      Diagnostic(
        .warning, code: "icon-slash",
        "a slash would hide most of the icon \(quoted(icon)), whose lines run along it; it is drawn without", at: range,
        hints: ["use a <badge name=\"close\"/> instead, or an icon such as prohibited"])
    case .uncomposedIcon(let icon):
      Diagnostic(
        .warning, code: "icon-parts",
        "\(quoted(icon)) is a picture of the assets; it is drawn without badge, slash and tool",
        at: range, hints: ["use an icon that consists of outlines"])
    case .namelessIcon:
      Diagnostic(
        .error, code: "nameless-icon", "<\(name)> has no name", at: range,
        hints: ["add a name, as in name=\"heart\", or a <base>"])
    case .withoutAlternative:
      Diagnostic(
        .warning, code: "no-alternative", "<\(name)> has no alternative text (R121)", at: range,
        hints: ["describe it with alt=\"…\", or mark it with decorative=\"yes\""])
    case .skippedHeading(let previous, let level):
      Diagnostic(
        .warning, code: "skipped-heading",
        "<\(name)> is a heading of level \(level) directly below one of level \(previous) (R126)", at: range,
        hints: ["use <h\(previous + 1)>; change its appearance with style=\"…\""])
    case .keyboardOfScript(let language, let layout):
      Diagnostic(
        .warning, code: "keyboard",
        "no keyboard is known for the language \(quoted(language)); using \(quoted(layout))",
        at: range, hints: ["choose another with lang=\"…\" on the <\(name)>"])
    case .nothingLeft:
      Diagnostic(
        .error, code: "nothing-left", "nothing is left to draw: no page, screen or canvas meets its \"when\"",
        at: range,
        hints: ["change the conditions, or add a canvas without one"])
    case .tooManyMaterials(let count):
      Diagnostic(
        .warning, code: "materials",
        "<\(name)> has more than \(BackdropBlur.mostMaterials) materials; \(count) of them are opaque", at: range,
        hints: ["use material on fewer boxes, or material=\"opaque\""])
    case .flippedLogo:
      Diagnostic(
        .error, code: "flipped-logo", "logos are never mirrored (R035)", at: range,
        hints: ["remove flip=\"yes\""])
    }
  }

  /// A length with two decimals at most.
  private func text(_ length: Double) -> String {
    let hundredths = (min(max(length, -1e9), 1e9) * 100).rounded()
    let whole = Int(hundredths / 100)
    let rest = Int(abs(hundredths)) % 100
    if rest == 0 { return String(whole) }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
