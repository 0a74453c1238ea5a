import Testing

@testable import Typeset

@Suite struct JPEGPictureTests {
  /// The colours of the four corners, a bit a channel, after the pixels were turned: top left, top right, bottom left,
  /// bottom right.
  private func corners(of picture: Picture) throws -> [UInt32] {
    guard case .pixels(let stored) = picture.contents else { return [] }
    let pixels = try picture.pixels()
    let turn = stored.orientation.transform(width: Double(stored.width), height: Double(stored.height))
    let (width, height) = (picture.size.width, picture.size.height)
    var found: [UInt32] = [0, 0, 0, 0]
    for y in 0..<stored.height {
      for x in 0..<stored.width {
        let place = turn.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for (index, corner) in [(4.0, 4.0), (width - 4, 4), (4, height - 4), (width - 4, height - 4)].enumerated()
        where abs(place.x - corner.0) < 0.6 && abs(place.y - corner.1) < 0.6 {
          let pixel = pixels[y * stored.width + x]
          found[index] = (pixel >> 23 & 1) << 2 | (pixel >> 15 & 1) << 1 | pixel >> 7 & 1
        }
      }
    }
    return found
  }

  /// Yellow, cyan, magenta, black.
  private static let upright: [UInt32] = [0b110, 0b011, 0b101, 0b000]

  @Test func pixelsAndExtentAreRead() throws {
    let picture = try PictureSample.read(PictureSample.bytes("corners.jpg"))
    #expect(picture.format == .jpeg)
    #expect(picture.size == Size(width: 48, height: 32))
    #expect(try corners(of: picture) == Self.upright)
    #expect(try corners(of: PictureSample.read(PictureSample.bytes("progressive.jpg"))) == Self.upright)
  }

  /// Where the corners of the stored picture are seen, for each orientation of Exif 2.3.
  @Test(arguments: [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]),
    (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
  ])
  func photosAreUpright(orientation: Int, order: [Int]) throws {
    for isLittleEndian in [true, false] {
      let picture = try PictureSample.read(
        PictureSample.corners(orientation: orientation, isLittleEndian: isLittleEndian))
      #expect(picture.orientation?.rawValue == orientation)
      #expect(picture.size == (orientation < 5 ? Size(width: 48, height: 32) : Size(width: 32, height: 48)))
      #expect(try corners(of: picture) == order.map { Self.upright[$0] })
    }
  }

  @Test func anOrientationThatDoesNotExistTurnsNothing() throws {
    for orientation in [0, 9, 200] {
      #expect(try PictureSample.read(PictureSample.corners(orientation: orientation)).orientation == .upright)
    }
  }

  @Test func grayIsGray() throws {
    let pixels = try PictureSample.read(PictureSample.bytes("gray.jpg")).pixels()
    #expect(pixels.allSatisfy { $0 >> 24 == 255 && $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF })
    #expect(pixels[0] & 0xFF < 20 && pixels[47] & 0xFF > 220)
  }

  @Test func theColoursOfAPressAreRefused() throws {
    #expect(try PictureSample.refusal(PictureSample.bytes("cmyk.jpg")) == .pressColors)
  }

  @Test func whatReadersOfPDFDoNotKnowIsNotHandedOn() throws {
    func file(_ name: String) throws -> [UInt8]? {
      guard case .pixels(let picture) = try PictureSample.read(PictureSample.bytes(name)).contents else { return nil }
      return picture.jpeg
    }
    let bytes = try PictureSample.bytes("corners.jpg")
    #expect(try file("corners.jpg") == bytes)
    #expect(try file("arithmetic.jpg") == nil)
    #expect(try corners(of: PictureSample.read(PictureSample.bytes("arithmetic.jpg"))) == Self.upright)
  }

  @Test func aCutIsNoticed() throws {
    for name in ["corners.jpg", "progressive.jpg", "gray.jpg"] {
      let bytes = try PictureSample.bytes(name)
      for count in stride(from: 3, to: bytes.count - 2, by: 3) {
        guard case .damaged(.jpeg, _) = PictureSample.refusal(Array(bytes[..<count])) else {
          Issue.record("\(count) of \(bytes.count) bytes of \(name) are taken for a picture")
          break
        }
      }
    }
  }

  @Test func everyChangedByteIsNoticedOrHarmless() throws {
    for name in ["corners.jpg", "progressive.jpg"] {
      let bytes = try PictureSample.bytes(name)
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0xFF
        _ = PictureSample.refusal(changed)
      }
    }
    var changed = try PictureSample.corners(orientation: 6)
    for index in 2..<60 {
      changed[index] = 0xFF
      _ = PictureSample.refusal(changed)
    }
  }

  @Test func manyPixelsAreRefusedBeforeTheyAreDecoded() throws {
    var bytes = try PictureSample.bytes("corners.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [0x75, 0x30, 0x75, 0x30])
    #expect(PictureSample.refusal(bytes) == .tooManyPixels(width: 30_000, height: 30_000))
  }
}
