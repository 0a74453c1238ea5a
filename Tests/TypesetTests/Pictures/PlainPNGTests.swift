import Testing

@testable import Typeset
@testable import TypesetReview

/// Pictures of the plain form are decoded without libpng, and only those.
@Suite struct PlainPNGTests {
  /// The pixels of a file, and whether all are opaque; nil if it is left to libpng.
  private func plain(_ bytes: [UInt8]) throws -> (pixels: [UInt32], isOpaque: Bool)? {
    let header = try PNGHeader(bytes)
    var pixels = [UInt32](repeating: 0, count: PlainPNG.room(width: header.width, height: header.height))
    var target = pixels.mutableSpan
    let isOpaque = PlainPNG(bytes, header: header)?.decode(into: &target)
    return isOpaque.map { (Array(pixels[..<(header.width * header.height)]), $0) }
  }

  private func writer(_ colorType: Int = 2, width: Int = 13, height: Int = 12, depth: Int = 8) -> PNGWriter {
    PNGWriter(width: width, height: height, depth: depth, colorType: colorType) { x, y, channel in
      (x * x * 31 + y * 57 + x * y * 7 + channel * 83) % 256
    }
  }

  @Test(arguments: [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [0, 4, 1, 3, 2, 2]] as [[UInt8]])
  func everyFilterIsUndone(filters: [UInt8]) throws {
    for (colorType, width, height) in [(2, 1, 1), (2, 2, 9), (2, 33, 6), (2, 1, 40), (6, 1, 1), (6, 33, 6), (6, 3, 40)]
    {
      var writer = writer(colorType, width: width, height: height)
      writer.filters = filters
      let found = try #require(try plain(writer.bytes))
      let expected = (0..<height).flatMap { y in
        (0..<width).map { x in
          let levels = (0..<4).map { $0 == 3 && colorType == 2 ? 255 : UInt8(writer.value(x, y, $0)) }
          return UInt32(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
        }
      }
      #expect(found.pixels == expected, "colour type \(colorType), \(width) × \(height), filters \(filters)")
      #expect(found.isOpaque == expected.allSatisfy { $0.alpha == 255 })
    }
  }

  @Test func onePixelThatIsNotOpaqueIsNoticed() throws {
    for (place, isOpaque) in [(77, false), (156, true)] {
      let writer = PNGWriter(width: 13, height: 12, depth: 8, colorType: 6) { x, y, channel in
        channel == 3 && y * 13 + x == place ? 254 : 255
      }
      #expect(try plain(writer.bytes)?.isOpaque == isOpaque)
    }
  }

  @Test(arguments: [1, 2, 7, 100, 8192]) func dataMayBeInAnyNumberOfChunks(length: Int) throws {
    var parted = writer()
    parted.partLength = length
    parted.more = ([("gAMA", [0, 1, 0x86, 0xA0]), ("tEXt", Array("a\0b".utf8))], [("tIME", [0, 0, 0, 0, 0, 0, 0])])
    let (found, whole) = (try #require(try plain(parted.bytes)), try #require(try plain(writer().bytes)))
    #expect(found.pixels == whole.pixels)
  }

  @Test func otherFormsAreLeftToLibpng() throws {
    for (type, depth) in [(0, 8), (4, 8), (2, 16), (6, 16)] {
      #expect(try plain(writer(type, depth: depth).bytes) == nil, "colour type \(type), \(depth) bits")
    }
    var interlaced = writer()
    interlaced.isInterlaced = true
    #expect(try plain(interlaced.bytes) == nil)
    var palette = writer()
    palette.palette = [1, 2, 3]
    #expect(try plain(palette.bytes) == nil)
    // A transparent colour, a chunk that must be understood, and a second header.
    for name in ["tRNS", "ABCD", "IHDR"] {
      var other = writer()
      other.more.before = [(name, [0, 0, 0, 0, 0, 0])]
      #expect(try plain(other.bytes) == nil, "\(name)")
      other.more = ([], [(name, [0, 0, 0, 0, 0, 0])])
      #expect(try plain(other.bytes) == nil, "\(name) behind the data")
    }
  }

  @Test func moreDataBehindAnotherChunkIsLeftToLibpng() throws {
    var parted = writer()
    parted.more.behind = [("tIME", [0, 0, 0, 0, 0, 0, 0]), ("IDAT", [])]
    #expect(try plain(parted.bytes) == nil)
  }

  @Test func dataOfAnotherLengthIsLeftToLibpng() throws {
    for height in [11, 13] {
      let other = writer(height: height).bytes
      let header = writer().bytes[..<33]
      #expect(try plain(Array(header) + other[33...]) == nil, "\(height) rows of 12")
    }
  }

  @Test func aFilterThatDoesNotExistIsRefusedInTheWordsOfLibpng() throws {
    var wrong = writer()
    wrong.filters = [0, 5]
    #expect(try plain(wrong.bytes) == nil)
    #expect(throws: BitmapError.self) { try Bitmap(png: wrong.bytes) }
  }

  @Test(arguments: [nil, 7]) func everyChangedOrLostByteIsNoticed(partLength: Int?) throws {
    var parted = writer(width: 5, height: 4)
    parted.partLength = partLength
    let bytes = parted.bytes
    for index in 33..<bytes.count {
      #expect(try plain(Array(bytes[..<index])) == nil, "\(index) of \(bytes.count) bytes")
      var changed = bytes
      changed[index] ^= 0x41
      #expect(try plain(changed) == nil, "byte \(index) is another")
    }
  }

  @Test func whatFollowsTheEndDoesNotMatter() throws {
    #expect(try plain(writer().bytes + [1, 2, 3])?.pixels == plain(writer().bytes)?.pixels)
  }
}
