/// The template of a symbol, an SVG file with the symbol in several weights and sizes beside guides and notes: one of
/// them as a picture of its own.
struct SymbolTemplate {
  private let tree: ResourceTree
  private var text = ""

  /// The drawing of the regular weight in the middle size, or of the next best one; throws where there is none.
  static func drawing(_ source: SourceFile) throws(ContentError) -> AssetDrawing {
    var template = SymbolTemplate(tree: try ResourceTree(source))
    var drawing = AssetDrawing()
    drawing.add(try template.svg())
    return drawing
  }

  private init(tree: ResourceTree) { self.tree = tree }

  private mutating func svg() throws(ContentError) -> String {
    let symbols = element(named: "Symbols").map(tree.elements) ?? []
    let variants = symbols.compactMap { index in tree.attribute("id", of: index).map { ($0, index) } }
    let wanted = ["Regular-M", "Regular-S", "Regular-L", "Medium-M", "Medium-S"]
    guard let (name, group) = wanted.lazy.compactMap({ id in variants.first { $0.0 == id } }).first ?? variants.first
    else {
      throw ContentError(
        "the file is not a template of a symbol", at: tree.place(of: 0),
        "export it as a template, with a group \"Regular-M\" in the group \"Symbols\"", code: "asset")
    }
    add(group)
    let body = text
    let probe = "<svg viewBox=\"0 0 1 1\">\(body)</svg>"
    guard let artwork = IconArtwork.ofAsset(Array(probe.utf8), name: name), let ink = artwork.ink else {
      throw ContentError("the symbol \(quoted(name)) draws nothing", at: tree.place(of: group), code: "asset")
    }
    let box = box(of: name, around: ink)
    return #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24""#
      + " viewBox=\"\(box.minX) \(box.minY) \(box.width) \(box.height)\">\(body)</svg>"
  }

  /// The square of a variant: between its margins, and around the middle of capitals.
  private func box(of variant: String, around ink: Rect) -> Rect {
    func coordinate(_ id: String, _ attribute: String) -> Double? {
      element(named: id).flatMap { tree.number(attribute, of: $0) }
    }
    let size = variant.split(separator: "-").last.map(String.init) ?? "M"
    let left = coordinate("left-margin-\(variant)", "x1") ?? ink.minX
    let right = coordinate("right-margin-\(variant)", "x1") ?? ink.maxX
    var middle = ink.minY + ink.height / 2
    var least = 0.0
    if let base = coordinate("Baseline-\(size)", "y1"), let cap = coordinate("Capline-\(size)", "y1") {
      middle = (base + cap) / 2
      least = abs(base - cap) * 1.25
    }
    let center = (left + right) / 2
    let reach =
      [
        abs(right - left) / 2, least / 2, center - ink.minX, ink.maxX - center, middle - ink.minY, ink.maxY - middle,
      ].max() ?? 1
    return Rect(x: center - reach, y: middle - reach, width: 2 * reach, height: 2 * reach)
  }

  private func element(named id: String) -> Int? {
    tree.tree.nodes.indices.first { tree.tree.nodes[$0].kind == .element && tree.attribute("id", of: $0) == id }
  }

  /// Adds the outlines of an element, without the styles by which editors show layers.
  private mutating func add(_ index: Int) {
    let name = tree.name(of: index)
    guard name == "g" || SVGShape.geometry[name] != nil else { return }
    let kept = ["transform", "fill-rule"] + (SVGShape.geometry[name] ?? [])
    text += "<\(name)"
    for written in tree.tree.attributes[tree.tree.nodes[index].written] {
      if kept.contains(written.name) || written.name == "fill" && written.value == "none" {
        text += " \(written.name)=\"\(written.value.filter { !"<>&\"".contains($0) })\""
      }
    }
    text += ">"
    if name == "g" { for child in tree.elements(of: index) { add(child) } }
    text += "</\(name)>"
  }
}

extension IconArtwork {
  /// The extent of its ink; nil if it draws nothing.
  fileprivate var ink: Rect? {
    func bounds(_ nodes: [IconNode]) -> Rect? {
      nodes.reduce(nil) { box, node in
        switch node {
        case .shape(let shape): Rect.union(box, shape.path.tightBounds)
        case .part(let part): Rect.union(box, bounds(part.nodes))
        }
      }
    }
    return bounds(nodes)
  }
}
