import Typeset

/// The changes of everything that an element paints besides its text.
struct PaintFacets {
  /// What changed, the most telling first.
  private(set) var facets: [Facet] = []

  /// Compares what an element paints in two layouts.
  init(_ expected: ElementRecord, _ actual: ElementRecord) {
    let (was, now) = (
      expected.paints + expected.lines.flatMap(\.paints), actual.paints + actual.lines.flatMap(\.paints)
    )
    addPictures(was.compactMap(\.picture), now.compactMap(\.picture))
    addColors(was.compactMap(\.path), now.compactMap(\.path))
    let hasSameSize =
      Measure.areEqual(expected.frame.width, actual.frame.width)
      && Measure.areEqual(expected.frame.height, actual.frame.height)
    // Lines of text bring their underlines and grounds with them.
    let hasSameLines =
      expected.lines.count == actual.lines.count && expected.textWithoutBlanks == actual.textWithoutBlanks
    if hasSameLines || expected.lines.isEmpty, !facets.contains(where: { $0.kind == .picture }) {
      addShapes(
        expected.paints.compactMap(\.path), in: expected.frame, actual.paints.compactMap(\.path), in: actual.frame,
        hasSameSize: hasSameSize)
    }
    if hasSameLines, expected.hasLinePaint != actual.hasLinePaint || was.count != now.count, facets.isEmpty {
      facets.append(Facet(.drawing, "its text is underlined, struck or marked differently"))
    }
    if was.compactMap(\.glyphs).map(\.look) != now.compactMap(\.glyphs).map(\.look) {
      facets.append(Facet(.drawing, "its marks are different"))
    }
    if (expected.clip == nil) != (actual.clip == nil) {
      facets.append(
        Facet(.drawing, actual.clip == nil ? "it is no longer clipped" : "it is now clipped"))
    }
  }

  private mutating func addPictures(_ was: [PictureRecord], _ now: [PictureRecord]) {
    if was.map(\.checksum) != now.map(\.checksum) {
      let words =
        was.isEmpty
        ? "it now shows a picture" : now.isEmpty ? "it no longer shows a picture" : "it shows another picture"
      let list = { (pictures: [PictureRecord]) in pictures.map { String($0.checksum.prefix(16)) }.joined(separator: " ")
      }
      facets.append(Facet(.picture, words, from: list(was), to: list(now)))
      return
    }
    for (was, now) in zip(was, now) {
      if was.isMirrored != now.isMirrored {
        facets.append(
          Facet(
            .direction, now.isMirrored ? "its picture is now mirrored" : "its picture is no longer mirrored"))
      }
      if !Measure.areEqual(was.radius, now.radius) {
        let (old, new) = (Measure.points(was.radius), Measure.points(now.radius))
        facets.append(
          Facet(.drawing, "radius of its picture \(Measure.number(was.radius)) → \(new)", from: old, to: new))
      }
      if was.turn != now.turn {
        let (old, new) = ("\(Measure.number(was.turn))°", "\(Measure.number(now.turn))°")
        facets.append(Facet(.drawing, "turn of its picture \(old) → \(new)", from: old, to: new))
      }
      if was.opacity != now.opacity {
        let (old, new) = (Measure.number(was.opacity), Measure.number(now.opacity))
        facets.append(Facet(.drawing, "opacity of its picture \(old) → \(new)", from: old, to: new))
      }
      if was.tint != now.tint {
        let (old, new) = (was.tint?.hex ?? "its own colours", now.tint?.hex ?? "its own colours")
        facets.append(Facet(.color, "colour of its picture \(old) → \(new)", from: old, to: new))
      }
      if was.crop != now.crop { facets.append(Facet(.picture, "it shows another part of its picture")) }
    }
  }

