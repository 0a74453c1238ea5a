import Testing

@testable import Typeset

@Suite struct PNGPictureTests {
  private func pixels(_ name: String) throws -> [UInt32] { try PictureSample.read(PictureSample.bytes(name)).pixels() }

  @Test func pixelsArePremultiplied() throws {
    let picture = try PictureSample.read(PictureSample.bytes("rgba.png"))
    #expect(picture.format == .png)
    #expect(picture.size == Size(width: 4, height: 2))
    let pixels = try picture.pixels()
    // The file holds (30 i, 255 − 30 i, 128, 36 i) for pixel i.
    #expect(pixels[0] == 0)
    #expect(pixels[7] == 0xFCD0_2C7E)
  }

  @Test(arguments: [0, 1, 77, 254, 255] as [UInt32]) func everyChannelIsPremultipliedAndRounded(alpha: UInt32) {
    let values: [UInt32] = Array(0...255)
    var pixels: [UInt32] = values.map { value in
      UInt32(littleEndian: alpha << 24 | (255 - value) << 16 | 9 << 8 | value)
    }
    var span = pixels.mutableSpan
    let isOpaque = span.premultiply(first: span.count)
    #expect(isOpaque == (alpha == 255))
    func rounded(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
    let expected: [UInt32] = values.map { value in
      alpha << 24 | rounded(value) << 16 | rounded(9) << 8 | rounded(255 - value)
    }
    #expect(pixels == expected)
  }

  @Test func interlacingChangesNothing() throws {
    let (interlaced, plain) = (try pixels("interlaced.png"), try pixels("rgba.png"))
    #expect(interlaced == plain)
  }

  @Test func sixteenBitsBecomeEight() throws {
    let pixels = try pixels("rgb16.png")
    #expect(pixels[0] == 0xFF00_0A14)
    #expect(pixels[7] == 0xFFD1_DBE5)
  }

  @Test func grayIsGrayAndItsTransparentValueShowsNothing() throws {
    let pixels = try pixels("gray.png")
    #expect(pixels[1] == 0xFF24_2424)
    #expect(pixels[2] == 0)
    #expect(pixels[7] == 0xFFFF_FFFF)
    #expect(try self.pixels("bits.png").map { $0 & 0xFF } == [255, 0, 255, 0, 0, 255, 0, 255])
  }

  @Test func aPaletteMayBeTransparentInParts() throws {
    let pixels = try pixels("palette.png")
    #expect(
      pixels == [
        0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_00FF, 0x8000_8000, 0xFFFF_0000,
      ])
  }

  @Test func everyLostByteIsNoticed() throws {
    let bytes = try PictureSample.bytes("rgba.png")
    for count in 8..<bytes.count {
      guard case .damaged(.png, _) = PictureSample.refusal(Array(bytes[..<count])) else {
        Issue.record("\(count) of \(bytes.count) bytes are taken for a picture")
        return
      }
    }
  }

  @Test func everyChangedByteIsNoticedOrHarmless() throws {
    let bytes = try PictureSample.bytes("palette.png")
    for index in 8..<bytes.count {
      var changed = bytes
      changed[index] ^= 0x55
      _ = PictureSample.refusal(changed)
    }
    var changed = bytes
    changed[bytes.count - 20] ^= 0x55
    #expect(PictureSample.refusal(changed) != nil)
  }

  @Test func manyPixelsAreRefusedBeforeTheyAreDecoded() throws {
    var bytes = try PictureSample.bytes("rgba.png")
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(PictureSample.refusal(bytes) == .tooManyPixels(width: 30_000, height: 30_000))
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(PictureSample.refusal(bytes) == .tooManyPixels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(PictureSample.refusal(bytes) == .damaged(.png, "it has no pixels"))
  }
}
