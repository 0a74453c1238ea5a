import Testing

@testable import Typeset

@Suite struct PictureLayoutTests {
  private func sample(_ blocks: String, lang: String = "en", dir: String = "ltr") throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\" dir=\"\(dir)\"><canvas width=\"300\">\(blocks)</canvas></document>",
      folder: PictureSample.folder)
  }

  // corners.jpg has 48 × 32 pixels.

  @Test func aPictureTakesItsNaturalSizeAndKeepsItsShape() throws {
    let sample = try sample(
      """
      <image alt="A" id="a" src="corners.jpg"/><image alt="A" id="b" src="corners.jpg" width="96"/>
      <image alt="A" id="c" src="corners.jpg" height="16"/><image alt="A" id="d" src="corners.jpg" width="10" height="50"/>
      <image alt="A" id="e" src="corners.jpg" width="fill"/><image alt="A" id="f" src="corners.jpg" max-height="16"/>
      <image alt="A" id="g" src="corners.jpg" max-width="24"/><image alt="A" id="h" src="corners.jpg" padding="10"/>
      """)
    let sizes = try ["a", "b", "c", "d", "e", "f", "g", "h"].map { try sample.box($0).size }
    #expect(
      sizes == [
        Size(width: 48, height: 32), Size(width: 96, height: 64), Size(width: 24, height: 16),
        Size(width: 10, height: 50), Size(width: 300, height: 200), Size(width: 24, height: 16),
        Size(width: 24, height: 16), Size(width: 68, height: 52),
      ])
    #expect(sample.codes == [])
  }

  @Test func aLargePictureShrinksToTheRoomThereIs() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"24\"><image alt=\"A\" id=\"a\" src=\"corners.jpg\"/></canvas></document>",
      folder: PictureSample.folder)
    #expect(near(try sample.box("a"), 0, 0, 24, 16))
  }

  @Test func besideTextThePictureGivesWay() throws {
    let sample = try sample(
      "<row><image alt=\"A\" id=\"a\" src=\"corners.jpg\" width=\"200\"/><label id=\"b\">some words</label></row>")
    #expect(try sample.box("a").width == 200)
    let text = "A label whose words are many more than there is room for"
    let wide = try self.sample("<row><image alt=\"A\" id=\"a\" src=\"text.svg\"/><label>\(text)</label></row>")
    let box = try wide.box("a")
    #expect(box.width >= 44 && box.width < 159)
    #expect(abs(box.height - box.width / 4) < 0.01)
    #expect(wide.codes == ["picture-font"])
  }

  @Test func onlyAPictureThatFillsIgnoresTheMarginsOfAScreen() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen scroll="yes"><image alt="A" id="a" src="corners.jpg" width="fill"/>
      <image alt="A" id="b" src="corners.jpg"/></screen></document>
      """, folder: PictureSample.folder)
    #expect(try sample.box("a").minX == 0)
    #expect(try sample.box("a").width == 375)
    #expect(abs(try sample.box("a").height - 250) < 0.01)
    #expect(try sample.box("b").minX == 16)
  }

  @Test func aGalleryBreaksIntoRows() throws {
    let pictures = (1...7).map { "<image alt=\"A\" id=\"p\($0)\" src=\"corners.jpg\"/>" }.joined()
    let left = try sample("<gallery id=\"g\">\(pictures)</gallery>")
    #expect(near(try left.box("p1"), 0, 0, 48, 32))
    #expect(near(try left.box("p5"), 224, 0, 48, 32))
    #expect(near(try left.box("p6"), 0, 40, 48, 32))
    #expect(try left.box("g").height == 72)
    let right = try sample("<gallery id=\"g\">\(pictures)</gallery>", lang: "ar", dir: "rtl")
    for number in 1...7 {
      let box = try left.box("p\(number)")
      #expect(near(try right.box("p\(number)"), 300 - box.maxX, box.minY, 48, 32))
    }
  }

  @Test func aPictureNeverSplits() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><page size="200x100" margin="10"><p>Text</p><image alt="A" id="a" src="corners.jpg" width="100"/>
      </page></document>
      """, folder: PictureSample.folder)
    #expect(sample.frames.count == 2)
    #expect(near(try sample.box("a", on: 1), 10, 10, 100, 200.0 / 3))
  }

  @Test func errorsAreReportedAtTheirAttributes() throws {
    let sample = try sample(
      """
      <image alt="A" src="none.png"/>
      <image alt="A" src="corners.jpg"><variant dir="ltr"
        src="cmyk.jpg"/></image>
      """)
    #expect(sample.codes == ["missing-picture", "unsupported-picture"])
    let places = sample.diagnostics.compactMap(\.range).map { String(decoding: $0.file.utf8[$0.bytes], as: UTF8.self) }
    #expect(places == ["none.png", "cmyk.jpg"])
    #expect(sample.diagnostics.map(\.isMissingInput) == [true, false])
  }

  @Test func warningsAboutAPictureAreReportedOnce() throws {
    let sample = try sample(
      "<image alt=\"A\" src=\"text.svg\"/><image alt=\"A\" src=\"text.svg\"/><image alt=\"A\" src=\"text.svg\" width=\"10\"/>"
    )
    #expect(sample.codes == ["picture-font"])
  }
}
