import Typeset

/// A manifest as it is written, one entry a line: read line by line, a long one is never in memory as a whole.
struct ManifestLines {
  /// The manifest without its entries.
  private(set) var frame: [UInt8] = []
  /// The places of the entries, in the order of the file.
  private(set) var places: [BatchManifest.Place] = []

  /// What is read.
  private enum Part {
    case head
    case entries
    case tail
    /// Something that is not written like this.
    case strange
  }

  /// Reads the manifest at a path; nil if it is not of the form in which manifests are written.
  init?(_ path: String) throws(InputError) {
    var part = Part.head
    var (frame, places) = (self.frame, self.places)
    let isWhole = try FileSlice.forEachLine(path) { line, place in
      switch part {
      case .entries where line.first == UInt8(ascii: "{"):
        let hasComma = line.last == UInt8(ascii: ",")
        let bytes = place.lowerBound..<(place.upperBound - (hasComma ? 1 : 0))
        if let entry = BatchEntry(Array(hasComma ? line.dropLast() : line)) {
          places.append(BatchManifest.Place(entry, bytes: bytes))
        } else {
          part = .strange
        }
        return
      case .entries: part = .tail
      case .head: if line.elementsEqual(Self.start) { part = .entries }
      case .tail, .strange: break
      }
      frame += line
      frame.append(UInt8(ascii: "\n"))
    }
    guard isWhole, part == .tail else { return nil }
    (self.frame, self.places) = (frame, places)
  }

  /// The line before the first entry.
  private static let start = Array("\"variants\": [".utf8)
}
