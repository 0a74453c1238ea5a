/// Packs the rows of a picture for a PNG file as they come (zlib, RFC 1950; PNG 1.2, 6).
///
/// Most rows of an interface repeat the one above, and most of the others consist of runs. A general packer reads all
/// of their bytes again and again; this one takes a repeated row as a whole (filter `up`, so that it is a run of
/// zeros), and looks in all others (filter `none`) first at the row above and the pixel before. Screens take a quarter
/// of the time of zlib's level 3, and about nine tenths of the space.
struct RowPacker {
  private let pixelBytes: Int
  private var window: RowWindow
  private var matches = MatchTable()
  private var block = DeflateBlock()
  private var packed = [UInt8](repeating: 0, count: DeflateBlock.mostBytes)
  private var bits = BitWriter()
  /// How many bytes of rows were packed.
  private var position = 0
  /// How far the last row that was not repeated is above the next one; nil before the first row.
  private var distanceToRow: Int?
  private var checksum: UInt32 = 1

  /// Packs rows of so many bytes.
  init(rowBytes: Int, pixelBytes: Int) {
    self.pixelBytes = pixelBytes
    window = RowWindow(rowBytes: rowBytes + 1)
    // Method and window of zlib; the fastest level.
    bits.append(0x0178, count: 16)
  }

  /// Packs a row; what is packed is passed on a block at a time.
  mutating func add(_ row: Span<UInt8>, _ take: (Span<UInt8>) -> Void) {
    window.add(row)
    let above = distanceToRow.flatMap { $0 <= min(MatchSymbol.farthest, window.knownCount) ? $0 : nil } ?? 0
    let rowBytes = window.rowBytes
    let search = MatchSearch(
      row: window.row, rowBytes: rowBytes, pixelBytes: pixelBytes, above: above, position: position)
    var offset = 0
    var match = search.best(at: 0, in: window.bytes, &matches)
    while offset < rowBytes {
      if match.length < 3 {
        append(window.bytes[window.row &+ offset], take)
        offset &+= 1
      } else {
        // A longer match may begin at the next byte.
        if match.length < 16, offset &+ 1 < rowBytes {
          let next = search.best(at: offset &+ 1, in: window.bytes, &matches)
          if next.length > match.length {
            append(window.bytes[window.row &+ offset], take)
            offset &+= 1
            match = next
            continue
          }
        }
        append(match, take)
        offset &+= match.length
      }
      if offset < rowBytes { match = search.best(at: offset, in: window.bytes, &matches) }
    }
    finishRow()
    distanceToRow = rowBytes
  }

  /// Packs the last row again.
  mutating func addRepeated(_ take: (Span<UInt8>) -> Void) {
    window.addRepeated()
    append(2, take)
    append(0, take)
    let zeros = Match(length: window.rowBytes - 2, distance: 1)
    if zeros.length < 3 { for _ in 0..<zeros.length { append(0, take) } } else { append(zeros, take) }
    finishRow()
    if let distance = distanceToRow { distanceToRow = distance + window.rowBytes }
  }

  /// Packs what is left and the checksum.
  mutating func finish(_ take: (Span<UInt8>) -> Void) {
    finishBlock(isLast: true, take)
    bits.finish(with: checksum, to: &packed)
    passOn(take)
  }

  private mutating func finishRow() {
    checksum = Deflate.adler(
      of: window.bytes.span.extracting(window.row..<window.row + window.rowBytes), after: checksum)
    position += window.rowBytes
  }

  @inline(__always) private mutating func append(_ byte: UInt8, _ take: (Span<UInt8>) -> Void) {
    if block.isFull { finishBlock(isLast: false, take) }
    block.append(byte)
  }

  @inline(__always) private mutating func append(_ match: Match, _ take: (Span<UInt8>) -> Void) {
    var rest = match.length
    while rest > 0 {
      if block.isFull { finishBlock(isLast: false, take) }
      var part = min(rest, MatchSymbol.longest)
      // What remains must be long enough for another repetition.
      if 1...2 ~= rest &- part { part = rest &- 3 }
      block.append(length: part, distance: match.distance)
      rest &-= part
    }
  }

  private mutating func finishBlock(isLast: Bool, _ take: (Span<UInt8>) -> Void) {
    block.write(to: &bits, &packed, isLast: isLast)
    block.removeAll()
    passOn(take)
  }

  private mutating func passOn(_ take: (Span<UInt8>) -> Void) {
    take(packed.span.extracting(first: bits.count))
    bits.startOver()
  }
}

/// Looks for what a row of a window repeats.
private struct MatchSearch {
  /// Where the row begins.
  let row: Int
  let rowBytes: Int
  let pixelBytes: Int
  /// The distance of the row above, or 0.
  let above: Int
  /// How many bytes of rows precede the row.
  let position: Int

  /// The repetition that is most worth while at a byte of the row.
  @inline(__always) func best(at offset: Int, in window: [UInt8], _ matches: inout MatchTable) -> Match {
    let bytes = window.span
    let here = row &+ offset
    let limit = rowBytes &- offset
    var best = Match(length: 0, distance: 0)
    if above > 0 {
      let length = bytes.countEqual(here, here - above, limit: limit)
      if length > 3 { best = Match(length: length, distance: above) }
    }
    if best.length < MatchSymbol.longest, offset > pixelBytes {
      // A short distance takes fewer bits than a long one.
      let length = bytes.countEqual(here, here - pixelBytes, limit: limit)
      if length > 2, length &+ 3 > best.length { best = Match(length: length, distance: pixelBytes) }
    }
    if best.length < 24, limit > 3 {
      matches.forEach(like: bytes.halfWord(at: here), at: position &+ offset) { distance in
        let length = bytes.countEqual(here, here - distance, limit: limit)
        if length > best.length, length > 2 { best = Match(length: length, distance: distance) }
      }
    }
    return best
  }
}

/// A repetition of bytes.
private struct Match {
  /// How many bytes are repeated.
  let length: Int
  /// How far before they are, in bytes.
  let distance: Int
}

extension Span<UInt8> {
  /// How many bytes at two places are equal, at most `limit`.
  @inline(__always) fileprivate func countEqual(_ first: Int, _ second: Int, limit: Int) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let difference = word(at: first &+ count) ^ word(at: second &+ count)
      if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 3 }
      count &+= 8
    }
    while count < limit, self[first &+ count] == self[second &+ count] { count &+= 1 }
    return count
  }
}
