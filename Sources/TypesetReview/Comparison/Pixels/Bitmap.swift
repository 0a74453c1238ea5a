import Typeset

/// An immutable bitmap in sRGB, from a PNG file or a drawing.
///
/// A transparent pixel has no colour; hidden values in a file are dropped.
package final class Bitmap: Sendable {
  /// The most pixels of a picture that is read: as many as one that is written may have.
  package static let mostPixels = PNGOutput.maximumPixels

  /// Pixels from left to right.
  package let width: Int
  /// Pixels from top to bottom.
  package let height: Int
  /// Pixels per point, if the file gives a resolution.
  package let pixelsPerPoint: Double?
  /// Red, green, blue and alpha of every pixel, a byte each in this order, rows from the top without gaps.
  nonisolated(unsafe) let pixels: UnsafeMutablePointer<UInt32>
  /// The same in 16 bits a channel; nil where eight say everything.
  nonisolated(unsafe) let wide: UnsafeMutablePointer<UInt64>?
  /// Whether no pixel shows anything behind it.
  let isOpaque: Bool

  /// Takes over pixels that were allocated.
  private init(
    width: Int, height: Int, pixelsPerPoint: Double?, pixels: UnsafeMutablePointer<UInt32>,
    wide: UnsafeMutablePointer<UInt64>? = nil, isOpaque: Bool
  ) {
    self.width = width
    self.height = height
    self.pixelsPerPoint = pixelsPerPoint
    self.pixels = pixels
    self.wide = wide
    self.isOpaque = isOpaque
  }

  deinit {
    pixels.deallocate()
    wide?.deallocate()
  }

  /// A picture without pixels, the partner of one that has none.
  static let empty = Bitmap(width: 0, height: 0, pixelsPerPoint: nil, pixels: .allocate(capacity: 1), isOpaque: true)
}

extension Bitmap {
  /// Reads a PNG file of any kind: gray or of a palette, of 1 to 16 bits, interlaced or not.
  ///
  /// Values are treated as sRGB, regardless of the file's profile. Throws a `BitmapError`.
  package convenience init(png bytes: [UInt8]) throws(BitmapError) {
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

  private convenience init(narrow bytes: [UInt8], header: PNGHeader) throws(PictureError.Reason) {
    let count = header.width * header.height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: PNGDecoder.room(for: header))
    var isOpaque = true
    do throws(PictureError.Reason) {
      isOpaque = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError.Reason) in
        try PNGDecoder.decode(bytes, header: header, into: pixels)
      }
    } catch {
      pixels.deallocate()
      throw error
    }
    if !isOpaque { isOpaque = Self.forgetWhatIsHidden(pixels, count: count) }
    self.init(
      width: header.width, height: header.height, pixelsPerPoint: header.pixelsPerPoint, pixels: pixels,
      isOpaque: isOpaque)
  }

  /// Sixteen bits per channel, reduced to one byte if the other repeats it.
  private convenience init(wide bytes: [UInt8], header: PNGHeader) throws(PictureError.Reason) {
    let count = header.width * header.height
    let wide = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    do throws(PictureError.Reason) {
      _ = try bytes.withUnsafeBufferPointer { (bytes) throws(PictureError.Reason) in
        try PNGDecoder.decodeWide(bytes, header: header, into: wide)
      }
    } catch {
      wide.deallocate()
      throw error
    }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    var (isNarrow, isOpaque) = (true, true)
    for index in 0..<count {
      let channels = wide[index].channels
      if channels.w == 0 { wide[index] = 0 }
      let shown = wide[index].narrowed
      isNarrow = isNarrow && shown.widened == wide[index]
      isOpaque = isOpaque && channels.w == .max
      pixels[index] = shown
    }
    if isNarrow { wide.deallocate() }
    self.init(
      width: header.width, height: header.height, pixelsPerPoint: header.pixelsPerPoint, pixels: pixels,
      wide: isNarrow ? nil : wide, isOpaque: isOpaque)
  }

  /// Creates a picture from the red, green, blue and alpha of its pixels, rows from the top; `channels` is four, or three if all are
  /// opaque.
  convenience init(
    width: Int, height: Int, pixelsPerPoint: Double? = nil, channels: Int, of bytes: UnsafePointer<UInt8>
  ) {
    let count = width * height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 1))
    if channels == 3 {
      var source = bytes
      for index in 0..<count {
        pixels[index] = UInt32(red: source[0], green: source[1], blue: source[2], alpha: 255)
        source += 3
      }
    } else {
      UnsafeMutableRawPointer(pixels).copyMemory(from: bytes, byteCount: count * 4)
    }
    let isOpaque = channels == 3 || Self.forgetWhatIsHidden(pixels, count: count)
    self.init(width: width, height: height, pixelsPerPoint: pixelsPerPoint, pixels: pixels, isOpaque: isOpaque)
  }

  /// Creates a picture from its colours, row by row from the top.
  package convenience init(width: Int, height: Int, colors: [Color]) {
    precondition(width > 0 && height > 0 && colors.count == width * height, "a picture has a colour for every pixel")
    let bytes = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    self.init(width: width, height: height, channels: 4, of: bytes)
  }

  /// Takes the colour from pixels that show none, and gives whether all are opaque.
  private static func forgetWhatIsHidden(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    var least: UInt8 = 255
    for index in 0..<count {
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
    withExtendedLifetime(self) {
      pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
        PNGFile.bytes(
          of: $0, width: width, height: height, channels: 4, pixelsPerPoint: pixelsPerPoint ?? 1
        ).withBytes(Array.init)
      }
    }
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
