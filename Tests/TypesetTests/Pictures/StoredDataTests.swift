import CDeflate
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
    let checksum = libdeflate_adler32(1, contents, contents.count)
    return data + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  /// What is stored in data that was cut into parts; nil if it is not whole.
  private func unpacked(_ data: [UInt8], partLength: Int, count: Int? = nil) -> [UInt8]? {
    let count = count ?? contents.count
    return data.withUnsafeBytes { data -> [UInt8]? in
      let parts = stride(from: 0, to: data.count, by: partLength).map {
        UnsafeRawBufferPointer(rebasing: data[$0..<min($0 + partLength, data.count)])
      }
      var stored = StoredData(parts + [UnsafeRawBufferPointer(start: nil, count: 0)])
      var isWhole = false
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        isWhole = stored.unpack(into: target.baseAddress!, count: count)
        initialized = isWhole ? count : 0
      }
      return isWhole ? bytes : nil
    }
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
