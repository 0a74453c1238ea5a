import Typeset

/// Draws compared pictures side by side: expected, difference, actual; several pairs are stacked.
///
/// The difference shows equal parts in pale gray, antialiased pixels in amber, differing pixels in red, and a blue
/// outline around every region. Transparent pixels are drawn on white.
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
      painter?.draw(row: row - starts[section], into: &bytes)
    }.bytes
  }
}

extension PictureComparison {
  /// The extent of a panel of its triptych, in pixels.
  var panelSize: (width: Int, height: Int) {
    (max(expected.width, actual.width), max(expected.height, actual.height))
  }

  /// Expected, difference and actual side by side, as a PNG file.
  package func triptych() throws -> [UInt8] { try Triptych(self).png() }

  /// The parts of a triptych.
  package enum Panel: Int, CaseIterable, Sendable {
    case expected, difference, actual
  }

  /// One part of the triptych, as a PNG file; all parts are of one size.
  func png(of panel: Panel) -> [UInt8] {
    let (width, height) = panelSize
    let start = 3 * (Triptych.gutter + panel.rawValue * (Triptych.gutter + width))
    let painter = TriptychPainter(self)
    var whole = [UInt8](repeating: TriptychPainter.mat, count: 3 * (3 * width + 4 * Triptych.gutter))
    return PNGFile.bytes(width: width, height: height, pixelsPerPoint: 1) { row, bytes in
      var span = whole.mutableSpan
      span.update(repeating: TriptychPainter.mat)
      painter.draw(row: row, into: &span)
      for index in 0..<3 * width { bytes[index] = span[start + index] }
    }.bytes
  }
}

/// Draws the rows of one comparison into a triptych, three bytes a pixel.
final class TriptychPainter {
  /// The gray around the pictures, in all channels.
  static let mat: UInt8 = 0xD1
  private static let differing = OpaquePixel(red: 0xD7, green: 0x00, blue: 0x15)
  private static let antialiased = OpaquePixel(red: 0xFF, green: 0xB3, blue: 0x40)
  private static let outline = OpaquePixel(red: 0x00, green: 0x40, blue: 0xDD)
  /// The distance of an outline from the pixels it marks.
  private static let outlineDistance = 4
  /// How thick an outline is.
  private static let outlineWidth = 3

  private let comparison: PictureComparison
  private let overlay: PictureOverlay
  private var scan: PixelScan
  /// The outlines, from the top.
  private let outlines: [PixelRect]
  private var nextOutline = 0
  /// The outlines that reach down to the current row.
  private var activeOutlines: [PixelRect] = []

  init(_ comparison: PictureComparison) {
    self.comparison = comparison
    overlay = PictureOverlay(comparison.expected, comparison.actual, direction: comparison.direction)
    scan = PixelScan(overlay, tolerance: comparison.tolerance, ignoring: comparison.ignored)
    outlines = comparison.regions.map { $0.bounds.expanded(by: Self.outlineDistance + Self.outlineWidth) }
      .sorted { $0.rows.lowerBound < $1.rows.lowerBound }
  }

  /// Draws a row; rows come from the top.
  func draw(row: Int, into bytes: inout MutableSpan<UInt8>) {
    let gutter = Triptych.gutter
    copy(comparison.expected, row: row, columns: overlay.expectedColumns, to: &bytes, at: gutter)
    copy(comparison.actual, row: row, columns: overlay.actualColumns, to: &bytes, at: 3 * gutter + 2 * overlay.width)
    drawDifference(row: row, into: &bytes, at: 2 * gutter + overlay.width)
  }

  private func copy(
    _ picture: Bitmap, row: Int, columns: Range<Int>, to bytes: inout MutableSpan<UInt8>, at start: Int
  ) {
    guard row < picture.height else { return }
    for column in 0..<picture.width {
      set(picture.pixels[row * picture.width + column].onWhite, in: &bytes, at: start + columns.lowerBound + column)
    }
  }

