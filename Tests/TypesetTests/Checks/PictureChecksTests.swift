import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct PictureChecksTests {
  private func findings(_ rule: Int, _ images: String...) throws -> [Finding] {
    try CheckSample(
      "<page>\(images.joined())</page>", folder: Examples.folder.appendingPathComponent("Checks/Found").path
    ).findings(of: rule)
  }

  private func image(_ attributes: String, _ variants: String...) -> String {
    "<image src=\"Artwork/route.svg\" alt=\"Route\" width=\"40\" \(attributes)>"
      + variants.map { "<variant \($0) src=\"Artwork/route-rtl.svg\"/>" }.joined() + "</image>"
  }

  @Test(arguments: [
    ("photo", 1), ("illustration", 1), ("artwork", 1), ("diagram", 0), ("screenshot", 0),
  ])
  func onlyWorksOfOthersMustNotBeMirrored(kind: String, count: Int) throws {
    #expect(try findings(26, image("kind=\"\(kind)\" flip=\"yes\"")).count == count)
    #expect(try findings(26, image("kind=\"\(kind)\" flip=\"no\"")).isEmpty)
  }

  @Test func aLanguageThatAnotherPictureHasIsMissing() throws {
    let both = image("id=\"both\"", "lang=\"ar\"", "lang=\"he\"")
    let found = try findings(27, both, image("id=\"one\"", "lang=\"ar\""))
    #expect(found.map(\.fault.message) == ["the picture has no version for he, which another picture has"])
    #expect(found.map(\.fault.element) == ["one"])
    #expect(found.first?.fault.measured == "1 language")
    #expect(try findings(27, both, image("", "lang=\"ar\"", "dir=\"rtl\"")).isEmpty)
    #expect(try findings(27, both, image("")).isEmpty)
    #expect(try findings(27, image("", "lang=\"ar\""), image("", "lang=\"ar-EG\"")).count == 1)
  }

  @Test func aScreenshotWithoutAnyVersionIsALocalizedResourceThatLacks() throws {
    let german = image("", "lang=\"de\"")
    #expect(try findings(49, german, image("kind=\"screenshot\"")).map(\.fault.level) == [.warning])
    #expect(try findings(49, german, image("kind=\"diagram\"")).count == 1)
    #expect(try findings(49, german, image("kind=\"photo\"")).isEmpty)
    #expect(try findings(49, german, image("kind=\"diagram\" decorative=\"yes\"")).isEmpty)
    #expect(try findings(49, image("", "lang=\"en\""), image("kind=\"screenshot\"")).isEmpty)
  }

  @Test func onePictureTakesOneWay() throws {
    #expect(try findings(50, image("flip=\"yes\"", "dir=\"rtl\"")).map(\.fault.level) == [.error])
    #expect(
      try findings(50, image("flip=\"yes\"", "lang=\"he\"", "lang=\"fr\"")).map(\.fault.message) == [
        "the picture is mirrored and has a version for he as well"
      ])
    #expect(try findings(50, image("flip=\"yes\"", "lang=\"fr\"")).isEmpty)
    #expect(try findings(50, image("", "dir=\"rtl\"")).isEmpty)
  }

  @Test func lettersOfIconsHaveTheScriptsThatAreRendered() throws {
    let found = try CheckSample(example: "Checks/Found/R032IconLetters.xml").findings(of: 32)
    #expect(found.map(\.fault.message) == [#"the icon "stamp" shows letters and has no version for he"#])
    #expect(found.first?.fault.remedy.contains("Hebr") == true)
    #expect(try findings(32, "<icon name=\"signature\"/>").isEmpty)
  }
}
