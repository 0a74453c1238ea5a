import Typeset

/// An immutable bitmap in sRGB, from a PNG file or a drawing.
///
/// A transparent pixel has no colour; hidden values in a file are dropped.
package struct Bitmap: Sendable {
  /// The most pixels of a picture that is read: as many as one that is written may have.
  package static let mostPixels = PNGOutput.maximumPixels

  /// Pixels from left to right.
  package let width: Int
  /// Pixels from top to bottom.
  package let height: Int
  /// Pixels per point, if the file gives a resolution.
  package let pixelsPerPoint: Double?
  /// Red, green, blue and alpha of every pixel, a byte each in this order, rows from the top without gaps.
  let pixels: [UInt32]
  /// The same in 16 bits a channel; nil where eight say everything.
  let wide: [UInt64]?
  /// Whether no pixel shows anything behind it.
  let isOpaque: Bool

  /// A picture of pixels that show nothing hidden.
  private init(
    width: Int, height: Int, pixelsPerPoint: Double?, pixels: [UInt32], wide: [UInt64]? = nil, isOpaque: Bool
  ) {
    precondition(pixels.count == width * height && wide.map { $0.count == pixels.count } ?? true)
    self.width = width
    self.height = height
    self.pixelsPerPoint = pixelsPerPoint
    self.pixels = pixels
    self.wide = wide
    self.isOpaque = isOpaque
  }

  /// A picture without pixels, the partner of one that has none.
  static let empty = Bitmap(width: 0, height: 0, pixelsPerPoint: nil, pixels: [], isOpaque: true)
}

extension Bitmap {
  /// Reads a PNG file of any kind: gray or of a palette, of 1 to 16 bits, interlaced or not.
  ///
  /// Values are treated as sRGB, regardless of the file's profile. Throws a `BitmapError`.
  package init(png bytes: [UInt8]) throws(BitmapError) {
    do throws(PictureError.Reason) {
      let header = try Self.header(of: bytes)
      if header.bitDepth == 16 {
        try self.init(wide: bytes, header: header)
      } else {
        try self.init(narrow: bytes, header: header)
      }
    } catch { throw BitmapError(error) }
  }

  /// The header of a PNG file whose pixels can be taken.
  static func header(of bytes: [UInt8]) throws(PictureError.Reason) -> PNGHeader {
    guard !bytes.isEmpty else { throw .empty }
    switch PictureFormat.sniffed(bytes) {
    case .png?: break
    case .jpeg?: throw .foreign("JPEG")
    case .svg?: throw .foreign("SVG")
    case nil:
      if let name = PictureFormat.foreignName(of: bytes) { throw .foreign(name) }
      throw .unknownFormat
    }
    let header = try PNGHeader(bytes)
    let (count, isTooLarge) = header.width.multipliedReportingOverflow(by: header.height)
    guard !isTooLarge, count <= mostPixels else {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    return header
  }

  private init(narrow bytes: [UInt8], header: PNGHeader) throws(PictureError.Reason) {
    var (pixels, isOpaque) = try PNGDecoder.pixels(of: bytes, header: header)
    if !isOpaque { isOpaque = Self.forgetWhatIsHidden(&pixels) }
    self.init(
      width: header.width, height: header.height, pixelsPerPoint: header.pixelsPerPoint, pixels: pixels,
      isOpaque: isOpaque)
  }

  /// Sixteen bits per channel, reduced to one byte if the other repeats it.
  private init(wide bytes: [UInt8], header: PNGHeader) throws(PictureError.Reason) {
    var wide = try PNGDecoder.widePixels(of: bytes, header: header)
    var (isNarrow, isOpaque) = (true, true)
    for index in wide.indices {
      let channels = wide[index].channels
      if channels.w == 0 { wide[index] = 0 }
      isNarrow = isNarrow && wide[index].narrowed.widened == wide[index]
      isOpaque = isOpaque && channels.w == .max
    }
    self.init(
      width: header.width, height: header.height, pixelsPerPoint: header.pixelsPerPoint, pixels: wide.map(\.narrowed),
      wide: isNarrow ? nil : wide, isOpaque: isOpaque)
  }

  /// Creates a picture from the red, green, blue and alpha of its pixels, from the lowest byte up; rows from the top.
  init(width: Int, height: Int, pixelsPerPoint: Double? = nil, of pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    var pixels = pixels
    let isOpaque = Self.forgetWhatIsHidden(&pixels)
    self.init(width: width, height: height, pixelsPerPoint: pixelsPerPoint, pixels: pixels, isOpaque: isOpaque)
  }

  /// Creates a picture from its colours, row by row from the top.
  package init(width: Int, height: Int, colors: [Color]) {
    precondition(width > 0 && height > 0 && colors.count == width * height, "a picture has a colour for every pixel")
    var pixels = colors.map { UInt32(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    let isOpaque = Self.forgetWhatIsHidden(&pixels)
    self.init(width: width, height: height, pixelsPerPoint: nil, pixels: pixels, isOpaque: isOpaque)
  }

  /// Takes the colour from pixels that show none, and gives whether all are opaque.
  private static func forgetWhatIsHidden(_ pixels: inout [UInt32]) -> Bool {
    var least: UInt8 = 255
    for index in pixels.indices {
      let alpha = pixels[index].alpha
      if alpha == 0 { pixels[index] = 0 }
      least = min(least, alpha)
    }
    return least == 255
  }

  /// The colour of a pixel, counted from the top left.
  package subscript(x: Int, y: Int) -> Color {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "the picture has no such pixel")
    let pixel = pixels[y * width + x]
    return Color(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  /// The picture as a PNG file.
  package func png() -> [UInt8] {
    PNGFile.bytes(of: pixels, width: width, height: height, pixelsPerPoint: pixelsPerPoint ?? 1).bytes
  }
}

extension PNGHeader {
  /// Pixels a point of 1/72 inch, without what rounding to a whole number a metre added.
  fileprivate var pixelsPerPoint: Double? {
    pixelsPerMeter.map { (Double($0) * 0.0254 / 72 * 1000).rounded() / 1000 }
  }
}

/// The reason why a file is not a supported picture.
package struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  private let reason: PictureError.Reason

  init(_ reason: PictureError.Reason) { self.reason = reason }

  /// The error, as words that follow the name of the file.
  package var description: String {
    switch reason {
    case .empty: "is empty"
    case .foreign(let name): "is \(name), which is not supported"
    case .damaged(_, let words): "is a damaged PNG picture: \(words)"
    case .tooManyPixels(let width, let height):
      "has \(width) × \(height) pixels, more than \(Bitmap.mostPixels / 1_000_000) million"
    default: "is neither a PNG picture nor a document"
    }
  }

  /// What to do, one sentence each.
  package var hints: [String] {
    switch reason {
    case .foreign: ["save it as PNG"]
    case .unknownFormat: ["give two PNG pictures, two documents, or one of each"]
    case .tooManyPixels: ["compare parts of it, or render it at a lower scale"]
    default: []
    }
  }
}
