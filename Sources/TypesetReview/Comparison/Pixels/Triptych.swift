import Typeset

/// Draws pictures that were compared side by side: expected, difference, actual; several pairs one below another.
///
/// The difference shows what is equal in pale gray, antialiased pixels in amber, differing ones in red, and an outline in blue
/// around every region. What is transparent stands on white.
package struct Triptych {
  /// The space between pictures and around them, in pixels.
  static let gutter = 24
  /// The most pixels of a triptych.
  static let mostPixels = 1_000_000_000

  private let sizes: [(width: Int, height: Int)]
  private let load: (Int) throws -> PictureComparison

  /// A triptych of one comparison.
  package init(_ comparison: PictureComparison) {
    self.init(sizes: [comparison.panelSize]) { _ in comparison }
  }

  /// A triptych of several comparisons, one below another, each made when its first row is drawn.
  init(sizes: [(width: Int, height: Int)], load: @escaping (Int) throws -> PictureComparison) {
    self.sizes = sizes
    self.load = load
  }

  /// Pixels from left to right.
  var width: Int { (sizes.map(\.width).max() ?? 0) * 3 + 4 * Self.gutter }
  /// Pixels from top to bottom.
  var height: Int { sizes.reduce(Self.gutter) { $0 + $1.height + Self.gutter } }

  /// The picture as a PNG file.
  package func png() throws -> [UInt8] {
    guard width * height <= Self.mostPixels else {
      throw PNGError.size(width: Double(width), height: Double(height))
    }
    var starts = [Self.gutter]
    for size in sizes { starts.append(starts.last! + size.height + Self.gutter) }
    var painter: TriptychPainter?
    var current = -1
    return try PNGFile.bytes(width: width, height: height, pixelsPerPoint: 1) { row, bytes in
      bytes.update(repeating: TriptychPainter.mat)
      guard let section = starts.lastIndex(where: { $0 <= row }), section < sizes.count,
        row < starts[section] + sizes[section].height
      else { return }
      if section != current {
        painter = nil
        painter = TriptychPainter(try load(section))
        current = section
      }
      painter?.draw(row: row - starts[section], into: bytes)
    }.withBytes(Array.init)
  }
}

extension PictureComparison {
  /// The extent of a panel of its triptych, in pixels.
  var panelSize: (width: Int, height: Int) {
    (max(expected.width, actual.width), max(expected.height, actual.height))
  }

  /// Expected, difference and actual side by side, as a PNG file.
  package func triptych() throws -> [UInt8] { try Triptych(self).png() }
}
