import Typeset

/// What a record only names, taken from pages that were laid out: outlines and pictures by their hashes, fonts by their
/// checksums.
struct RecordedParts {
  /// What names a face in a record.
  private struct Face: Hashable {
    var checksum: String
    var index: Int
  }

  /// The outlines, moved to the origin, by the hashes that records have of them.
  private var outlines: [UInt64: Path] = [:]
  /// The outlines that cut parts out of others, counted from the corners of these.
  private var cutouts: [UInt64: [Path]] = [:]
  private var pictures: [String: Picture] = [:]
  private var fonts: [Face: Font] = [:]

  /// The parts of a page, and the fonts of a library.
  init(of frame: Frame, fonts library: [Font]) {
    for font in library { add(font) }
    add(frame.items)
  }

  private mutating func add(_ items: [FrameItem]) {
    for item in items {
      switch item {
      case .group(let group): add(group.items)
      case .glyphs(let run): add(run.appearance.font)
      case .image(let image): pictures[image.picture.checksum] = image.picture
      case .path(let path):
        guard let corner = path.path.bounds?.origin else { continue }
        let back = Point(x: -corner.x, y: -corner.y)
        outlines[OutlineHash.of([path.path], from: corner)] = path.path.moved(by: back)
        guard !path.cutouts.isEmpty else { continue }
        cutouts[OutlineHash.of(path.cutouts, from: corner)] = path.cutouts.map { $0.moved(by: back) }
      }
    }
  }

  private mutating func add(_ font: Font) {
    fonts[Face(checksum: String(font.checksum.prefix(12)), index: font.faceIndex)] = font
  }

  /// The outline with a hash, its corner at the origin; nil for one that no page has.
  func outline(_ hash: UInt64) -> Path? { outlines[hash] }

  /// The outlines with a hash that cut parts out of another one.
  func cutouts(_ hash: UInt64) -> [Path] { cutouts[hash] ?? [] }

  /// The picture with a checksum.
  func picture(_ checksum: String) -> Picture? { pictures[checksum] }

  /// The font of a run; nil for one that is not here.
  func font(of run: RunRecord) -> Font? { fonts[Face(checksum: run.fontChecksum, index: run.face)] }
}
