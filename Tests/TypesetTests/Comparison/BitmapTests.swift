import Testing

@testable import Typeset
@testable import TypesetReview

/// Every kind of PNG file is read; everything else is refused with a reason.
@Suite struct BitmapTests {
  /// Colour type and bit depth of all kinds there are.
  private static let kinds = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
    (6, 16),
  ]

  @Test(arguments: kinds, [false, true])
  func everyKindIsRead(kind: (type: Int, depth: Int), isInterlaced: Bool) throws {
    let most: Int = (1 << kind.depth) - 1
    var writer = PNGWriter(width: 11, height: 9, depth: kind.depth, colorType: kind.type, isInterlaced: isInterlaced) {
      (x: Int, y: Int, channel: Int) -> Int in
      let mixed: Int = x * 37 + y * 59 + channel * 83
      return mixed * 257 % (most + 1)
    }
    if kind.type == 3 {
      writer.palette = (0..<min(most + 1, 256)).flatMap { (entry: Int) -> [UInt8] in
        [UInt8(entry), UInt8(255 - entry), UInt8(entry / 2)]
      }
    }
    let bitmap = try Bitmap(png: writer.bytes)
    #expect((bitmap.width, bitmap.height) == (11, 9))
    for y in 0..<9 {
      for x in 0..<11 {
        // Eight bits from any depth, rounded to the nearest.
        func level(_ channel: Int) -> UInt8 {
          let value: Int = writer.value(x, y, channel)
          return UInt8((value * 255 * 2 + most) / (2 * most))
        }
        var color: Color
        switch kind.type {
        case 0: color = Color(red: level(0), green: level(0), blue: level(0))
        case 2: color = Color(red: level(0), green: level(1), blue: level(2))
        case 3:
          let entry = writer.value(x, y, 0)
          color = Color(red: UInt8(entry), green: UInt8(255 - entry), blue: UInt8(entry / 2))
        case 4: color = Color(red: level(0), green: level(0), blue: level(0), alpha: level(1))
        default: color = Color(red: level(0), green: level(1), blue: level(2), alpha: level(3))
        }
        if color.alpha == 0 { color = Color(red: 0, green: 0, blue: 0, alpha: 0) }
        #expect(bitmap[x, y] == color, "\(kind) at \(x), \(y)")
      }
    }
  }

  @Test func theSixteenthBitCounts() throws {
    func picture(_ value: Int) throws -> Bitmap {
      try Bitmap(
        png: PNGWriter(width: 4, height: 4, depth: 16, colorType: 0) { x, _, _ in x == 2 ? value : 4096 }.bytes)
    }
    let comparison = PictureComparison(expected: try picture(30_000), actual: try picture(30_001))
    #expect(comparison.differingPixels == 4)
    #expect(comparison.greatestDifference > 0 && comparison.greatestDifference < 0.01)
    #expect(PictureComparison(expected: try picture(30_000), actual: try picture(30_000)).isEqual)
  }

  @Test func sixteenBitsThatSayNoMoreThanEightAreTheSame() throws {
    let wide = try Bitmap(
      png: PNGWriter(width: 5, height: 3, depth: 16, colorType: 2) { x, y, _ in (x * 40 + y) * 257 }.bytes)
    let narrow = try Bitmap(png: PNGWriter(width: 5, height: 3, depth: 8, colorType: 2) { x, y, _ in x * 40 + y }.bytes)
    #expect(PictureComparison(expected: wide, actual: narrow).isEqual)
  }

  @Test func aColourThatIsNotSeenIsNone() {
    let red = Bitmap(width: 1, height: 1, colors: [Color(red: 255, green: 0, blue: 0, alpha: 0)])
    let blue = Bitmap(width: 1, height: 1, colors: [Color(red: 0, green: 0, blue: 255, alpha: 0)])
    #expect(PictureComparison(expected: red, actual: blue).isEqual)
  }

  @Test func otherFormatsAreNamed() throws {
    func reason(_ bytes: [UInt8]) -> String {
      do throws(BitmapError) {
        _ = try Bitmap(png: bytes)
        return "none"
      } catch { return error.description }
    }
    let whole = try PictureSample.bytes("rgba.png")
    #expect(reason([]) == "is empty")
    #expect(reason(try PictureSample.bytes("gray.jpg")) == "is JPEG, which is not supported")
    #expect(reason(Array("GIF89a".utf8)) == "is GIF, which is not supported")
    #expect(reason(Array("plain".utf8)) == "is neither a PNG picture nor a document")
    #expect(reason(Array(whole[..<40])).hasPrefix("is a damaged PNG picture: "))
    for count in 8..<whole.count { #expect(reason(Array(whole[..<count])).hasPrefix("is a damaged PNG"), "\(count)") }
    var changed = whole
    changed[whole.count - 20] ^= 0x55
    #expect(reason(changed).hasPrefix("is a damaged PNG"))
    var huge = whole
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(reason(huge) == "has 2147483647 × 2147483647 pixels, more than 134 million")
    huge.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(reason(huge) == "is a damaged PNG picture: it has no pixels")
  }

  @Test func aPictureComesBackFromItsFile() throws {
    let picture = PictureSamples.bitmap(7, 5) { x, y in
      Color(red: UInt8(x * 30), green: UInt8(y * 50), blue: 9, alpha: x == 3 ? 128 : 255)
    }
    #expect(PictureComparison(expected: picture, actual: try Bitmap(png: picture.png())).isEqual)
  }
}
