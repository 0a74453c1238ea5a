import Foundation
import Testing

@testable import Typeset

/// The colours of Apple's asset catalogs.
@Suite struct AssetColorTests {
  private let dark = appearances(("luminosity", "dark"))

  @Test(arguments: [
    ("0.800", "0.100", "0.300", "#cc1a4d"), ("204", "26", "77", "#cc1a4d"), ("0xCC", "0x1a", "0X4D", "#cc1a4d"),
    ("1", "0.5", "0", "#ff8000"), ("1", "1", "0", "#010100"),
  ]) func componentsAreDecimalsOrBytesOrHexadecimal(_ red: String, _ green: String, _ blue: String, _ hex: String)
    throws
  {
    #expect(try AssetSample.color(colorVersion(red, green, blue)).color() == hex)
  }

  @Test func aColorFollowsAppearanceAndContrast() throws {
    let sample = try AssetSample.color(
      colorVersion("10", "0", "0"), colorVersion("20", "0", "0", more: dark),
      colorVersion("30", "0", "0", more: appearances(("contrast", "high"))),
      colorVersion("40", "0", "0", more: appearances(("luminosity", "dark"), ("contrast", "high"))))
    #expect(try sample.color() == "#0a0000")
    #expect(try sample.color { $0.appearance = .dark } == "#140000")
    #expect(try sample.color { $0.appearance.isHighContrast = true } == "#1e0000")
    #expect(try sample.color { $0.appearance = Appearance(isDark: true, isHighContrast: true) } == "#280000")
  }

  @Test func withoutAVersionForBothTheAppearanceCountsMore() throws {
    let sample = try AssetSample.color(
      colorVersion("10", "0", "0"), colorVersion("30", "0", "0", more: appearances(("contrast", "high"))),
      colorVersion("20", "0", "0", more: dark))
    #expect(try sample.color { $0.appearance = Appearance(isDark: true, isHighContrast: true) } == "#140000")
  }

