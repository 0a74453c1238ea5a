/// What shapes of an icon inherit: paint, line and transform (SVG 1.1, sections 7 and 11).
struct SVGStyle {
  /// The fill; SVG's default is black, which is treated as the colour of the text.
  private var fill: IconPaint? = .current
  private var usesEvenOdd = false
  private var stroke: IconPaint?
  private var strokeWidth = 1.0
  private var cap = LineCap.butt
  private var join = LineJoin.miter
  private var transform: Transform

  /// The style outside of everything.
  init(transform: Transform) { self.transform = transform }

  /// The style inside an element; anything not allowed in an icon is an error.
  func reading(_ reader: SVGIconReader, _ index: Int) -> SVGStyle {
    var style = self
    let element = reader.tree.nodes[index].string
    for written in reader.tree.attributes[reader.tree.nodes[index].written] {
      let (name, text) = (written.name, written.value)
      switch name {
      case "fill": style.fill = paint(text, name, reader, index) ?? style.fill
      case "stroke": style.stroke = paint(text, name, reader, index) ?? style.stroke
      case "color": continue
      case "stroke-width":
        guard let width = reader.number(name, of: index) else { continue }
        style.strokeWidth = max(0, width)
      case "fill-rule": style.usesEvenOdd = word(text, of: ["nonzero", "evenodd"], name, reader, index) == "evenodd"
      case "stroke-linecap":
        style.cap = LineCap(rawValue: word(text, of: LineCap.allCases.map(\.rawValue), name, reader, index)) ?? .butt
      case "stroke-linejoin":
        style.join =
          LineJoin(rawValue: word(text, of: LineJoin.allCases.map(\.rawValue), name, reader, index)) ?? .miter
      case "transform":
        guard let own = SVGTransform.transform(text) else {
          reader.fault(
            "unsupported transform \(quoted(text))", at: reader.value(name, of: index),
            "use translate, scale, rotate or matrix")
          continue
        }
        style.transform = own.followed(by: style.transform)
      default:
        if !Self.isHarmless(name, of: element) {
          reader.fault(
            "the attribute \(name) is not allowed in an icon", at: StartTag(reader.tree, index).name(of: name),
            name == "style" || name == "class" ? "write fill, stroke and stroke-width as attributes" : nil)
        }
      }
    }
    return style
  }

  /// A shape in this style.
  func shape(_ path: Path) -> IconShape {
    IconShape(
      path: path.transformed(by: transform), fill: fill, usesEvenOdd: usesEvenOdd, stroke: stroke,
      strokeWidth: strokeWidth * transform.magnification, cap: cap, join: join)
  }

  /// Attributes that change nothing that is drawn here.
  private static func isHarmless(_ name: String, of element: String) -> Bool {
    if ["id", "xmlns", "version", "role", "focusable", "xml:space", "xml:lang"].contains(name) { return true }
    if name.hasPrefix("data-") || name.hasPrefix("xmlns:") || name.hasPrefix("aria-") { return true }
    if element == "svg" { return ["viewBox", "width", "height", "preserveAspectRatio"].contains(name) }
    return SVGShape.geometry[element]?.contains(name) ?? false
  }

  private func word(
    _ text: String, of words: [String], _ name: String, _ reader: SVGIconReader, _ index: Int
  ) -> String {
    if !words.contains(text) {
      reader.fault(
        "invalid \(name) \(quoted(text))", at: reader.value(name, of: index),
        "use one of: \(words.joined(separator: ", "))")
    }
    return text
  }
}

extension SVGStyle {
  /// A paint: nil for one that is wrong, which is an error; `.some(nil)` for none.
  private func paint(_ text: String, _ name: String, _ reader: SVGIconReader, _ index: Int) -> IconPaint?? {
    switch text {
    case "none", "transparent": return .some(nil)
    case "currentColor", "currentcolor": return .current
    default: break
    }
    if let color = Color(hex: text) { return .fixed(color) }
    let digits = Array(text)
    if digits.count == 4, let color = Color(hex: "#" + digits.dropFirst().map { "\($0)\($0)" }.joined()) {
      return .fixed(color)
    }
    reader.fault(
      "invalid paint \(quoted(text))", at: reader.value(name, of: index),
      "use currentColor, none or #rrggbb")
    return nil
  }
}
