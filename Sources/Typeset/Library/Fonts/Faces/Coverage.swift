/// Which code points a font has glyphs for, as a bitmap in two levels; a test takes a nanosecond.
package final class Coverage: Sendable {
  /// For each block of 256 code points the page that holds its bits; page 0 is empty.
  private let pageOfBlock: [UInt16]
  /// Pages of four words each.
  private let words: [UInt64]
  /// How many code points are covered.
  package let count: Int

  private static let blockCount = 0x110000 / 256

  init(of face: FontFace) {
    var pageOfBlock = [UInt16](repeating: 0, count: Self.blockCount)
    var pages: [UInt64] = [0, 0, 0, 0]
    var count = 0
    face.forEachCoveredRange { range in
      guard range.lowerBound < 0x110000 else { return }
      for scalar in Int(range.lowerBound)...min(Int(range.upperBound), 0x10FFFF) {
        if pageOfBlock[scalar >> 8] == 0 {
          pageOfBlock[scalar >> 8] = UInt16(pages.count / 4)
          pages.append(contentsOf: repeatElement(0, count: 4))
        }
        pages[Int(pageOfBlock[scalar >> 8]) * 4 + (scalar >> 6 & 3)] |= 1 << UInt64(scalar & 63)
        count += 1
      }
    }
    self.pageOfBlock = pageOfBlock
    words = pages
    self.count = count
  }

  /// Whether a UTF-16 unit is covered; false for surrogates.
  @inline(__always) func contains(_ unit: UInt16) -> Bool {
    words[Int(pageOfBlock[Int(unit >> 8)]) * 4 + Int(unit >> 6 & 3)] >> UInt64(unit & 63) & 1 != 0
  }

  /// Whether a code point is covered.
  @inline(__always) func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return words[Int(pageOfBlock[Int(value >> 8)]) * 4 + Int(value >> 6 & 3)] >> UInt64(value & 63) & 1 != 0
  }
}
