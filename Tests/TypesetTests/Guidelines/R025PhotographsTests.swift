import Testing

@testable import Typeset

@Suite struct R025PhotographsTests {
  @Test func noKindOfPictureFlipsByItself() throws {
    for kind in ["photo", "illustration", "artwork", "diagram", "screenshot", "logo", "sheet-music"] {
      let sample = try LayoutSample(
        "<document lang=\"ar\"><canvas><image alt=\"A\" id=\"a\" src=\"corners.jpg\" kind=\"\(kind)\"/></canvas></document>",
        folder: PictureSample.folder)
      let element = try sample.element("a")
      #expect(!element.isMirrored)
      #expect(sample.codes == [])
    }
  }

  @Test func onlyAYesAsks() {
    #expect(R025Photographs.isAskedToFlip(.yes))
    for word in [FlipRequest.auto, .no] { #expect(!R025Photographs.isAskedToFlip(word)) }
  }

  @Test func theExampleShowsOneWrongPicture() throws {
    let sample = try LayoutSample.example("R025Photographs")
    let mirrored = try [("english", 0), ("arabic", 0), ("wrong-ar", 1)].map {
      try sample.element($0, on: $1).isMirrored
    }
    #expect(mirrored == [false, false, true])
    let (english, arabic) = (try sample.box("english"), try sample.box("arabic"))
    #expect(english.size == arabic.size)
  }
}
