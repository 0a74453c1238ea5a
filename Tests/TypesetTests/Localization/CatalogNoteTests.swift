import Testing

@testable import Typeset

/// What developers say about keys to those who translate them.
@Suite struct CatalogNoteTests {
  private func notes(_ name: String, _ text: String, _ keys: String...) throws -> [String?] {
    var notes: [String?] = []
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(text.utf8, to: folder + "/" + name)
      let set = CatalogSet([try CatalogFiles.read(folder + "/" + name, name: name)])
      notes = keys.map { set.note(of: $0) }
    }
    return notes
  }

  @Test func stringCatalogsHaveComments() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"a": {"comment": "Of  a\\nbutton."}, "b": {"comment": ""}, "c": {},
       "d": {"comment": "No comment provided by engineer."}}}
      """
    #expect(try notes("a.xcstrings", text, "a", "b", "c", "d", "e") == ["Of a button.", nil, nil, nil, nil])
  }

  @Test func tablesHaveTheCommentRightBeforeAKey() throws {
    let text = """
      /* Licence of the file. */

      "a" = "A";
      /* Of a
         button. */
      "b" = "B"; // behind
      "c" = "C";
      // In a line.
      d = "D"; /* of e */ "e" = "E";
      /**/
      "f" = "F";
      """
    #expect(
      try notes("a.strings", text, "a", "b", "c", "d", "e", "f")
        == [nil, "Of a button.", "behind", "In a line.", "of e", nil])
  }

  @Test func exportsHaveNotes() throws {
    let text = """
      <xliff version="1.2"><file source-language="en" target-language="de" original="x"><body>
      <trans-unit id="a"><source>A</source><note> Of a  button. </note><note>More.</note></trans-unit>
      <trans-unit id="n|==|plural.one"><source>%d day</source><note>Days</note></trans-unit>
      <trans-unit id="n|==|plural.other"><source>%d days</source></trans-unit>
      <trans-unit id="b"><source>B</source><note/></trans-unit>
      </body></file></xliff>
      """
    #expect(try notes("a.xliff", text, "a", "n", "b") == ["Of a button.", "Days", nil])
  }
}
