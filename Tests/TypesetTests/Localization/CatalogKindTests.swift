import Testing

@testable import Typeset

/// The kinds of catalogs, by names and by what files begin with.
@Suite struct CatalogKindTests {
  @Test(arguments: [
    ("key,en,de\ntitle,Head,Kopf\n", CatalogKind.table), ("sep=;\nid;German (de);English (en)\n", .table),
    ("# Comment\n\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n", .po), ("/* A */\n\"a\" = \"b\";\n", .strings),
    ("# A\nhello = Hello { $name }\n", .fluent), ("<resources><string name=\"a\">b</string></resources>", .android),
    ("<?xml version=\"1.0\"?><xliff version=\"1.2\"/>", .xliff), ("{\"@@locale\": \"de\", \"a\": \"b\"}", .arb),
    ("{\"sourceLanguage\": \"en\", \"strings\": {}}", .xcstrings),
  ]) func aFileWithoutItsEndingIsKnownByItsContent(text: String, kind: CatalogKind) {
    for path in ["texts", "texts.txt", "texts.bak"] {
      #expect(CatalogKind(path: path, bytes: Array(text.utf8)) == kind, "\(path)")
    }
  }

  @Test(arguments: [
    "", "name = value\nother = 2\n", "A text, in English, and German (de)\n", "name,age\nAna,3\n", "# Head\n\nProse.\n",
    "let x = \"a\"\n", "<html></html>", "{\"name\": \"package\"}", "msgid\n",
  ]) func otherFilesAreNone(text: String) {
    #expect(CatalogKind(path: "notes.txt", bytes: Array(text.utf8)) == nil)
  }

  @Test func aNameSaysMoreThanTheContent() {
    #expect(CatalogKind(path: "de.po", bytes: Array("key,en,de\n".utf8)) == .po)
    #expect(CatalogKind(path: "config.yml", bytes: Array("\"a\" = \"b\";\n".utf8)) == nil)
  }
}
