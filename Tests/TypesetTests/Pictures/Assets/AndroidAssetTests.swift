import Testing

@testable import Typeset

/// The colours and drawables of Android's resources.
@Suite struct AndroidAssetTests {
  private func resources(_ files: [String: String]) throws -> AssetSample {
    try AssetSample(texts: Dictionary(uniqueKeysWithValues: files.map { ("res/" + $0.key, $0.value) }))
  }

  private func vector(_ body: String, _ attributes: String = "") -> String {
    """
    <vector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:aapt="http://schemas.android.com/aapt"
      android:width="24dp" android:height="24dp" android:viewportWidth="48" android:viewportHeight="48" \(attributes)>
    \(body)</vector>
    """
  }

  @Test(arguments: [
    ("#123", "#112233"), ("#8123", "#11223388"), ("#a1B2c3", "#a1b2c3"), ("#80A1B2C3", "#a1b2c380"),
    ("@android:color/white", "#ffffff"), (" @color/other ", "#445566"),
  ]) func colorsAreWrittenInSeveralWays(_ text: String, _ hex: String) throws {
    let sample = try resources([
      "values/colors.xml": "<resources><color name=\"a\">\(text)</color><color name=\"other\">#456</color></resources>"
    ])
    for name in ["a", "@color/a"] { #expect(try sample.color(name, assets: "res") == hex) }
  }

  @Test func referencesAndTheNightAreFollowed() throws {
    let sample = try resources([
      "values/colors.xml": """
      <resources><color name="a">@color/b</color><color name="b">#111111</color><item type="color" name="c">#333</item>
      <string name="color">x</string></resources>
      """,
      "values-night/colors.xml": "<resources><color name=\"b\">#222222</color></resources>",
      "values-car/colors.xml": "<resources><color name=\"b\">#999999</color></resources>",
      "color/list.xml": """
      <selector xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:color="#ff0000" android:state_enabled="false"/><item android:color="@color/b"/></selector>
      """,
    ])
    for (name, light, dark) in [
      ("a", "#111111", "#222222"), ("c", "#333333", "#333333"), ("list", "#111111", "#222222"),
    ] {
      #expect(try sample.color(name, assets: "res") == light)
      #expect(try sample.color(name, assets: "res") { $0.appearance = .dark } == dark)
    }
  }

  @Test func endlessAndMissingReferencesAndThemesAreNamed() throws {
    let sample = try resources([
      "values/colors.xml": """
      <resources><color name="a">@color/b</color><color name="b">@color/a</color><color name="c">@color/none</color>
      <color name="d">?attr/colorPrimary</color><color name="e">teal</color></resources>
      """
    ])
    for (name, words) in [
      ("a", "refers to itself"), ("c", "\"none\", which is not there"), ("d", "colour of a theme"),
      ("e", "not a colour"),
    ] {
      let diagnostics = sample.diagnostics("<screen background=\"\(name)\"/>", assets: "res")
      #expect(diagnostics.map(\.code) == ["damaged-asset"], "\(name)")
      #expect(diagnostics.first?.message.contains(words) == true, "\(diagnostics)")
    }
  }

  @Test func aDamagedFileLeavesOnlyItselfOut() throws {
    let sample = try resources([
      "values/colors.xml": "<resources><color name=\"a\">#123</color></resources>",
      "values/more_colors.xml": "<resources><color name=\"b\">#456</colour></resources>",
    ])
    let layout = try sample.layout("<screen background=\"a\"/>", assets: "res")
    #expect(layout.frames[0].background?.hex == "#112233" && layout.codes == ["damaged-asset"])
    #expect(layout.diagnostics[0].location?.line == 1)
  }

  @Test func vectorsHaveGroupsColorsAndOpacity() throws {
    let sample = try resources([
      "values/colors.xml": "<resources><color name=\"brand\">#112233</color></resources>",
      "drawable/a.xml": vector(
        """
        <group android:rotation="90" android:pivotX="24" android:pivotY="24" android:translateX="2">
        <path android:pathData="M0,0h4v4z" android:fillColor="@color/brand" android:fillAlpha="0.5"/>
        <path android:pathData="M1 1" android:strokeColor="#F00" android:strokeWidth="2" android:fillType="evenOdd"/></group>
        """),
    ])
    let finding = try #require(DocumentAssets.res(in: sample).image(named: "@drawable/a")).finding
    let drawing = try #require(finding.value?.versions.first?.drawing)
    let svg = String(decoding: drawing.svg { $0 == "brand" ? .black : nil }, as: UTF8.self)
    #expect(svg.contains(#"viewBox="0 0 48.0 48.0""#) && svg.contains(#"width="24.0""#))
    #expect(svg.contains("translate(26.0 24.0) rotate(90.0) scale(1.0 1.0) translate(-24.0 -24.0)"))
    #expect(svg.contains(##"fill="#00000080""##) && svg.contains(##"stroke="#ff0000""##), "\(svg)")
    let layout = try sample.layout(
      #"<screen><icon name="a"/><image src="@drawable/a" alt="A"/></screen>"#, assets: "res")
    #expect(layout.codes == [] && layout.pictures().count == 1)
  }

  @Test func vectorsOfTheReadingDirectionAreMirrored() throws {
    let path = "<path android:pathData=\"M0,0h4v4z\" android:fillColor=\"#000\"/>"
    let sample = try resources([
      "drawable/back.xml": vector(path, "android:autoMirrored=\"true\""), "drawable/own.xml": vector(path),
      "drawable-ldrtl/own.xml": vector(path, "android:alpha=\"0.5\""),
    ])
    let markup = #"<screen><image src="back" alt="A"/><image src="own" alt="B"/></screen>"#
    let left = try sample.layout(markup, assets: "res").pictures()
    let right = try sample.layout(markup, assets: "res", lang: "ar").pictures()
    #expect(left.map(\.isMirrored) == [false, false] && right.map(\.isMirrored) == [true, false])
    #expect(right[1].picture.path.contains("drawable-ldrtl"))
  }

  @Test func whatIsLeftOutOfAVectorIsNamed() throws {
    let sample = try resources([
      "drawable/a.xml": vector(
        """
        <clip-path android:pathData="M0,0h4v4z"/><path android:pathData="M0,0h4v4z"><aapt:attr
        name="android:fillColor"><gradient android:startColor="#000"/></aapt:attr></path>
        """),
      "drawable/shape.xml": "<shape/>",
      "drawable/state.xml":
        #"<selector xmlns:android="http://a"><item android:drawable="@drawable/state"/></selector>"#,
    ])
    func image(_ name: String) -> String { "<screen><image src=\"\(name)\" alt=\"A\"/></screen>" }
    let clipped = try sample.layout(image("a"), assets: "res").diagnostics
    #expect(clipped.map(\.code) == ["damaged-asset"])
    #expect(clipped[0].message.contains("<clip-path>, <gradient>"))
    let shape = try sample.layout(image("shape"), assets: "res").diagnostics
    #expect(shape.map(\.code) == ["damaged-asset"] && shape[0].message.contains("<shape>"))
    let state = try sample.layout(image("state"), assets: "res")
    #expect(state.codes == ["damaged-asset"] && state.pictures().isEmpty)
  }

  @Test func pixelsAreChosenByDensityAndLanguage() throws {
    let png = try PictureSample.bytes("rgba.png")
    let sample = try AssetSample([
      "res/drawable-mdpi/a.png": png, "res/drawable-xxhdpi/a.png": png, "res/drawable-de-xxhdpi/a.png": png,
      "res/drawable/b.9.png": png,
    ])
    let markup = #"<screen device="iphone-xs"><image src="a" alt="A"/></screen>"#
    #expect(try sample.layout(markup, assets: "res").pictures()[0].picture.path.contains("drawable-xxhdpi"))
    #expect(try sample.layout(markup, assets: "res", lang: "de").pictures()[0].picture.path.contains("drawable-de"))
    #expect(
      sample.diagnostics(#"<screen><image src="b" alt="A"/></screen>"#, assets: "res").map(\.code) == ["damaged-asset"])
  }

  @Test(
    arguments: [
      ("values", AssetCondition()), ("drawable-night-v21", AssetCondition(isDark: true, version: 21)),
      ("drawable-b+sr+Latn-ldrtl", AssetCondition(language: "sr-Latn", direction: .rightToLeft)),
      ("values-pt-rBR", AssetCondition(language: "pt-BR")), ("values-iw", AssetCondition(language: "he")),
      ("drawable-sw600dp-hdpi", AssetCondition(leastSide: 600, scale: 1.5)), ("values-car", nil), ("values-watch", nil),
    ] as [(String, AssetCondition?)]) func qualifiersAreConditions(_ name: String, _ condition: AssetCondition?)
  {
    #expect(AssetCondition(resourceFolder: name) == condition)
  }

  @Test func aProjectIsSearchedForItsAssets() throws {
    let sample = try AssetSample(texts: [
      "App/src/main/res/values/colors.xml": "<resources><color name=\"a\">#123</color></resources>",
      "iOS/App/A.xcassets/B.colorset/Contents.json": #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#,
      "Pods/X.xcassets/P.colorset/Contents.json": #"{"colors": [\#(colorVersion("1", "2", "3"))]}"#,
    ])
    #expect(try sample.color("a", assets: ".") == "#112233")
    #expect(try sample.color("B", assets: ".") == "#010203")
    #expect(sample.diagnostics(#"<screen background="P"/>"#, assets: ".").map(\.code) == ["value"])
    #expect(sample.diagnostics("<screen/>", assets: "App/src/main/res/values").map(\.code) == ["assets"])
  }
}

extension DocumentAssets {
  /// The resources of a sample.
  fileprivate static func res(in sample: AssetSample) -> DocumentAssets {
    let folder = AssetFolder(place: sample.folder + "/res", name: "res")
    return DocumentAssets([.init(path: "res", catalog: AssetCatalog(AssetSearch(in: folder).parts))])
  }
}
