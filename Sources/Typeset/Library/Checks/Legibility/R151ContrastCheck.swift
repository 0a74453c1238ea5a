/// Finds text that does not stand out enough from what really lies under it (R151).
///
/// Text up to 17 points needs 4.5:1; text from 18 points on, and semibold or heavier text, needs 3:1 (F1). `wcag-aa`
/// and `wcag-aaa` have the limits of the Web Content Accessibility Guidelines. Translucent colours are laid over each
/// other first. Over pictures and other grounds of several colours the worst pixel that a glyph covers counts, those at
/// the edges of glyphs left out (F10).
///
/// Text of controls that cannot be used is left alone, and so is decoration; placeholders are text like any other. The
/// remedy names the most similar colour of the palette that has enough contrast.
enum R151ContrastCheck: PageCheck {
  static let rule = Rule(151)
  static let level = CheckLevel.error

  /// A text with less contrast than it needs.
  private struct Weakness {
    var run: CheckedRun
    var text: String
    var ratio: Double
    var ground: Color
    var limit: ContrastLimit
  }

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var worst: [Int: Weakness] = [:]
    let pixels = GroundPixels()
    for line in page.lines {
      for run in line.runs {
        guard let weakness = weakness(of: run, in: line, on: page, pixels) else { continue }
        let known = worst[run.element]
        if known.map({ weakness.ratio / weakness.limit.ratio < $0.ratio / $0.limit.ratio }) != false {
          worst[run.element] = weakness
        }
      }
    }
    for index in worst.keys.sorted() {
      if let weakness = worst[index] { report(weakness, of: page.elements[index], on: page, &log) }
    }
  }

  private static func weakness(
    of run: CheckedRun, in line: CheckedLine, on page: CheckedPage, _ pixels: GroundPixels
  ) -> Weakness? {
    let appearance = run.run.appearance
    let limit = ContrastLimit(size: appearance.size, weight: appearance.font.weight, profile: page.profile)
    guard let ink = run.ink else { return nil }
    let box = line.clip.map(ink.intersection) ?? ink
    guard !box.isEmpty, !page.isExemptFromContrast(run.element) else { return nil }
    let result: (ratio: Double, ground: Color)
    switch page.ground(under: box, below: run.drawingsBelow) {
    case .plain(let ground):
      result = (appearance.color.contrast(on: ground), ground)
    case .mixed:
      guard let worst = pixels.worstContrast(of: run, in: box, on: page) else { return nil }
      result = worst
    }
    guard result.ratio < limit.ratio, !run.run.text.allSatisfy(\.isWhitespace) else { return nil }
    return Weakness(run: run, text: line.text, ratio: result.ratio, ground: result.ground, limit: limit)
  }

  private static func report(
    _ weakness: Weakness, of element: CheckedElement, on page: CheckedPage, _ log: inout FaultLog
  ) {
    let color = weakness.run.run.appearance.color
    let limit = weakness.limit
    let seen = color.over(weakness.ground)
    let text = weakness.text.shortened(to: 40)
    log.add(
      .error, at: element,
      "text \(quoted(text)) has too little contrast: \(seen.hex) on \(weakness.ground.hex)",
      remedy: Palette.advice(instead: color, on: weakness.ground, limit: limit, in: page.options.appearance)
    ) {
      $0.measured = limit.text(of: weakness.ratio)
      $0.required = limit.text
      $0.severity = limit.ratio / weakness.ratio
    }
  }
}

extension CheckedPage {
  /// Whether the contrast of an element does not count: it cannot be used, or it is decoration.
  func isExemptFromContrast(_ index: Int) -> Bool {
    let element = elements[index]
    return ([element] + ancestors(of: element)).contains {
      !$0.element.isEnabled || $0[Common.enabled] == false || $0.element.isDecorative
    }
  }
}

extension Palette {
  /// What to do about a colour that has too little contrast on a ground.
  static func advice(
    instead color: Color, on ground: Color, limit: ContrastLimit, in appearance: Appearance
  ) -> String {
    guard let name = nearest(to: color, on: ground, ratio: limit.ratio, in: appearance),
      let found = Palette.color(named: name, appearance: appearance)
    else { return "change the background; no colour of the palette has enough contrast on it" }
    return "use the colour \(name), which has \(limit.text(of: found.contrast(on: ground))), or change the background"
  }

  /// The name of the colour most similar to another one that has a contrast on a ground; nil for none.
  private static func nearest(to color: Color, on ground: Color, ratio: Double, in appearance: Appearance) -> String? {
    let seen = color.over(ground)
    return names.compactMap { name -> (name: String, distance: Int)? in
      guard let candidate = Palette.color(named: name, appearance: appearance), candidate.contrast(on: ground) >= ratio
      else { return nil }
      return (name, candidate.over(ground).distance(to: seen))
    }.min { $0.distance < $1.distance }?.name
  }
}

extension Color {
  /// How different another opaque colour looks, roughly: differences count as much as the eye is sensitive to them.
  fileprivate func distance(to other: Color) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
