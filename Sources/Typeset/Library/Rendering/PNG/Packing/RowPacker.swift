import CDeflate

/// Packs the rows of a picture for a PNG file as they come (zlib, RFC 1950; PNG 1.2, 6).
///
/// Most rows of an interface repeat the one above, and most of the others consist of runs. A general packer reads all of
/// their bytes again and again; this one takes a repeated row as a whole (filter `up`, so that it is a run of zeros), and
/// looks in all others (filter `none`) first at the row above and the pixel before. Screens take a quarter of the time of
/// zlib's level 3, and about nine tenths of the space.
final class RowPacker {
  private let pixelBytes: Int
  private var window: RowWindow
  private var matches = MatchTable()
  private let block = DeflateBlock()
  private let packed = UnsafeMutablePointer<UInt8>.allocate(capacity: DeflateBlock.mostBytes)
  private var bits: BitWriter
  private let take: (UnsafeBufferPointer<UInt8>) -> Void
  /// How many bytes of rows were packed.
  private var position = 0
  /// How far the last row that was not repeated is above the next one; nil before the first row.
  private var distanceToRow: Int?
  private var checksum: UInt32 = 1

  /// Packs rows of so many bytes and passes the packed bytes on, a block at a time.
  init(rowBytes: Int, pixelBytes: Int, take: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.pixelBytes = pixelBytes
    self.take = take
    window = RowWindow(rowBytes: rowBytes + 1)
    bits = BitWriter(to: packed)
    // Method and window of zlib; the fastest level.
    bits.append(0x0178, count: 16)
    bits.flush()
  }

  deinit {
    window.deallocate()
    matches.deallocate()
    packed.deallocate()
  }

  /// Packs a row.
  func add(_ row: UnsafePointer<UInt8>) {
    window.reserve()
    // Filter `none`.
    window.row[0] = 0
    (window.row + 1).update(from: row, count: window.rowBytes - 1)
    let above = distanceToRow.flatMap { $0 <= min(MatchSymbol.farthest, window.knownCount) ? $0 : nil } ?? 0
    var offset = 0
    var match = bestMatch(at: 0, above: above)
    while offset < window.rowBytes {
      if match.length < 3 {
        append(window.row[offset])
        offset &+= 1
      } else {
        // A longer match may begin at the next byte.
        if match.length < 16, offset &+ 1 < window.rowBytes {
          let next = bestMatch(at: offset &+ 1, above: above)
          if next.length > match.length {
            append(window.row[offset])
            offset &+= 1
            match = next
            continue
          }
        }
        append(match)
        offset &+= match.length
      }
      if offset < window.rowBytes { match = bestMatch(at: offset, above: above) }
    }
    finishRow()
    distanceToRow = window.rowBytes
  }

  /// Packs the last row again.
  func addRepeated() {
    window.reserve()
    // Filter `up`: nothing differs from the row above.
    window.row[0] = 2
    (window.row + 1).update(repeating: 0, count: window.rowBytes - 1)
    append(2)
    append(0)
    let zeros = Match(length: window.rowBytes - 2, distance: 1)
    if zeros.length < 3 { for _ in 0..<zeros.length { append(0) } } else { append(zeros) }
    finishRow()
    if let distance = distanceToRow { distanceToRow = distance + window.rowBytes }
  }

  /// Packs what is left and the checksum.
  func finish() {
    finishBlock(isLast: true)
    bits.finishByte()
    bits.append(UInt64(checksum.byteSwapped), count: 32)
    bits.flush()
    passOn()
  }

  private func finishRow() {
    checksum = libdeflate_adler32(checksum, window.row, window.rowBytes)
    position += window.rowBytes
    window.advance()
  }

  /// The repetition that is most worth while at a byte of the row; `above` is the distance of the row above, or 0.
  @inline(__always) private func bestMatch(at offset: Int, above: Int) -> Match {
    let here = UnsafePointer(window.row + offset)
    let limit = window.rowBytes &- offset
    var best = Match(length: 0, distance: 0)
    if above > 0 {
      let length = here.countEqual(to: here - above, limit: limit)
      if length > 3 { best = Match(length: length, distance: above) }
    }
    if best.length < MatchSymbol.longest, offset > pixelBytes {
      // A short distance takes fewer bits than a long one.
      let length = here.countEqual(to: here - pixelBytes, limit: limit)
      if length > 2, length &+ 3 > best.length { best = Match(length: length, distance: pixelBytes) }
    }
    if best.length < 24, limit > 3 {
      matches.forEach(like: here, at: position &+ offset) { distance in
        let length = here.countEqual(to: here - distance, limit: limit)
        if length > best.length, length > 2 { best = Match(length: length, distance: distance) }
      }
    }
    return best
  }

  @inline(__always) private func append(_ byte: UInt8) {
    if block.isFull { finishBlock(isLast: false) }
    block.append(byte)
  }

  @inline(__always) private func append(_ match: Match) {
    var rest = match.length
    while rest > 0 {
      if block.isFull { finishBlock(isLast: false) }
      var part = min(rest, MatchSymbol.longest)
      // What remains must be long enough for another repetition.
      if 1...2 ~= rest &- part { part = rest &- 3 }
      block.append(length: part, distance: match.distance)
      rest &-= part
    }
  }

  private func finishBlock(isLast: Bool) {
    block.write(to: &bits, isLast: isLast)
    block.removeAll()
    passOn()
  }

  private func passOn() {
    take(UnsafeBufferPointer(start: packed, count: bits.position - packed))
    bits.move(to: packed)
  }
}

/// A repetition of bytes.
private struct Match {
  /// How many bytes are repeated.
  let length: Int
  /// How far before they are, in bytes.
  let distance: Int
}

extension UnsafePointer<UInt8> {
  /// How many bytes are equal to those at another place, at most `limit`.
  @inline(__always) fileprivate func countEqual(to other: UnsafePointer<UInt8>, limit: Int) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let difference =
        UnsafeRawPointer(self + count).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(other + count).loadUnaligned(as: UInt64.self)
      if difference != 0 { return count &+ difference.littleEndian.trailingZeroBitCount &>> 3 }
      count &+= 8
    }
    while count < limit, self[count] == other[count] { count &+= 1 }
    return count
  }
}
