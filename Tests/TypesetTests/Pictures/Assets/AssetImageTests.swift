import Testing

@testable import Typeset

/// The pictures of Apple's asset catalogs.
@Suite struct AssetImageTests {
  private let image = #"<image src="Logo" alt="A logo"/>"#

  /// A catalog with a set of pictures, of which the JSON of the entries is given, and a square of a side by each file.
  private func sample(_ entries: [String], _ sides: [String: Int], properties: String = "{}") throws -> AssetSample {
    var files = sides.reduce(into: [String: [UInt8]]()) { files, file in
      files["A.xcassets/Logo.imageset/\(file.key)"] =
        file.key.hasSuffix(".png")
        ? (try? PictureSample.bytes("rgba.png")) ?? []
        : PictureSample.svg("<path d=\"M0 0H9V9Z\"/>", "width=\"\(file.value)\" height=\"\(file.value)\"")
    }
    let contents = #"{"images": [\#(entries.joined(separator: ","))], "properties": \#(properties)}"#
    files["A.xcassets/Logo.imageset/Contents.json"] = Array(contents.utf8)
    return try AssetSample(files)
  }

  private func width(
    _ sample: AssetSample, lang: String = "en", _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> Double {
    let layout = try sample.layout("<screen>\(image)</screen>", lang: lang, change)
    return try #require(layout.pictures().first).picture.size.width
  }

  @Test func aVersionHasTheScaleOfTheDeviceAndIsAsLargeInPoints() throws {
    let sample = try sample(
      [
        #"{"scale": "1x", "filename": "a.png"}"#, #"{"scale": "2x", "filename": "b.png"}"#,
        #"{"scale": "3x", "filename": "c.png"}"#,
      ], ["a.png": 0, "b.png": 0, "c.png": 0])
    let bytes = try PictureSample.read(PictureSample.bytes("rgba.png")).size.width
    #expect(try width(sample) { $0.device = "iphone-se" } == bytes / 2)
    #expect(try width(sample) { $0.device = "iphone-xs" } == bytes / 3)
    let paper = try sample.layout("<page>\(image)</page>").pictures()
    #expect(paper.first?.picture.path.hasSuffix("c.png") == true)
  }

  @Test func aPictureFollowsAppearanceLanguageAndDirection() throws {
    let sample = try sample(
      [
        #"{"filename": "a.svg"}"#, #"{"filename": "b.svg"\#(appearances(("luminosity", "dark")))}"#,
        #"{"filename": "c.svg", "locale": "de"}"#, #"{"filename": "d.svg", "language-direction": "right-to-left"}"#,
      ], ["a.svg": 10, "b.svg": 20, "c.svg": 30, "d.svg": 40])
    #expect(try width(sample) == 10)
    #expect(try width(sample) { $0.appearance = .dark } == 20)
    #expect(try width(sample, lang: "de-AT") == 30)
    let arabic = try sample.layout("<screen><image id=\"i\" src=\"Logo\" alt=\"A\"/></screen>", lang: "ar")
    #expect(arabic.pictures().first?.picture.size.width == 40)
    #expect(arabic.pictures().first?.isMirrored == false)
    #expect(try arabic.element("i").rules.contains(Rule(27)))
  }

  @Test func onePictureForADirectionIsMirroredForTheOther() throws {
    let sample = try sample([#"{"filename": "a.svg", "language-direction": "left-to-right"}"#], ["a.svg": 10])
    for (lang, isMirrored) in [("en", false), ("he", true)] {
      #expect(try sample.layout("<screen>\(image)</screen>", lang: lang).pictures().first?.isMirrored == isMirrored)
    }
    let kept = try sample.layout(#"<screen><image src="Logo" alt="A" flip="no"/></screen>"#, lang: "he")
    #expect(kept.pictures().first?.isMirrored == false)
  }

  @Test func aTemplateIsDrawnInTheColorOfItsPlace() throws {
    let sample = try sample(
      [#"{"filename": "a.svg"}"#], ["a.svg": 10], properties: #"{"template-rendering-intent": "template"}"#)
    let tinted = try sample.layout(#"<screen tint="red">\#(image)</screen>"#)
    #expect(tinted.pictures().first?.tint?.hex == "#ff3b30")
    let plain = try self.sample([#"{"filename": "a.svg"}"#], ["a.svg": 10]).layout("<screen>\(image)</screen>")
    #expect(plain.pictures().first?.tint == nil)
  }

  @Test func outlinesAreIconsAndPicturesStayPictures() throws {
    let outlines = try sample([#"{"filename": "a.svg"}"#], ["a.svg": 10]).layout(
      #"<screen><icon name="Logo"/></screen>"#)
    #expect(outlines.pictures().isEmpty && outlines.codes == [])
    let pixels = try sample(
      [#"{"filename": "a.png"}"#], ["a.png": 0], properties: #"{"template-rendering-intent": "template"}"#
    ).layout(#"<screen><button icon="Logo">Go</button></screen>"#)
    #expect(pixels.pictures().count == 1 && pixels.pictures()[0].tint != nil)
  }

  @Test func aFileIsAFileAndAnUnknownNameHasTheNearest() throws {
    let sample = try sample([#"{"filename": "a.svg"}"#], ["a.svg": 10])
    let file = #"<screen><image src="A.xcassets/Logo.imageset/a.svg" alt="A"/></screen>"#
    #expect(try sample.layout(file).pictures().count == 1)
    let unknown = sample.diagnostics(#"<screen><image src="Lgoo" alt="A"/><icon name="Logoo"/></screen>"#)
    #expect(unknown.map(\.code) == ["missing-picture", "unknown-icon"])
    #expect(unknown[0].hints.first == "did you mean \"Logo\"?")
    #expect(unknown[1].hints.first?.contains("\"Logo\"") == true)
  }

  @Test(arguments: [("%PDF-1.7", "PDF"), ("GIF89a", "GIF"), ("", "empty")])
  func whatIsNotDrawnIsNamedAndTheRestGoesOn(_ contents: String, _ word: String) throws {
    let set = "A.xcassets/Logo.imageset/"
    let sample = try AssetSample(texts: [
      set + "Contents.json": #"{"images": [{"filename": "logo.pdf"}]}"#, set + "logo.pdf": contents,
    ])
    let layout = try sample.layout("<screen>\(image)\(image)<icon name=\"Logo\"/><p>Text</p></screen>")
    #expect(layout.diagnostics.count == 1)
    #expect(layout.diagnostics[0].severity == .warning && layout.diagnostics[0].message.contains(word))
  }

  @Test func aFileOutsideOfItsSetIsLeftOut() throws {
    let sample = try AssetSample(texts: [
      "A.xcassets/Logo.imageset/Contents.json": #"{"images": [{"filename": "../../secret.svg"}]}"#,
      "secret.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
    ])
    let layout = try sample.layout("<screen>\(image)</screen>")
    #expect(layout.codes == ["damaged-asset"] && layout.pictures().isEmpty)
  }

  @Test func aSymbolIsOneOfTheDrawingsOfItsTemplate() throws {
    let template = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>.a {fill: red}</style>
      <g id="Notes"><text x="9" y="9">Small</text></g>
      <g id="Guides"><line id="Baseline-M" x1="0" x2="3000" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="0" x2="3000" y1="1056" y2="1056"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
      <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 2900 1126)"><path d="M0 0H90V-70Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
      <path class="monochrome-0 a" d="M10 0H90V-70H10Z"/></g></g></svg>
      """
    let set = "A.xcassets/custom.heart.symbolset/"
    let sample = try AssetSample(texts: [
      set + "Contents.json": #"{"symbols": [{"filename": "heart.svg", "idiom": "universal"}]}"#,
      set + "heart.svg": template,
    ])
    let layout = try sample.layout(
      #"<screen><icon id="i" name="custom.heart" size="100" color="red"/><image src="custom.heart" alt="A"/></screen>"#)
    #expect(layout.codes == [])
    #expect(layout.pictures().first?.picture.size == Size(width: 24, height: 24))
    let drawing = try SymbolTemplate.drawing(SourceFile(name: "a", utf8: Array(template.utf8)))
    let svg = String(decoding: drawing.svg { _ in nil }, as: UTF8.self)
    #expect(svg.contains(#"viewBox="1400.0 1041.0 100.0 100.0""#), "\(svg)")
    #expect(!svg.contains("class") && !svg.contains("2900"))
  }
}
