import Testing

@testable import Typeset

/// Catalogs in XML of Android, Qt and .NET, and of XLIFF 2.
@Suite struct XMLCatalogTests {
  /// The catalog of a folder with some files.
  private func catalog(_ files: KeyValuePairs<String, String>) throws -> Catalog {
    var catalog: Catalog?
    try CatalogSample.withFolder { folder in
      for (name, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + name) }
      catalog = try CatalogFiles.read(folder, name: "S")
    }
    return try #require(catalog)
  }

  /// The texts of a key in a language, by number where they vary.
  private func text(_ key: String, _ language: String, in catalog: Catalog) -> String? {
    catalog.entries[key]?.messages[language]?.texts.map(\.value).joined(separator: " | ")
  }

  @Test(arguments: [
    ("values", ResourceFolder.any), ("values-de", .language("de")), ("values-pt-rBR", .language("pt-BR")),
    ("values-b+sr+Latn", .language("sr-Latn")), ("values-iw", .language("he")), ("values-in", .language("id")),
    ("values-night", .setting("night")), ("values-de-land", .setting("land")), ("values-car", .setting("car")),
    ("values-mcc310-de", .setting("mcc310-de")), ("values-v21", .setting("v21")),
  ]) func aFolderOfAndroidSaysItsLanguage(name: String, folder: ResourceFolder) {
    #expect(ResourceFolder(name) == folder)
    #expect(ResourceFolder("valuesX") == nil && ResourceFolder("layout") == nil)
  }

  @Test func androidsTextsAreRead() throws {
    let catalog = try catalog([
      "res/values/strings.xml": #"""
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <!-- On the  first page. -->
        <string name="a">It\'s  \"ready\"\n
          &amp; <b>bold</b> <xliff:g id="n" example="3">%1$s</xliff:g>\u00e9 </string>
        <string name="q">" two  blanks "</string><string name="at">\@home \?</string>
        <string name="ref">@string/a</string>
        <string name="own" translatable="false">Typeset</string>
        <string name="html"><![CDATA[<i>x</i>]]></string>
        <string name="big">%1$,d of %2$s, %d</string>
        <string name="p" product="tablet">tablet</string><string name="p">phone</string>
        <plurals name="n"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
        <string-array name="list"><item>One</item><item>Two</item></string-array>
        <item type="string" name="item">Item</item>
        <string>lost</string><plurals name="bad"><item quantity="ones">x</item></plurals>
      </resources>
      """#,
      "res/values/colors.xml": "<resources><color name=\"c\">#fff</color></resources>",
      "res/values-de/strings.xml": "<resources><string name=\"a\">Fertig</string></resources>",
      "res/values-de-land/strings.xml": "<resources><string name=\"a\">Quer</string></resources>",
      "AndroidManifest.xml": "<manifest/>",
    ])
    #expect(catalog.languages == ["", "de"])
    #expect(text("a", "", in: catalog) == "It's \"ready\"\n & bold %1$sé")
    #expect(catalog.entries["a"]?.note == "On the first page." && text("a", "de", in: catalog) == "Fertig")
    #expect(text("q", "", in: catalog) == " two  blanks " && text("at", "", in: catalog) == "@home ?")
    #expect(text("ref", "de", in: catalog) == "Fertig" && text("ref", "", in: catalog) == text("a", "", in: catalog))
    #expect(catalog.entries["own"]?.isTranslatable == false && text("html", "", in: catalog) == "<i>x</i>")
    #expect(text("big", "", in: catalog) == "%1$'d of %2$s, %d" && text("p", "", in: catalog) == "phone")
    #expect(catalog.message(for: "n", in: "")?.message.shown(.int(1)) == "[1] day")
    #expect(text("list[1]", "", in: catalog) == "Two" && text("item", "", in: catalog) == "Item")
    #expect(
      catalog.warnings.map(\.message) == [
        "<string> has no name, and is left out", "a text of \"bad\" has no quantity that there is, and is left out",
        "\"bad\" has no texts, and is left out",
      ])
  }

  @Test func xliff2IsRead() throws {
    let catalog = try catalog([
      "de.xlf": """
      <xliff version="2.0" srcLang="en" trgLang="de" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
      <file id="f"><group id="g" translate="no"><unit id="own"><segment><source>Typeset</source></segment></unit></group>
      <unit id="two" slr:sizeRestriction="2,20"><notes><note category="location">a.ts:1</note><note>Of a button</note>
      </notes><originalData><data id="d">%d</data></originalData>
      <segment state="final"><source>Save <pc id="1">all</pc>.</source><target>Alle <ph id="2" dataRef="d"/>.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment subState="x:leveraged-mt"><source>Now <ph id="3" disp="{{x}}" equiv="X"/></source><target>Jetzt</target>
      </segment></unit>
      <unit id="half"><segment><source>A</source><target>B</target></segment><segment><source>C</source></segment></unit>
      <unit><segment><source>lost</source></segment></unit></file></xliff>
      """
    ])
    #expect(
      text("two", "en", in: catalog) == "Save all. Now {{x}}" && text("two", "de", in: catalog) == "Alle %d. Jetzt")
    let two = try #require(catalog.entries["two"])
    #expect(two.note == "Of a button" && two.greatestLength == 20)
    #expect(two.messages["de"]?.state == .machineTranslated && catalog.entries["half"]?.messages["de"]?.state == .new)
    #expect(catalog.entries["own"]?.isTranslatable == false)
    #expect(catalog.warnings.map(\.message) == ["<unit> has no id, and is left out"])
  }

  @Test func namesAreKeysWhereIDsSayNothing() throws {
    func keys(_ ids: String, _ other: String) throws -> [String] {
      let catalog = try catalog([
        "a.xliff": """
        <xliff version="1.2"><file source-language="en" target-language="de"><body>
        <trans-unit id="\(ids)" resname="a.b" maxwidth="9" size-unit="char" approved="no"><source>A</source>
        <target>B</target></trans-unit><trans-unit id="\(other)"><source>C</source></trans-unit></body></file></xliff>
        """
      ])
      #expect(catalog.entries.values.compactMap(\.greatestLength) == [9])
      #expect(catalog.entries.values.compactMap { $0.messages["de"]?.state } == [.needsReview])
      return catalog.entries.keys.sorted()
    }
    #expect(try keys("1", "2") == ["2", "a.b"] && keys("title", "2") == ["2", "title"])
    #expect(try keys("0FGJJj7", "xLkYwLk") == ["a.b", "xLkYwLk"])
  }

  @Test func qtsTextsAreRead() throws {
    let catalog = try catalog([
      "app_de.ts": """
      <?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" sourcelanguage="en">
      <context><name>Main</name>
      <message><source>Cancel</source><translation>Abbrechen</translation></message>
      <message><source>%1 of %L2</source><extracomment>Progress</extracomment><translation type="unfinished">%1 von %L2, 5%</translation></message>
      <message numerus="yes"><source>%n file(s) in %1</source><translation><numerusform>%n Datei in %1</numerusform>
      <numerusform>%n Dateien in %1</numerusform></translation></message>
      <message><source>Old</source><translation type="vanished">Alt</translation></message>
      <message><source>New</source><translation type="unfinished"></translation></message>
      <message><translation>lost</translation></message></context>
      <context><name>Other</name><message><source>Cancel</source><translation>Weg<byte value="x41"/></translation></message>
      <message id="my-id"><source>Id</source><translation>Kennung</translation></message></context></TS>
      """,
      "code.ts": "export const a: Map<string> = new Map()",
    ])
    #expect(catalog.languages == ["de", "en"] && catalog.sourceLanguage == "en")
    #expect(
      catalog.entries.keys.sorted() == [
        "%1 of %L2", "%n file(s) in %1", "Main|Cancel", "New", "Other|Cancel", "my-id",
      ])
    #expect(text("Main|Cancel", "de", in: catalog) == "Abbrechen" && text("Other|Cancel", "de", in: catalog) == "WegA")
    #expect(text("%1 of %L2", "de", in: catalog) == "%1$@ von %2$@, 5%%")
    let entry = try #require(catalog.entries["%1 of %L2"])
    #expect(entry.note == "Progress" && entry.context == "Main" && entry.messages["de"]?.state == .needsReview)
    let files = catalog.message(for: "%n file(s) in %1", in: "de")?.message
    #expect(files?.shown(.int(1), .text("x"), language: "de") == "[1] Datei in [x]")
    #expect(files?.shown(.int(3), .text("x"), language: "de") == "[3] Dateien in [x]")
    #expect(catalog.warnings.map(\.message) == ["<message> has no source, and is left out"])
  }

  @Test func resourcesOfDotNetAreRead() throws {
    func resx(_ text: String) -> String {
      """
      <root><resheader name="version"><value>2.0</value></resheader><data name="a" xml:space="preserve">
      <value>\(text)</value><comment>Of a  button</comment></data><data name="icon" type="System.Drawing.Bitmap">
      <value>x</value></data><data name="&gt;&gt;b.Name" xml:space="preserve"><value>b</value></data><data/></root>
      """
    }
    let catalog = try catalog([
      "Resources.resx": resx("{0} of {1:N2}, {{x}} "), "Resources.zh-CHS.resx": resx("甲"),
      "de-DE/Resources.resw": resx("D"),
    ])
    #expect(catalog.languages == ["", "de-DE", "zh-Hans"] && catalog.entries.keys.sorted() == ["a"])
    #expect(text("a", "", in: catalog) == "%1$@ of %2$@, {x} " && text("a", "de-DE", in: catalog) == "D")
    #expect(catalog.entries["a"]?.note == "Of a button" && catalog.warnings.count == 3)
  }

  @Test(arguments: ["resources", "TS", "root", "xliff"]) func entitiesAreRefused(root: String) {
    let text = "<!DOCTYPE x [<!ENTITY a \"b\">]><\(root)/>"
    let fault = CatalogSample.fault { () throws(ContentError) in
      _ = try CatalogKind.qt.catalog(Array(text.utf8), name: "a.ts", path: "/a.ts")
    }
    #expect(fault == "1:1 document type declarations are not allowed")
  }
}