  @Test func aPartWithAnAppearanceOfItsOwnHasItsColor() throws {
    let sample = try AssetSample.color(colorVersion("10", "0", "0"), colorVersion("20", "0", "0", more: dark))
    let layout = try sample.layout(#"<screen appearance="dark" background="Brand"/>"#)
    #expect(layout.frames[0].background?.hex == "#140000")
  }

  @Test func aTabletHasItsOwnVersion() throws {
    let sample = try AssetSample.color(
      colorVersion("10", "0", "0"),
      colorVersion("20", "0", "0").replacing("universal", with: "ipad"),
      colorVersion("30", "0", "0").replacing("universal", with: "watch"))
    #expect(try sample.color { $0.device = "iphone-se" } == "#0a0000")
    #expect(try sample.color { $0.device = "ipad-9.7" } == "#140000")
  }

  @Test func colorsOutsideOfSRGBAreTheNearestAndSaidSo() throws {
    let inside = try AssetSample.color(colorVersion("0.5", "0.5", "0.5", space: "display-p3")).layout(
      #"<screen background="Brand"/>"#)
    #expect(inside.frames[0].background?.hex == "#808080" && inside.codes == [])
    let outside = try AssetSample.color(colorVersion("0.0", "1.0", "0.0", space: "display-p3")).layout(
      #"<screen background="Brand"/>"#)
    #expect(outside.frames[0].background?.hex == "#00ff00" && outside.codes == ["wide-gamut"])
    #expect(outside.diagnostics[0].message.contains("(R073)"))
  }

  @Test func grayHasOneComponent() throws {
    let gray = #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "0.500"}}}"#
    #expect(try AssetSample.color(gray).color() == "#80808080")
  }

  @Test func coloursOfTheSystemAreThoseOfThePalette() throws {
    let blue = #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#
    #expect(try AssetSample.color(blue).color { $0.appearance = .dark } == "#0a84ff")
    let other = #"{"color": {"platform": "osx", "reference": "controlAccentColor"}}"#
    let diagnostics = try AssetSample.color(other).diagnostics(#"<screen background="Brand"/>"#)
    #expect(diagnostics.map(\.code) == ["damaged-asset"])
    #expect(diagnostics[0].description.contains("controlAccentColor"))
  }

  @Test func aNameOfTheAppComesBeforeThePalette() throws {
    let sample = try AssetSample(texts: [
      "A.xcassets/red.colorset/Contents.json": #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#
    ])
    #expect(try sample.color("red") == "#010203")
    #expect(try sample.color("green") == "#34c759")
    #expect(try sample.layout(#"<screen tint="red" background="tint"/>"#).frames[0].background?.hex == "#010203")
  }

  @Test func anUnknownNameHasTheNearestAsHint() throws {
    let diagnostics = try AssetSample.color(colorVersion("1", "2", "3")).diagnostics(
      #"<canvas><p color="Brnad">A</p><p background="linear-gradient(Brand, redd 20%)">B</p></canvas>"#)
    #expect(diagnostics.map(\.code) == ["value", "value"])
    #expect(diagnostics[0].hints.first == "did you mean \"Brand\"?")
    #expect(diagnostics[1].hints.first == "did you mean \"red\"?")
  }

  @Test func withoutAssetsNamesAreThoseOfThePalette() throws {
    let log = DiagnosticLog()
    _ = Document.read(
      Array(#"<document lang="en"><canvas><p color="@color/brand">A</p></canvas></document>"#.utf8), name: "a.xml",
      log: log)
    #expect(log.diagnostics.map(\.code) == ["value"])
    #expect(log.diagnostics[0].hints == [#"name the app's colours in the head: <assets src="res"/>"#])
  }

  @Test func groupsGiveTheirNamesOnlyWhereTheySaySo() throws {
    let color = #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#
    let sample = try AssetSample(texts: [
      "A.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Group/Inner/One.colorset/Contents.json": color,
      "A.xcassets/Other/Contents.json": "{}", "A.xcassets/Other/Two.colorset/Contents.json": color,
    ])
    #expect(try sample.color("Group/One") == "#010203")
    #expect(try sample.color("Two") == "#010203")
    let hints = sample.diagnostics(#"<screen background="One"/>"#).first?.hints
    #expect(hints?.first == "did you mean \"Group/One\"?")
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{\"colors\": [", "the file ends"), ("{}", "it has no colour"),
    (#"{"colors": [\#(colorVersion("x", "0", "0"))]}"#, "\"x\" is not a component"),
    (#"{"colors": [\#(colorVersion("0", "0", "0", space: "cmyk"))]}"#, "\"cmyk\" is unknown"),
    (String(repeating: "[", count: 100_000), "nested more than"),
  ]) func aDamagedSetLeavesOnlyItselfOut(_ text: String, _ reason: String) throws {
    let sample = try AssetSample(texts: [
      "A.xcassets/Brand.colorset/Contents.json": text,
      "A.xcassets/Fine.colorset/Contents.json": #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#,
    ])
    let layout = try sample.layout(#"<screen background="Fine"><p color="Brand">A</p></screen>"#)
    #expect(layout.frames[0].background?.hex == "#010203")
    #expect(layout.codes == ["damaged-asset"])
    #expect(layout.diagnostics[0].message.contains(reason), "\(layout.diagnostics)")
    #expect(layout.diagnostics[0].location?.file.hasSuffix("Brand.colorset/Contents.json") == true)
  }

  @Test func aFolderThatIsNotThereIsAMissingInput() throws {
    let sample = try AssetSample(texts: ["B.xcassets/Contents.json": "{}"])
    let diagnostics = sample.diagnostics("<screen/>")
    #expect(diagnostics.map(\.code) == ["missing-assets"] && diagnostics[0].isMissingInput)
    #expect(sample.diagnostics("<screen/>", assets: "../B.xcassets").map(\.code) == ["assets-outside"])
  }

  @Test func theFolderIsAnInputOfWhatIsRendered() throws {
    let sample = try AssetSample.color(colorVersion("1", "2", "3"))
    let session = Typesetter(fonts: TextSample.library).session()
    let record = session.inputRecord()
    session.inputs = record
    let markup = #"<document lang="en"><head><assets src="A.xcassets"/></head><screen background="Brand"/></document>"#
    _ = session.read(Array(markup.utf8), name: "a.xml", folder: sample.folder, log: DiagnosticLog())
    #expect(record.paths == [sample.folder + "/A.xcassets"])
    let before = InputDigests()[record.paths[0]]
    let contents = sample.folder + "/A.xcassets/Brand.colorset/Contents.json"
    try Data(#"{"colors": [\#(colorVersion("4", "5", "6"))]}"#.utf8).write(to: URL(fileURLWithPath: contents))
    #expect(InputDigests()[record.paths[0]] != before)
  }

  @Test func tenThousandSetsAreListedAndOneIsRead() throws {
    var files: [String: String] = [:]
    for index in 0..<10_000 { files["A.xcassets/C\(index).colorset/Contents.json"] = "damaged" }
    files["A.xcassets/Brand.colorset/Contents.json"] = #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#
    let sample = try AssetSample(texts: files)
    let time = ContinuousClock().measure { #expect((try? sample.color()) == "#010203") }
    #expect(time < .seconds(10))
  }
}
