import Testing

@testable import Typeset

/// A picture that is drawn band by band has the pixels of one that is drawn at once.
@Suite struct PictureBandsTests {
  /// The file of a frame that is drawn at once.
  private func whole(_ frame: Frame, scale: Double) throws -> [UInt8] {
    let (pixels, width) = try PNGOutput.pixels(of: frame, scale: scale, faces: FaceCache())
    try #require(pixels.allSatisfy { $0 >> 24 == 255 })
    let channels = pixels.channels
    return PNGFile.bytes(
      of: channels.span, width: width, height: pixels.count / width, channels: 3,
      pixelsPerPoint: scale
    ).bytes
  }

  private func banded(_ frame: Frame, scale: Double, pixels: Int) throws -> [UInt8] {
    let bands = try #require(PictureBands(of: frame, scale: scale, bandPixels: pixels...pixels))
    return try PNGOutput.png(of: bands, faces: FaceCache()).bytes
  }

  /// The pixels of a band: no more than a row, and more than a picture.
  private static let pixels = [1, 30_000, 125_000, 170_000, 500_000, 100_000_000]

  /// Text, rows, controls, and icons, whose lines have corners and curves where bands end.
  @Test(arguments: [
    "Checks/Found/R140IconSize.xml", "Documents/icons.xml", "Documents/controls.xml", "Mockups/settings.xml",
    "Mockups/form.xml", "Mockups/prices.xml",
  ]) func noEdgeCanBeSeen(path: String) throws {
    let frame = try LayoutSample(example: path).frames[0]
    for scale in [2, 3.0] {
      let whole = try whole(frame, scale: scale)
      for pixels in Self.pixels { #expect(try banded(frame, scale: scale, pixels: pixels) == whole, "\(pixels)") }
    }
  }

  /// Turned groups, clipped ones, lines that leave the picture, and outlines with cutouts.
  @Test func whatIsTurnedOrClippedIsTheSame() throws {
    let inside = try LayoutSample(example: "Mockups/settings.xml").frames[0].items
    let ring = PathItem(
      path: .circle(center: Point(x: 200, y: 20), radius: 90), stroke: Stroke(color: .black, width: 7, isRound: true))
    var holed = PathItem(path: Path(Rect(origin: .zero, size: Size(width: 300, height: 400))), fill: .black)
    holed.cutouts = [.circle(center: Point(x: 150, y: 130), radius: 77)]
    let clip = Rect(origin: Point(x: 10, y: 30), size: Size(width: 301, height: 377))
    var frame = Frame(
      name: "p", size: Size(width: 700, height: 500), direction: .leftToRight, locale: "en",
      items: [
        .group(.annotation(at: Point(x: 5, y: 3), [.path(holed)])),
        .group(.annotation(at: Point(x: 350, y: 11), clip: clip, inside)),
        .group(
          .annotation(
            at: Point(x: 340, y: 11), transform: Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 40), inside)),
        .group(
          .annotation(
            at: Point(x: 400, y: 211), clip: clip, transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0),
            inside)),
        .path(ring),
        .group(.annotation(at: Point(x: 300, y: 350), [.path(ring)])),
      ])
    frame.background = .white
    let whole = try whole(frame, scale: 2)
    for pixels in Self.pixels { #expect(try banded(frame, scale: 2, pixels: pixels) == whole, "\(pixels)") }
  }

  /// Bands without contents take no memory, and their rows are still there.
  @Test func blankBandsAreRows() throws {
    var frame = Frame(
      name: "p", size: Size(width: 500, height: 900), direction: .leftToRight, locale: "en",
      items: [.path(PathItem(path: .circle(center: Point(x: 200, y: 450), radius: 30), fill: .black))])
    frame.background = .white
    #expect(try banded(frame, scale: 1, pixels: 15_000) == whole(frame, scale: 1))
    frame.items = []
    #expect(try banded(frame, scale: 1, pixels: 15_000) == whole(frame, scale: 1))
  }
}
