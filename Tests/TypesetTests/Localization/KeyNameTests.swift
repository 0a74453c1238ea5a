import Testing

@testable import Typeset

/// Names that code has for keys.
@Suite struct KeyNameTests {
  private static let android =
    "<resources><string name=\"settings_title\">Settings</string><string name=\"a.b-c\">Dots</string></resources>"

  private func set() throws -> CatalogSet {
    let android = try CatalogKind.android.catalog(Array(Self.android.utf8), name: "s.xml", path: "/values/s.xml")
    let strings = try CatalogSample.xcstrings(
      #"{"sourceLanguage": "en", "strings": {"Settings Title": {"extractionState": "manual"}, "Other": {}, "R.string.x": {}, "HTTP_ERROR count": {"generatesSymbol": true}}}"#
    )
    return CatalogSet([try #require(android), strings])
  }

  @Test(arguments: [
    "R.string.settings_title", "Res.string.settings_title", "@string/settings_title", "MR.strings.settings_title",
    "stringResource(R.string.settings_title)", "stringResource(id = R.string.settings_title, name)",
    "context.getString(com.example.app.R.string.settings_title)", "@plurals/settings_title",
  ]) func aNameOfAndroidIsAKey(name: String) throws {
    #expect(try set().key(named: name) == "settings_title" && set().contains(name))
  }

  @Test(arguments: [
    ("R.string.a_b_c", "a.b-c"), (".settingsTitle", "Settings Title"), ("R.string.x", "R.string.x"),
    ("LocalizedStringResource.settingsTitle", "Settings Title"), (".httpErrorCount(3)", "HTTP_ERROR count"),
    (".other", ".other"), ("R.string.none", "R.string.none"), ("R.color.settings_title", "R.color.settings_title"),
    ("settings_title (old)", "settings_title (old)"), ("@string/", "@string/"), ("", ""), (".", "."),
    ("R.string.", "R.string."),
    ("f(", "f("), (")(", ")("), ("f()", "f()"),
  ]) func otherNamesStay(name: String, key: String) throws { #expect(try set().key(named: name) == key) }

  @Test(arguments: [("R.string.settings_title", 0), ("R.string.settings_titel", 1)])
  func aDocumentUsesNamesOfCode(key: String, faults: Int) throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(Self.android.utf8, to: folder + "/res/values/strings.xml")
      let sample = try LayoutSample(
        "<document lang=\"en\"><head><catalog src=\"res\"/></head><canvas><p id=\"p\" key=\"\(key)\">own</p></canvas></document>",
        folder: folder)
      #expect(sample.diagnostics.map(\.code) == Array(repeating: "missing-key", count: faults))
    }
  }
}
