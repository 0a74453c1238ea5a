import Testing

@testable import Typeset

@Suite struct R027PictureVariantsTests {
  @Test func theNearestVersionComesFirst() throws {
    func keys(_ tag: String, _ direction: Direction) throws -> [String] {
      R027PictureVariants.keys(locale: try #require(LanguageTag(tag)), direction: direction)
    }
    #expect(try keys("ar-EG", .rightToLeft) == ["ar-EG", "ar", "rtl"])
    #expect(try keys("zh-Hant-TW", .leftToRight) == ["zh-Hant-TW", "zh-Hant", "zh", "ltr"])
    #expect(try keys("ar-u-nu-latn", .leftToRight) == ["ar", "ltr"])
  }

  @Test func variantsAreChosenByRegionLanguageAndDirection() throws {
    func chosen(_ locale: String, _ variants: String, dir: Direction? = nil) throws -> (Size, [Rule]) {
      let sample = try LayoutSample(
        "<document lang=\"en\"><canvas><image alt=\"A\" id=\"a\" src=\"corners.jpg\">\(variants)</image></canvas></document>",
        folder: PictureSample.folder, options: LayoutOptions(locale: locale, direction: dir))
      #expect(sample.codes == [])
      return (try sample.box("a").size, try sample.element("a").rules)
    }
    let all = """
      <variant dir="rtl" src="text.svg"/><variant lang="ar" src="rgba.png"/><variant lang="ar-EG" src="gray.jpg"/>
      """
    #expect(try chosen("en", all).0 == Size(width: 48, height: 32))
    #expect(try chosen("en", all).1 == [])
    #expect(try chosen("he", "<variant dir=\"rtl\" src=\"rgba.png\"/>").0 == Size(width: 4, height: 2))
    #expect(try chosen("ar-SA", all).0 == Size(width: 4, height: 2))
    #expect(try chosen("ar-SA", all).1 == [R027PictureVariants.rule, R050FlipWays.rule])
    #expect(try chosen("ar-EG", "<variant lang=\"ar\" src=\"rgba.png\"/>").0 == Size(width: 4, height: 2))
    #expect(
      try chosen("en", "<variant dir=\"rtl\" src=\"rgba.png\"/>", dir: .rightToLeft).0 == Size(width: 4, height: 2))
  }

  @Test func theExampleFindsVersionsByTheNamesOfTheirFiles() throws {
    let sample = try LayoutSample.example("R027PictureVariants")
    let files = sample.pictures().map { $0.picture.path.split(separator: "/").last }
    #expect(files == ["sign.svg", "sign~ar.svg", "sign~he.svg", "sign.svg"])
    #expect(try sample.element("arabic").rules.contains(R027PictureVariants.rule))
    #expect(sample.pictures().map(\.isMirrored) == [false, false, false, true])
  }

  @Test func theLocaleChoosesWhereNoLanguageIsGiven() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas><image alt=\"A\" src=\"Artwork/sign.svg\"/></canvas></document>",
      folder: Examples.folder.path + "/Guidelines", options: LayoutOptions(locale: "he-IL"))
    #expect(sample.pictures().map { $0.picture.path.hasSuffix("/sign~he.svg") } == [true])
  }
}
