import Testing

@testable import TypesetPreview

/// Names that every file system takes.
@Suite struct ExportFileNamesTests {
  @Test func namesAreSafeAndUnique() {
    var names = FileNames()
    let given = [
      "settings", "flows/settings", "Flows/Settings", "flows-settings", "../../etc/passwd", "a:b*c?\"<>|.", "CON",
      "lpt1",
      "شاشة", "", "ä b", " .hidden. ", "\u{0}\n",
    ].map { names.name(for: $0) }
    #expect(
      given == [
        "settings", "flows-settings", "Flows-Settings-2", "flows-settings-3", "etc-passwd", "a-b-c", "file-CON",
        "file-lpt1", "file-", "file--2", "b", "hidden", "file--3",
      ])
    #expect(Set(given.map { $0.lowercased() }).count == given.count)
  }

  @Test func longNamesAreCut() {
    var names = FileNames()
    let long = String(repeating: "abc/", count: 200)
    let (first, second) = (names.name(for: long), names.name(for: long))
    #expect(first.utf8.count == 80 && second == first + "-2")
  }

  @Test func keysAreFoundInElementsOnly() {
    let elements =
      #"[{"id": "a\"key\": \"x", "key": "one \"1\"", "text": "\"key\": ", "children": [{"key": "two"}]}, {"text": "key"}]"#
    #expect(ElementKeys.keys(in: Array(elements.utf8)) == [#"one "1""#, "two"])
    #expect(ElementKeys.keys(in: Array(#"[{"text": "open"#.utf8)) == [])
  }
}
