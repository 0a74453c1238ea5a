/// A vector drawable of Android, in the words of SVG.
struct VectorDrawable {
  /// Its drawing.
  private(set) var drawing = AssetDrawing()
  /// Whether it is mirrored in a right-to-left layout.
  let isAutoMirrored: Bool
  /// Whether the theme gives all its colours.
  var isTinted: Bool { hasThemeColor && !hasOwnColor }
  private var hasThemeColor = false
  private var hasOwnColor = false
  private let tree: ResourceTree
  private var omissions: [String: SourceRange] = [:]
  /// The colour of all of it, which takes the place of its own.
  private var tint: ResourceColor?

  /// Reads a drawable; throws where it says nothing about its extent.
  init(_ tree: ResourceTree) throws(ContentError) {
    self.tree = tree
    isAutoMirrored = tree.attribute("autoMirrored", of: 0) == "true"
    let viewport = (tree.number("viewportWidth", of: 0) ?? 0, tree.number("viewportHeight", of: 0) ?? 0)
    guard viewport.0 > 0, viewport.1 > 0 else {
      throw ContentError(
        "the drawable has no viewport", at: tree.place(of: 0), "give viewportWidth and viewportHeight", code: "asset")
    }
    let size = (tree.number("width", of: 0) ?? viewport.0, tree.number("height", of: 0) ?? viewport.1)
    tint = tree.attribute("tint", of: 0).flatMap(ResourceColor.init)
    drawing.add(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size.0)" height="\#(size.1)""#
        + #" viewBox="0 0 \#(viewport.0) \#(viewport.1)">"#)
    add(0, alpha: min(max(tree.number("alpha", of: 0) ?? 1, 0), 1))
    drawing.add("</svg>")
  }

  /// A warning for what is left out of the drawable of a name.
  func warnings(of name: String) -> [Diagnostic] {
    let names = omissions.keys.sorted()
    guard let first = names.first else { return [] }
    let list = names.map { "<\($0)>" }.joined(separator: ", ")
    return [
      Diagnostic(
        .warning, code: "damaged-asset", "drawable \(quoted(name)) is drawn without \(list)", at: omissions[first],
        hints: ["paths and groups with plain colours are drawn"])
    ]
  }

  private mutating func add(_ parent: Int, alpha: Double) {
    for element in tree.elements(of: parent) {
      switch tree.name(of: element) {
      case "group":
        drawing.add("<g transform=\"\(transform(of: element))\">")
        add(element, alpha: alpha)
        drawing.add("</g>")
      case "path": addPath(element, alpha: alpha)
      case let name: omissions[name] = omissions[name] ?? tree.place(of: element)
      }
    }
  }

  private func transform(of group: Int) -> String {
    func number(_ name: String, _ standard: Double) -> Double { tree.number(name, of: group) ?? standard }
    let (x, y) = (number("pivotX", 0), number("pivotY", 0))
    return "translate(\(number("translateX", 0) + x) \(number("translateY", 0) + y)) "
      + "rotate(\(number("rotation", 0))) scale(\(number("scaleX", 1)) \(number("scaleY", 1))) translate(\(-x) \(-y))"
  }

  private mutating func addPath(_ path: Int, alpha: Double) {
    for child in tree.elements(of: path) {
      // A gradient is the value of an attribute in an element of its own.
      let inner = tree.elements(of: child).first.map(tree.name) ?? tree.name(of: child)
      omissions[inner] = omissions[inner] ?? tree.place(of: child)
    }
    guard let data = tree.attribute("pathData", of: path), !data.isEmpty else { return }
    let escaped = data.filter { !"<>&\"".contains($0) }
    drawing.add("<path d=\"\(escaped)\"")
    addPaint("fill", tree.attribute("fillColor", of: path), alpha * (tree.number("fillAlpha", of: path) ?? 1))
    if tree.attribute("fillType", of: path) == "evenOdd" { drawing.add(" fill-rule=\"evenodd\"") }
    if let stroke = tree.attribute("strokeColor", of: path) {
      addPaint("stroke", stroke, alpha * (tree.number("strokeAlpha", of: path) ?? 1))
      drawing.add(" stroke-width=\"\(tree.number("strokeWidth", of: path) ?? 0)\"")
      if let cap = tree.attribute("strokeLineCap", of: path), ["butt", "round", "square"].contains(cap) {
        drawing.add(" stroke-linecap=\"\(cap)\"")
      }
      if let join = tree.attribute("strokeLineJoin", of: path), ["miter", "round", "bevel"].contains(join) {
        drawing.add(" stroke-linejoin=\"\(join)\"")
      }
    }
    drawing.add("/>")
  }

  private mutating func addPaint(_ attribute: String, _ text: String?, _ alpha: Double) {
    drawing.add(" \(attribute)=\"")
    defer { drawing.add("\"") }
    guard let text else { return drawing.add("none") }
    switch ResourceColor(text).map({ color in color.isTransparent ? color : tint ?? color }) {
    case .literal(let color):
      hasOwnColor = hasOwnColor || color.alpha > 0
      drawing.add(color.faded(to: alpha).hex)
    case .reference(let name):
      hasOwnColor = true
      drawing.add(color: name, alpha: alpha)
    case .theme:
      hasThemeColor = true
      drawing.add("currentColor")
    case nil: drawing.add("none")
    }
  }
}

extension ResourceColor {
  /// Whether nothing is seen of it.
  fileprivate var isTransparent: Bool { if case .literal(let color) = self { color.alpha == 0 } else { false } }
}
