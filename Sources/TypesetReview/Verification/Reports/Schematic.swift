import Typeset

/// A sketch of a page from its record alone, as SVG inside a report: boxes with their colours, texts in their places.
///
/// Outlines other than rectangles are shown as their boxes, since a record contains only their hash.
struct Schematic {
  /// The page.
  let page: PageRecord

  /// Writes the sketch; `marks` are drawn over it, which then steps back.
  func write(_ label: String, marks: [Mark] = [], to out: HTMLPage) throws {
    let size = page.size
    try out.element(
      "svg",
      [
        "viewBox": "0 0 \(size.width.plain) \(size.height.plain)",
        "width": size.width.plain,
        "height": size.height.plain, "role": "img", "aria-label": label,
      ]
    ) {
      let ground = page.background?.hex ?? "none"
      try out.void("rect", ["width": size.width.plain, "height": size.height.plain, "fill": ground])
      try out.element("g", ["opacity": marks.isEmpty ? nil : "0.35"]) {
        try write(page.paints, to: out)
        try page.lines.forEach { try write($0, to: out) }
        try page.elements.forEach { try write($0, to: out) }
      }
      for mark in marks { try mark.write(to: out) }
    }
  }

  private func write(_ element: ElementRecord, to out: HTMLPage) throws {
    try write(element.paints, to: out)
    try element.lines.forEach { try write($0, to: out) }
    try element.children.forEach { try write($0, to: out) }
  }

  private func write(_ line: LineRecord, to out: HTMLPage) throws {
    try write(line.paints, to: out)
    try line.runs.forEach { try write($0, to: out) }
  }

  private func write(_ paints: [PaintRecord], to out: HTMLPage) throws {
    for paint in paints {
      switch paint.mark {
      case .path(let path): try write(path, to: out)
      case .glyphs(let run): try write(run, to: out)
      case .picture(let picture):
        try box(picture.frame, radius: picture.radius, fill: "#8884", stroke: "#888", to: out)
        let frame = picture.frame
        try out.void(
          "path",
          [
            "d": "M\(frame.minX.plain) \(frame.minY.plain)L\(frame.maxX.plain) \(frame.maxY.plain)"
              + "M\(frame.maxX.plain) \(frame.minY.plain)L\(frame.minX.plain) \(frame.maxY.plain)", "stroke": "#888",
          ])
      }
    }
  }

  private func write(_ path: PathRecord, to out: HTMLPage) throws {
    let color = path.fill?.hex ?? path.stroke?.color.hex
    switch path.outline {
    case .rectangle(let radius):
      try box(
        path.frame, radius: radius, fill: path.fill?.hex ?? "none", stroke: path.stroke?.color.hex,
        width: path.stroke?.width, to: out)
    case .other where path.frame.width > 40 && path.frame.height > 16:
      // So large it is the ground of something, with corners of several radii.
      try box(path.frame, radius: 0, fill: path.fill?.hex ?? "none", stroke: path.stroke?.color.hex, to: out)
    case .other:
      // A drawing is only known by its box and its colour.
      try out.void(
        "rect",
        [
          "x": path.frame.minX.plain, "y": path.frame.minY.plain, "width": path.frame.width.plain,
          "height": path.frame.height.plain, "rx": "2", "fill": color, "fill-opacity": "0.25", "stroke": color,
          "stroke-dasharray": "2 2", "stroke-width": "0.5",
        ])
    }
  }

  private func box(
    _ frame: Rect, radius: Double, fill: String, stroke: String?, width: Double? = nil, to out: HTMLPage
  ) throws {
    try out.void(
      "rect",
      [
        "x": frame.minX.plain, "y": frame.minY.plain, "width": frame.width.plain, "height": frame.height.plain,
        "rx": radius > 0 ? radius.plain : nil, "fill": fill, "stroke": stroke, "stroke-width": width?.plain,
      ])
  }

  private func write(_ run: RunRecord, to out: HTMLPage) throws {
    guard run.text.contains(where: { !$0.isWhitespace }) else { return }
    let isRightToLeft = run.direction == .rightToLeft
    try out.element(
      "text",
      [
        "x": (isRightToLeft ? run.x + run.width : run.x).plain, "y": run.baseline.plain,
        "font-size": run.size.plain, "font-weight": run.weight == 400 ? nil : "\(run.weight)",
        "font-style": run.isItalic ? "italic" : nil, "fill": run.color.hex, "textLength": run.width.plain,
        "lengthAdjust": "spacingAndGlyphs", "direction": run.direction.rawValue, "lang": run.language,
      ], text: run.text)
  }
}

extension Schematic {
  /// Something that is pointed at: a box with the number of a change.
  struct Mark {
    /// The number of the change, from 1.
    var number: Int
    /// The box as it was.
    var expected: Rect?
    /// The box as it is.
    var actual: Rect?

    /// Writes the expected box in dashes, the actual box in full, and the number beside it.
    func write(to out: HTMLPage) throws {
      if let expected { try write(expected, "was", to: out) }
      if let actual { try write(actual, "is", to: out) }
      guard let box = actual ?? expected else { return }
      let place = Point(x: max(8, box.minX), y: max(8, box.minY))
      try out.void("circle", ["class": "number", "cx": place.x.plain, "cy": place.y.plain, "r": "8"])
      try out.element(
        "text", ["class": "number", "x": place.x.plain, "y": (place.y + 3.5).plain, "text-anchor": "middle"],
        text: "\(number)")
    }

    private func write(_ box: Rect, _ kind: String, to out: HTMLPage) throws {
      let box = box.expanded(by: 1)
      try out.void(
        "rect",
        [
          "class": kind, "x": box.minX.plain, "y": box.minY.plain, "width": box.width.plain,
          "height": box.height.plain, "rx": "2",
        ])
    }
  }
}

extension Double {
  /// The number with at most two decimals.
  fileprivate var plain: String {
    let number = roundedToHundredths
    return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
  }
}
