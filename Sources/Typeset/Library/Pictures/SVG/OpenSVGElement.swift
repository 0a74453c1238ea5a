/// An element of an SVG file whose end has not been read.
struct OpenSVGElement {
  /// Its local name.
  let name: String
  /// What it inherits, and then its own.
  var paints: SVGPaints
  /// Its `id`.
  var id: String?
  /// Its drawing so far.
  var fragment = SVGFragment()
  /// How many vertices its outline has at most.
  var vertexCount = 4
  /// How many stops it has, if it is a gradient.
  var stopCount = 0
  /// Its characters, if it is a `style`.
  var text = ""

  /// An element that inherits from its parent.
  init(name: String, paints: SVGPaints) {
    self.name = name
    self.paints = paints
    fragment.cost.elements = SVGVocabulary.texts.contains(name) ? SVGVocabulary.textWeight : 1
    if name == "stop" || isGradient { fragment.cost.elements = 0 }
    if name.hasPrefix("fe") { fragment.cost.layers = 1 }
  }

  /// Whether its characters are shown.
  var isText: Bool { SVGVocabulary.texts.contains(name) }

  /// Whether it is a gradient.
  var isGradient: Bool { name == "linearGradient" || name == "radialGradient" }

  /// Adds the uses of what it inherits: a marker at each vertex, and patterns.
  mutating func usePaints() {
    guard SVGVocabulary.shapes.contains(name) || isText else { return }
    for id in [paints.fill, paints.stroke] { if let id { fragment.use(id) } }
    if SVGVocabulary.markedShapes.contains(name) {
      for id in [paints.markerStart, paints.markerEnd] { if let id { fragment.use(id) } }
      if let id = paints.markerMid { fragment.use(id, times: vertexCount) }
    }
  }
}

/// The elements that shapes inherit by their `id`.
struct SVGPaints {
  /// What fills shapes: a pattern or a gradient.
  var fill: String?
  /// What strokes shapes.
  var stroke: String?
  /// The marker at the first vertex.
  var markerStart: String?
  /// The marker at every other vertex.
  var markerMid: String?
  /// The marker at the last vertex.
  var markerEnd: String?

  /// Sets all markers.
  mutating func setMarkers(_ id: String?) { (markerStart, markerMid, markerEnd) = (id, id, id) }
}

/// The elements of SVG, as far as their cost differs.
enum SVGVocabulary {
  /// Those with characters that are shown.
  static let texts: Set<String> = ["text", "tspan", "tref", "textPath"]
  /// How many elements a text counts for: it is shaped anew each time.
  static let textWeight = 20
  /// How many stops of a gradient count for one element.
  static let stopsPerElement = 20
  /// Those that have an outline.
  static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  /// Those that take markers.
  static let markedShapes: Set<String> = ["path", "line", "polyline", "polygon"]
  /// Those that are drawn only where they are used.
  static let drawnElsewhere: Set<String> = [
    "defs", "mask", "clipPath", "pattern", "marker", "symbol", "filter", "linearGradient", "radialGradient",
  ]
  /// Those whose cost is not in the figures alone.
  static let suspects = texts.union(["filter", "mask", "pattern", "marker", "image", "foreignObject"])

  /// How many vertices an outline has at most: each is made of two numbers, or of one and a letter.
  static func vertexCount(of outline: String) -> Int {
    var numbers = 0
    var isInNumber = false
    for byte in outline.utf8 {
      let isPart = byte != UInt8(ascii: ",") && byte > 0x20 && !(byte | 0x20 >= UInt8(ascii: "a"))
      if isPart && (!isInNumber || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) { numbers += 1 }
      isInNumber = isPart
    }
    return max(4, numbers)
  }
}
