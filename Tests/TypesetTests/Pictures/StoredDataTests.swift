import Testing

@testable import Typeset

/// Data that was stored is copied from its parts, and only where it is whole.
@Suite struct StoredDataTests {
  /// Bytes that no other order gives again.
  private let contents = (0..<700).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }

  /// The contents in blocks of some length, in the form of zlib.
  private func stored(blockLength: Int) -> [UInt8] {
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: contents.count, by: blockLength) {
      let block = contents[start..<min(start + blockLength, contents.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      data += [block.endIndex == contents.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    let checksum = Deflate.adler(of: contents.span)
    return data + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  /// What is stored in data that was cut into parts; nil if it is not whole.
  private func unpacked(_ data: [UInt8], partLength: Int, count: Int? = nil) -> [UInt8]? {
    // Between the parts are bytes that do not belong to any.
    let parts = stride(from: 0, to: data.count, by: partLength).enumerated().map { index, start in
      start + index..<min(start + partLength, data.count) + index
    }
    let file = parts.enumerated().flatMap { index, part in data[part.lowerBound - index..<part.upperBound - index] + [0]
    }
    var stored = StoredData(file, parts + [file.count..<file.count])
    var bytes = [UInt8](repeating: 0, count: count ?? contents.count)
    var target = bytes.mutableSpan
    return stored.unpack(into: &target) ? bytes : nil
  }

  @Test(arguments: [1, 2, 3, 64, 255, 256, 700], [1, 2, 5, 100, 8192])
  func blocksAndPartsMayHaveAnyLength(blockLength: Int, partLength: Int) {
    #expect(unpacked(stored(blockLength: blockLength), partLength: partLength) == contents)
  }

  @Test(arguments: [3, 8192]) func everyChangedOrLostByteIsNoticed(partLength: Int) {
    let data = stored(blockLength: 256)
    for index in data.indices {
      #expect(unpacked(Array(data[..<index]), partLength: partLength) == nil, "\(index) of \(data.count) bytes")
      var changed = data
      changed[index] ^= 0x41
      #expect(unpacked(changed, partLength: partLength) != contents, "byte \(index) is another")
    }
    #expect(unpacked(data + [0], partLength: partLength) == nil)
  }

  @Test func dataOfAnotherLengthIsNotWhole() {
    for count in [1, 699, 701] { #expect(unpacked(stored(blockLength: 100), partLength: 50, count: count) == nil) }
  }
}