  private mutating func addColors(_ was: [PathRecord], _ now: [PathRecord]) {
    guard was.count == now.count else { return }
    var known: Set<String> = []
    for (was, now) in zip(was, now) {
      for (name, old, new) in [
        (was.fillNoun, was.fill, now.fill), ("line colour", was.stroke?.color, now.stroke?.color),
      ]
      where old != new {
        let (before, after) = (old?.hex ?? "none", new?.hex ?? "none")
        let words = "\(name) \(before) → \(after)"
        if known.insert(words).inserted { facets.append(Facet(.color, words, from: before, to: after)) }
      }
      if was.fill == now.fill, was.gradient != now.gradient, known.insert("gradient").inserted {
        facets.append(Facet(.color, "its gradient is different"))
      }
    }
  }

  /// Outlines that differ, or moved within their element; growing with the element is not a change.
  private mutating func addShapes(
    _ was: [PathRecord], in frame: Rect, _ now: [PathRecord], in newFrame: Rect, hasSameSize: Bool
  ) {
    guard was.count == now.count else {
      facets.append(Facet(.drawing, "its drawing is different"))
      return
    }
    for (was, now) in zip(was, now) {
      if let words = Self.change(was, now, hasSameSize: hasSameSize) {
        facets.append(words)
        return
      }
      guard hasSameSize else { continue }
      let isMoved =
        !Measure.areEqual(was.frame.minX - frame.minX, now.frame.minX - newFrame.minX)
        || !Measure.areEqual(was.frame.minY - frame.minY, now.frame.minY - newFrame.minY)
      if isMoved {
        facets.append(Facet(.drawing, "a shape in it moved"))
        return
      }
    }
  }

  private static func change(_ was: PathRecord, _ now: PathRecord, hasSameSize: Bool) -> Facet? {
    switch (was.outline, now.outline) {
    case (.rectangle(let old), .rectangle(let new)) where !Measure.areEqual(old, new):
      return Facet(
        .drawing, "radius \(Measure.number(old)) → \(Measure.points(new))",
        from: Measure.points(old), to: Measure.points(new))
    case (.other(let old), .other(let new)) where hasSameSize && old != new:
      return Facet(.drawing, "its drawing is different")
    case (.rectangle, .other), (.other, .rectangle): return Facet(.drawing, "its drawing is different")
    default: break
    }
    if was.blur != now.blur { return Facet(.drawing, "its shadow is different") }
    if was.stroke?.width != now.stroke?.width, let old = was.stroke?.width, let new = now.stroke?.width {
      return Facet(
        .drawing, "width of its line \(Measure.number(old)) → \(Measure.points(new))",
        from: Measure.points(old), to: Measure.points(new))
    }
    let isResized =
      !Measure.areEqual(was.frame.width, now.frame.width) || !Measure.areEqual(was.frame.height, now.frame.height)
    if hasSameSize, isResized { return Facet(.drawing, "a shape in it changed size") }
    if was.stroke?.shape != now.stroke?.shape || was.usesEvenOdd != now.usesEvenOdd
      || hasSameSize && was.cutouts != now.cutouts
    {
      return Facet(.drawing, "its drawing is different")
    }
    return nil
  }
}

extension ElementRecord {
  /// Whether anything is painted on its lines besides glyphs.
  fileprivate var hasLinePaint: Bool { lines.contains { !$0.paints.isEmpty } }
}

extension PathRecord {
  /// What its fill is: a ground, or the colour of a drawing.
  fileprivate var fillNoun: String { if case .rectangle = outline { "background" } else { "colour" } }
}

extension Stroke {
  /// All but its colour.
  fileprivate var shape: Stroke { Stroke(color: .black, width: width, cap: cap, join: join) }
}

extension PaintRecord {
  /// The outline that is painted; nil for anything else.
  fileprivate var path: PathRecord? { if case .path(let path) = mark { path } else { nil } }
  /// The glyphs that are painted outside of a line; nil for anything else.
  fileprivate var glyphs: RunRecord? { if case .glyphs(let run) = mark { run } else { nil } }
  /// The picture that is painted; nil for anything else.
  fileprivate var picture: PictureRecord? { if case .picture(let picture) = mark { picture } else { nil } }
}

extension RunRecord {
  /// Its appearance, regardless of its position.
  fileprivate var look: [String] { [text, font, fontChecksum, "\(weight)", "\(size)", color.hex] }
}
