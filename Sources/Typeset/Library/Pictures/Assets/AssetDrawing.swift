/// The drawings of assets that consist of outlines: SVG pictures, symbols, and Android's vectors.
enum AssetDrawing {
  /// The SVG picture that a file is, or says in its own words; nil for any other file.
  static func svg(_ bytes: [UInt8], name: String) -> [UInt8]? {
    PictureFormat.sniffed(bytes) == .svg ? bytes : nil
  }

  /// The outlines of a file, where it has nothing else.
  static func artwork(_ bytes: [UInt8], name: String) -> IconArtwork? {
    svg(bytes, name: name).flatMap { SVGIconReader.read($0, name: name, log: DiagnosticLog()) }
  }
}

extension IconArtwork {
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
}
