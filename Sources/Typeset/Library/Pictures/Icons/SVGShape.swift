/// Reads the outlines of the basic shapes (SVG 1.1, section 9).
struct SVGShape {
  let reader: SVGIconReader
  let index: Int

  /// The elements that draw an outline, with the attributes of their geometry.
  static let geometry: [String: [String]] = [
    "path": ["d"], "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"], "polygon": ["points"],
    "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "rect": ["x", "y", "width", "height", "rx", "ry"],
  ]

  /// The outline of an element; nil for one that draws nothing or does not belong into an icon, which is an error.
  func outline(of name: String) -> Path? {
    switch name {
    case "path": return path()
    case "line":
      return Path([.move(Point(x: number("x1"), y: number("y1"))), .line(Point(x: number("x2"), y: number("y2")))])
    case "polyline": return polygon(isClosed: false)
    case "polygon": return polygon(isClosed: true)
    case "circle": return ellipse(number("r"), number("r"))
    case "ellipse": return ellipse(number("rx"), number("ry"))
    case "rect": return rect()
    default:
      let known = ["g"] + Self.geometry.keys.sorted()
      reader.fault(
        "<\(reader.shown(name))> is not allowed in an icon", at: StartTag(reader.tree, index).name,
        "use one of: \(known.joined(separator: ", "))")
      return nil
    }
  }

  private func number(_ name: String) -> Double { reader.number(name, of: index) ?? 0 }

  private func path() -> Path? {
    guard let text = reader.attribute("d", of: index) else { return nil }
    do { return try SVGPathReader.path(text) } catch {
      let message =
        switch error {
        case .noMove: "path data must begin with M"
        case .unexpected(""): "path data ends unexpectedly"
        case .unexpected(let rest): "invalid path data at \(quoted(rest))"
        case .tooLong: "the path has more than \(SVGPathReader.greatestCount) steps"
        }
      reader.fault(message, at: reader.value("d", of: index), nil)
      return nil
    }
  }

  private func polygon(isClosed: Bool) -> Path? {
    guard let text = reader.attribute("points", of: index) else { return nil }
    var scanner = SVGNumberScanner(text)
    var steps: [Path.Step] = []
    while !scanner.isAtEnd {
      guard let x = scanner.number(), let y = scanner.number(), steps.count < SVGPathReader.greatestCount else {
        reader.fault("invalid points at \(quoted(scanner.rest))", at: reader.value("points", of: index), nil)
        return nil
      }
      steps.append(steps.isEmpty ? .move(Point(x: x, y: y)) : .line(Point(x: x, y: y)))
    }
    return Path(isClosed && !steps.isEmpty ? steps + [.close] : steps)
  }

  private func ellipse(_ rx: Double, _ ry: Double) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    return Self.ellipse(center: Point(x: number("cx"), y: number("cy")), rx: rx, ry: ry)
  }

  private static func ellipse(center: Point, rx: Double, ry: Double) -> Path {
    Path.circle(center: .zero, radius: 1).transformed(
      by: Transform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y))
  }

  private func rect() -> Path? {
    let box = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    guard box.width > 0, box.height > 0 else { return nil }
    let rx = reader.number("rx", of: index) ?? reader.number("ry", of: index) ?? 0
    let ry = reader.number("ry", of: index) ?? rx
    guard rx > 0, ry > 0 else { return Path(box) }
    // Corners of two radii are those of a circle in a plane that is stretched.
    let stretch = ry / rx
    let plane = Rect(x: box.minX, y: box.minY / stretch, width: box.width, height: box.height / stretch)
    return Path(plane, radius: rx).transformed(by: .scale(x: 1, y: stretch))
  }
}
