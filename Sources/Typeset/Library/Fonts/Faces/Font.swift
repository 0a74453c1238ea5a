import Synchronization

/// One face of a font file, immutable and shared by all tasks.
///
/// Opening reads little more than its name and its style; the rest is read and checked when it is first needed.
package final class Font: Sendable {
  /// The family in the file, the typographic one if present.
  package let family: String
  /// The weight 1…1000 of its default instance.
  package let weight: Int
  /// Whether it is italic or oblique.
  package let isItalic: Bool
  /// The path it was opened by.
  package let fileName: String
  /// Which face of the file it is, from 0.
  package let faceIndex: Int
  /// Whether its glyphs are pictures with colours of their own instead of outlines.
  package let drawsPictures: Bool
  /// The bytes of the whole file.
  package let bytes: FontBytes

  let face: FontFace
  private let lazyCoverage = LazyReference<Coverage>()
  private let lazyMetrics = LazyReference<Box<FontMetrics>>()
  let spaceQuestions = Mutex(SpaceQuestions())
  /// The heights of letters measured so far, as shares of the type size; nil for one that the font lacks.
  let heights = Mutex<[Unicode.Scalar: Double?]>([:])

  /// Opens one face of the file at `path`.
  package convenience init(
    path: String, faceIndex: Int = 0, origin: FontOrigin = .foreign
  ) throws(FontError) {
    try self.init(bytes: FontBytes(path: path, origin: origin), fileName: path, faceIndex: faceIndex)
  }

  /// Opens one face of bytes that are in memory; `fileName` is what messages call it.
  init(bytes: FontBytes, fileName: String, faceIndex: Int = 0) throws(FontError) {
    try Self.checkFormat(of: bytes, fileName: fileName)
    guard faceIndex < max(FontFace.count(in: bytes), 1) else {
      throw FontError(fileName, .incomplete("it has no face \(faceIndex)"))
    }
    let face = FontFace(bytes: bytes, index: faceIndex)
    drawsPictures = try Self.check(face, fileName: fileName) == .pictures
    if bytes.origin == .foreign {
      do { try FontCheck.check(bytes, face: faceIndex) } catch { throw FontError(fileName, error) }
    }
    self.face = face
    self.bytes = bytes
    self.fileName = fileName
    self.faceIndex = faceIndex
    family = face.name(16) ?? face.name(1) ?? Self.stem(of: fileName)
    weight = face.weight
    isItalic = face.isItalic
  }

  /// The measures of the face.
  package var metrics: FontMetrics { lazyMetrics.value { Box(face.metrics()) }.value }

  /// Which code points it has glyphs for.
  package var coverage: Coverage { lazyCoverage.value { Coverage(of: face) } }

  /// The version as the file has it, such as `Version 2.004`; empty where it has none.
  package var version: String { face.name(5) ?? "" }

  /// Whether every letter has the same width, as the file says.
  var isFixedPitch: Bool {
    let post = face.table("post")
    return post.count >= 16 && post[12...15].contains { $0 != 0 }
  }

  /// The SHA-256 of the whole file, 64 hexadecimal digits.
  package var checksum: String { bytes.checksum }

  /// Whether the shaper can show a whole grapheme with glyphs of this font.
  func shows(_ grapheme: [Unicode.Scalar]) -> Bool { face.shows(grapheme) }

  /// Whether it has a glyph for a code point.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar) }

  /// The glyph of a code point without any shaping; nil if it has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { face.glyph(for: scalar) }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}

extension Font {
  /// Rejects a file that is not an OpenType font by its first four bytes.
  private static func checkFormat(of bytes: FontBytes, fileName: String) throws(FontError) {
    guard bytes.count >= 12 else { throw FontError(fileName, .notAFont) }
    let start = bytes.span
    let magic = UInt32(start[0]) << 24 | UInt32(start[1]) << 16 | UInt32(start[2]) << 8 | UInt32(start[3])
    switch magic {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366: return  // 1.0, OTTO, true, ttcf
    case 0x774F_4646: throw FontError(fileName, .compressed("WOFF"))
    case 0x774F_4632: throw FontError(fileName, .compressed("WOFF2"))
    default: throw FontError(fileName, .notAFont)
    }
  }

  /// The source of glyph drawings of a face.
  private enum Drawing {
    case outlines
    case pictures
  }

  /// Rejects a face that lacks data for shaping or drawing; returns the source of its drawings.
  private static func check(_ face: FontFace, fileName: String) throws(FontError) -> Drawing {
    for (tag, least) in [("head", 54), ("hhea", 36), ("hmtx", 4), ("maxp", 6), ("cmap", 4)] as [(StaticString, Int)]
    where face.length(of: tag) < least {
      throw FontError(fileName, .incomplete("table \"\(tag)\" is missing or truncated"))
    }
    guard face.glyphCount > 0 else { throw FontError(fileName, .incomplete("it has no glyphs")) }
    let hasOutlines =
      face.length(of: "glyf") > 0 && face.length(of: "loca") > 0
      || face.length(of: "CFF ") > 0 || face.length(of: "CFF2") > 0
    // Apple's emoji fonts have empty outlines beside their pictures.
    if hasOutlines, face.length(of: "sbix") == 0 { return .outlines }
    guard hasOutlines || face.hasPictures else { throw FontError(fileName, .noOutlines) }
    return .pictures
  }
}
