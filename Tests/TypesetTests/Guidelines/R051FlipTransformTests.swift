import Testing

@testable import Typeset

@Suite struct R051FlipTransformTests {
  @Test func theDrawingRunsTheOtherWayAndKeepsItsPlace() {
    #expect(R051FlipTransform.transform(width: 40) == Transform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
  }

  @Test func aMirroredPictureCoversTheSameBox() throws {
    let picture = try PictureSample.read(PictureSample.bytes("corners.jpg"))
    let rect = Rect(x: 100, y: 20, width: 96, height: 64)
    let plain = ImageItem(picture: picture, rect: rect)
    let mirrored = ImageItem(picture: picture, rect: rect, isMirrored: true)
    #expect(plain.transform.applied(to: .zero) == Point(x: 100, y: 20))
    #expect(mirrored.transform.applied(to: .zero) == Point(x: 196, y: 20))
    #expect(mirrored.transform.applied(to: Point(x: 48, y: 32)) == Point(x: 100, y: 84))
    let cropped = ImageItem(
      picture: picture, rect: rect, crop: Rect(x: 24, y: 0, width: 24, height: 16), isMirrored: true)
    #expect(cropped.transform.applied(to: Point(x: 24, y: 0)) == Point(x: 196, y: 20))
    #expect(cropped.isCropped && !mirrored.isCropped)
  }

  @Test func theExampleTurnsTheDrawingAlone() throws {
    let sample = try LayoutSample.example("R051FlipTransform")
    #expect(sample.pictures().map(\.isMirrored) == [false, true, true])
    let (english, arabic) = (try sample.box("english"), try sample.box("arabic"))
    #expect(abs(english.minX - (360 - arabic.maxX)) < 0.01)
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    // Some versions of Cairo write blanks behind the commas.
    #expect(svg.replacing(" ", with: "").contains("matrix(-1,0,0,1,340,"))
  }
}
