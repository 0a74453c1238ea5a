import Foundation
import Testing

@testable import Typeset

/// The small pictures of the tests, and ways to read pictures.
enum PictureSample {
  /// The folder of the pictures.
  static let folder = Examples.folder.deletingLastPathComponent().appendingPathComponent("Tests/Cases/pictures").path

  /// The fonts of the checkout.
  static let fonts = PictureFonts(BundledFonts.library)

  /// The bytes of one of the pictures.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }

  /// Reads the bytes of a picture.
  static func read(_ bytes: [UInt8], name: String = "x", fonts: PictureFonts = fonts) throws -> Picture {
    try Picture.read(bytes, path: name, fonts: fonts, cache: PixelCache())
  }

  /// Why the bytes of a picture are refused; nil where they are not.
  static func refusal(_ bytes: [UInt8]) -> PictureError.Reason? {
    do {
      _ = try Picture.read(bytes, path: "x", fonts: fonts, cache: PixelCache())
      return nil
    } catch { return error }
  }

  /// An SVG picture with some shapes.
  static func svg(_ body: String, _ attributes: String = "width=\"20\" height=\"10\"") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>".utf8)
  }

  /// The JPEG picture of four corners with an orientation in its metadata, which is inserted behind its first marker.
  static func corners(orientation: Int, isLittleEndian: Bool = true) throws -> [UInt8] {
    let two: (Int) -> [UInt8] = { isLittleEndian ? [UInt8($0), 0] : [0, UInt8($0)] }
    let four: (Int) -> [UInt8] = { isLittleEndian ? two($0) + [0, 0] : [0, 0] + two($0) }
    let none: [UInt8] = [0, 0]
    let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
    let head: [UInt8] = Array((isLittleEndian ? "II" : "MM").utf8) + two(42) + four(8)
    let entry: [UInt8] = tag + two(3) + four(1) + two(orientation) + none
    let segment: [UInt8] = Array("Exif".utf8) + none + head + two(1) + entry + four(0)
    let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(segment.count + 2)]
    let file = try bytes("corners.jpg")
    return Array(file[..<2]) + marker + segment + Array(file[2...])
  }
}

extension Picture {
  /// Its pixels, as they are stored.
  func pixels() throws -> [UInt32] {
    guard case .pixels(let picture) = contents else { return [] }
    let pixels = try picture.pixels()
    let span = pixels.span
    return span.indices.map { span[$0] }
  }

  /// How its pixels have to be turned.
  var orientation: Orientation? { if case .pixels(let picture) = contents { picture.orientation } else { nil } }
}

extension LayoutSample {
  /// The pictures on a frame, in the order of drawing.
  func pictures(on frame: Int = 0) -> [ImageItem] {
    func pictures(_ items: [FrameItem]) -> [ImageItem] {
      items.flatMap { item -> [ImageItem] in
        switch item {
        case .image(let image): [image]
        case .group(let group): pictures(group.items)
        case .glyphs, .path: []
        }
      }
    }
    return pictures(frames[frame].items)
  }
}
