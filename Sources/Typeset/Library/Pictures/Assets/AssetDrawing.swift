/// An SVG picture that is made from another drawing, whose colours may be those of the assets.
struct AssetDrawing: Sendable {
  /// A part of it.
  private enum Piece: Sendable {
    /// Its text.
    case text(String)
    /// A colour of the assets, with an opacity.
    case color(String, alpha: Double)
  }

  private var pieces: [Piece] = []

  /// Adds text.
  mutating func add(_ text: String) {
    if case .text(let last)? = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(text))
    }
  }

  /// Adds a colour of the assets, with an opacity from 0 to 1.
  mutating func add(color name: String, alpha: Double) { pieces.append(.color(name, alpha: alpha)) }

  /// The picture in UTF-8; a colour that there is not is that of its place.
  func svg(_ color: (String) -> Color?) -> [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      switch piece {
      case .text(let text): bytes += text.utf8
      case .color(let name, let alpha): bytes += (color(name)?.faded(to: alpha).hex ?? "currentColor").utf8
      }
    }
  }
}

extension IconArtwork {
  /// The outlines of an SVG picture; nil where it has anything else.
  static func ofAsset(_ bytes: [UInt8], name: String) -> IconArtwork? {
    guard PictureFormat.sniffed(bytes) == .svg else { return nil }
    return SVGIconReader.read(bytes, name: name, log: DiagnosticLog())
  }

  /// The drawing with all its colours replaced by that of its place.
  var inOneColor: IconArtwork {
    func changed(_ nodes: [IconNode]) -> [IconNode] {
      nodes.map { node in
        switch node {
        case .shape(var shape):
          if shape.fill != nil { shape.fill = .current }
          if shape.stroke != nil { shape.stroke = .current }
          return .shape(shape)
        case .part(var part):
          part.nodes = changed(part.nodes)
          return .part(part)
        }
      }
    }
    return IconArtwork(size: size, nodes: changed(nodes))
  }

  /// Whether all of it has one colour.
  var hasOneColor: Bool {
    var paints: Set<IconPaint> = []
    func collect(_ nodes: [IconNode]) {
      for node in nodes {
        switch node {
        case .shape(let shape): paints.formUnion([shape.fill, shape.stroke].compactMap(\.self))
        case .part(let part): collect(part.nodes)
        }
      }
    }
    collect(nodes)
    return paints.count <= 1
  }
}
