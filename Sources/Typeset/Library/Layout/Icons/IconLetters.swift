/// Puts the letters of a script, and the digits in force, in the place of those that an icon is drawn with (R155,
/// R156).
///
/// They come from the fonts of the document, in the box of those that they stand for, and as thick as the lines of the
/// icon, as far as what they enclose stays open.
struct IconLetters {
  /// Finds fonts.
  let setter: TextSetter
  /// The language of the icon's readers.
  let language: LanguageTag
  /// The digits in force.
  let numerals: NumberingSystem
  /// How much thicker than drawn lines are.
  let strokeFactor: Double

  /// An icon with its letters and digits.
  struct Result {
    /// The drawing.
    var artwork: IconArtwork
    /// Whether letters of another script than Latin were chosen.
    var choosesLetters = false
    /// Whether other digits than Western ones were chosen.
    var choosesDigits = false
    /// What it should show and no font has; nil where it shows all.
    var missing: String?
  }

  /// The drawing with the letters and digits of its readers.
  func applied(to artwork: IconArtwork) -> Result {
    var result = Result(artwork: artwork)
    guard language.script != .latin || numerals != .western else { return result }
    result.artwork = artwork.mapParts { part in
      guard let text = part.text else { return part }
      switch part.kind {
      case .letter: return letter(insteadOf: text, part, &result)
      case .digit: return digits(insteadOf: text, part, &result)
      case .base, .wave, .slash, .badge, .tool, .text, .sign: return part
      }
    }
    return result
  }

  private func letter(insteadOf latin: String, _ part: IconPart, _ result: inout Result) -> IconPart {
    let script = language.script
    guard script != .latin else { return part }
    guard let text = R155SymbolLetters.text(insteadOf: latin, in: script.tag) else {
      result.missing = "letters of \(script.name)"
      return part
    }
    if R155SymbolLetters.isDrawn(as: latin, in: script.tag) {
      result.choosesLetters = true
      return part
    }
    guard let drawn = drawn(text, insteadOf: part) else {
      result.missing = quoted(text)
      return part
    }
    result.choosesLetters = true
    return drawn
  }

  private func digits(insteadOf western: String, _ part: IconPart, _ result: inout Result) -> IconPart {
    guard numerals != .western else { return part }
    let text = numerals.replacingDigits(in: western)
    let row = numerals.replacingDigits(in: "123")
    guard let drawn = drawn(R156SymbolDigits.visual(text), insteadOf: part, inRowOf: row) else {
      result.missing = quoted(text)
      return part
    }
    result.choosesDigits = true
    return drawn
  }

  /// A part that shows a text in the box of another; nil where no font has it.
  ///
  /// Digits are as large as in a `row` of them, and may be wider than the one that they stand for.
  private func drawn(_ text: String, insteadOf part: IconPart, inRowOf row: String? = nil) -> IconPart? {
    guard let box = part.bounds, let model = part.firstShape, var ink = setter.ink(of: text, language: language.tag),
      let line = (row ?? text) == text ? ink.bounds : setter.ink(of: row ?? text, language: language.tag)?.bounds
    else { return nil }
    if part.slant != 0 { ink = ink.leaning(by: part.slant) }
    guard let extent = ink.bounds, extent.width > 0, line.height > 0 else { return nil }
    // The box is that of the middle of lines, which reach half of their width beyond it; areas end with it.
    let stroke = model.stroke == nil ? 0 : ink.strokeWidth
    let width = row == nil ? box.width : max(box.width, box.height)
    let scale = min(width / max(extent.width - stroke, stroke), box.height / max(line.height - stroke, stroke))
    let center = Point(x: box.minX + box.width / 2, y: box.minY + box.height / 2)
    let mostInk = min(0.55, 0.38 + 0.5 * model.strokeWidth / min(box.width, box.height))
    let middle = Point(x: extent.minX + extent.width / 2, y: line.minY + line.height / 2)
    var outline = ink.placed(scale: scale, middle, at: center)
    if model.stroke != nil {
      outline = outline.thickened(to: model.strokeWidth * strokeFactor, mostInk: mostInk)
    }
    var drawn = part
    drawn.nodes = [.shape(IconShape(path: outline.path, fill: model.stroke ?? model.fill))]
    return drawn
  }
}

extension GlyphPolygons {
  /// The outline leaning to the right by a share of its height.
  fileprivate func leaning(by slope: Double) -> GlyphPolygons {
    GlyphPolygons(contours: contours.map { $0.map { Point(x: $0.x - slope * $0.y, y: $0.y) } })
  }

  /// The outline enlarged, with a point of it moved to another.
  fileprivate func placed(scale: Double, _ point: Point, at place: Point) -> GlyphPolygons {
    GlyphPolygons(
      contours: contours.map { contour in
        contour.map { Point(x: place.x + ($0.x - point.x) * scale, y: place.y + ($0.y - point.y) * scale) }
      })
  }

  /// The outline with strokes of a width, or less where ink would fill more than a share of its box: it would fill what
  /// it encloses.
  fileprivate func thickened(to width: Double, mostInk: Double) -> GlyphPolygons {
    guard let box = bounds else { return self }
    let wanted = (width - strokeWidth) / 2
    let steps = 12
    for step in 0..<steps where wanted > 0 {
      let distance = wanted * Double(steps - step) / Double(steps)
      let room = (box.width + 2 * distance) * (box.height + 2 * distance)
      if area + perimeter * distance <= mostInk * room { return expanded(by: distance) }
    }
    return wanted < 0 ? expanded(by: wanted) : self
  }

  /// The outline to be filled by the winding number.
  fileprivate var path: Path {
    Path(
      contours.flatMap { contour -> [Path.Step] in
        guard let first = contour.first else { return [] }
        return [.move(first)] + contour.dropFirst().map(Path.Step.line) + [.close]
      })
  }
}