  private func drawDifference(row: Int, into bytes: inout MutableSpan<UInt8>, at start: Int) {
    _ = scan.scan(row: row)
    for column in 0..<overlay.width {
      switch PixelKind(rawValue: scan.marks[column]) {
      case .differing? where isShared(column, row): set(Self.differing, in: &bytes, at: start + column)
      case .differing?: if let pixel = pixel(column, row) { set(Self.unshared(pixel), in: &bytes, at: start + column) }
      case .antialiased?: set(Self.antialiased, in: &bytes, at: start + column)
      default:
        guard let pixel = pixel(column, row) else { continue }
        // Pale enough that red and amber stand out, dark enough that the page can be recognized.
        let gray = UInt8(255 - (255_000 - pixel.luma) * 24 / 100_000)
        set(OpaquePixel(red: gray, green: gray, blue: gray), in: &bytes, at: start + column)
      }
    }
    drawOutlines(row: row, into: &bytes, at: start)
  }

  private func isShared(_ column: Int, _ row: Int) -> Bool {
    overlay.sharedRows.contains(row) && overlay.sharedColumns.contains(column)
  }

  /// A pixel that only one picture has, still recognizable on a red background.
  private static func unshared(_ pixel: UInt32) -> OpaquePixel {
    let gray = 255_000 - (255_000 - pixel.luma) * 60 / 100
    return OpaquePixel(red: UInt8(gray / 1000), green: UInt8(gray * 70 / 100_000), blue: UInt8(gray * 72 / 100_000))
  }

  private func drawOutlines(row: Int, into bytes: inout MutableSpan<UInt8>, at start: Int) {
    while nextOutline < outlines.count, outlines[nextOutline].rows.lowerBound <= row {
      activeOutlines.append(outlines[nextOutline])
      nextOutline += 1
    }
    activeOutlines.removeAll { $0.rows.upperBound <= row }
    for outline in activeOutlines {
      let isEdge =
        row < outline.rows.lowerBound + Self.outlineWidth || row >= outline.rows.upperBound - Self.outlineWidth
      let inner = outline.columns
      let parts =
        isEdge
        ? [inner]
        : [
          inner.lowerBound..<(inner.lowerBound + Self.outlineWidth),
          (inner.upperBound - Self.outlineWidth)..<inner.upperBound,
        ]
      for part in parts {
        for column in part.clamped(to: 0..<overlay.width) { set(Self.outline, in: &bytes, at: start + column) }
      }
    }
  }

  /// The pixel of the expected picture, or of the actual one, at a position.
  private func pixel(_ column: Int, _ row: Int) -> UInt32? {
    if row < overlay.expected.height, overlay.expectedColumns.contains(column) {
      return overlay.expected.pixels[overlay.expectedIndex(column, row)]
    }
    if row < overlay.actual.height, overlay.actualColumns.contains(column) {
      return overlay.actual.pixels[overlay.actualIndex(column, row)]
    }
    return nil
  }

  private func set(_ color: OpaquePixel, in bytes: inout MutableSpan<UInt8>, at pixel: Int) {
    bytes[pixel * 3] = color.red
    bytes[pixel * 3 + 1] = color.green
    bytes[pixel * 3 + 2] = color.blue
  }
}

extension UInt32 {
  /// The colour of a pixel on white.
  fileprivate var onWhite: OpaquePixel {
    func shown(_ channel: UInt8) -> UInt8 {
      let sum: Int = Int(channel) * Int(alpha) + 255 * (255 - Int(alpha)) + 127
      return UInt8(sum / 255)
    }
    return alpha == 255
      ? OpaquePixel(red: red, green: green, blue: blue)
      : OpaquePixel(red: shown(red), green: shown(green), blue: shown(blue))
  }
}

extension PixelRect {
  /// The rectangle with every edge moved outwards.
  fileprivate func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      columns: (columns.lowerBound - distance)..<(columns.upperBound + distance),
      rows: (rows.lowerBound - distance)..<(rows.upperBound + distance))
  }
}

/// An opaque colour. A `Color` comes from another library, and making one is a call for each pixel.
private struct OpaquePixel {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}
