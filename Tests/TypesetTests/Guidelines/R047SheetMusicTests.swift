import Testing

@testable import Typeset

@Suite struct R047SheetMusicTests {
  @Test func notesStayWhateverIsRequested() throws {
    let sample = try LayoutSample(
      """
      <document lang="ar"><canvas><image alt="A" id="a" src="corners.jpg" kind="sheet-music" flip="yes"/></canvas></document>
      """, folder: PictureSample.folder)
    let element = try sample.element("a")
    #expect(!element.isMirrored)
    #expect(sample.codes == ["fixed-picture"])
    #expect(sample.diagnostics[0].severity == .warning)
  }

  @Test func aLogoThatIsToFlipIsAnError() throws {
    let sample = try LayoutSample(
      "<document lang=\"ar\"><canvas><image alt=\"A\" id=\"a\" src=\"corners.jpg\" kind=\"logo\" flip=\"yes\"/></canvas></document>",
      folder: PictureSample.folder)
    let element = try sample.element("a")
    #expect(!element.isMirrored)
    #expect(sample.diagnostics.map(\.severity) == [.error])
    #expect(sample.diagnostics[0].range.map { String(decoding: $0.file.utf8[$0.bytes], as: UTF8.self) } == "yes")
  }

  @Test func theExampleIsTheSameInEveryLanguage() throws {
    let pictures = try LayoutSample.example("R047SheetMusic").pictures()
    #expect(pictures.count == 3)
    #expect(pictures.allSatisfy { !$0.isMirrored && $0.picture === pictures[0].picture })
  }
}
