import Testing

@testable import Typeset

/// Tables of texts as they are read.
@Suite struct TableReaderTests {
  private func read(_ text: String) throws(ContentError) -> Catalog {
    try TableReader.read(try SourceFile.catalog(Array(text.utf8), name: "texts.csv"))
  }

  /// The text of a key, by number where it varies.
  private func text(_ key: String, _ language: String, in catalog: Catalog) -> String? {
    catalog.entries[key]?.messages[language]?.texts.map(\.value).joined(separator: " | ")
  }

  @Test func aColumnIsALanguage() throws {
    let catalog = try read(
      "Key,Comment,context,English (en),German [de],pt_BR,Max length\r\n"
        + "title,\"On the\r\nfirst page\",Menu,\"Hi, \"\"you\"\"\",Hallo,Olá,12\r\n"
        + "\r\nempty,,,,,\r\nshort,,,S\r\n")
    #expect(
      catalog.languages == ["de", "en", "pt-BR"] && catalog.entries.keys.sorted() == ["empty", "short", "title"])
    #expect(text("title", "en", in: catalog) == "Hi, \"you\"" && text("title", "pt-BR", in: catalog) == "Olá")
    let title = try #require(catalog.entries["title"])
    #expect(title.note == "On the first page" && title.context == "Menu" && title.greatestLength == 12)
    #expect(title.place.start.line == 2 && title.messages["de"]?.place?.start.line == 3)
    #expect(catalog.entries["empty"]?.messages["en"]?.isShown == false && catalog.warnings.isEmpty)
    #expect(text("short", "en", in: catalog) == "S" && catalog.entries["short"]?.messages["de"] == nil)
  }

  @Test(arguments: [
    "key;de;en\na;\"x;y\";z", "key\tde\ten\na\tx;y\tz", "sep=;\nkey;de;en\na;\"x;y\";z", "id|de|en\na|x;y|z",
    ";de;en\na;\"x;y\";z", "string id,de,en\na,x;y,z", "de,ID,en\nx;y,a,z", "key,de,en,status\na,x;y,z,done",
  ]) func theHeaderTellsTheSeparator(table: String) throws {
    let catalog = try read(table)
    #expect(text("a", "de", in: catalog) == "x;y" && text("a", "en", in: catalog) == "z" && catalog.warnings.isEmpty)
  }

  @Test func formsAreRowsOfTheirOwn() throws {
    let catalog = try read(
      "key,en,de\nn#one,%d file,%d Datei\nn#other,%d files,%d Dateien\nm,many,viele\nm#one,one,eins\nC#,x,y\n#one,x,y\n"
    )
    let files = try #require(catalog.message(for: "n", in: "de")?.message)
    #expect(
      files.shown(.int(1), language: "de") == "[1] Datei" && files.shown(.int(2), language: "de") == "[2] Dateien")
    #expect(catalog.message(for: "m", in: "en")?.message.shown(.int(1)) == "one")
    #expect(catalog.message(for: "m", in: "en")?.message.shown(.int(5)) == "many")
    #expect(catalog.entries.keys.sorted() == ["#one", "C#", "m", "n"])
  }

  @Test func statesAreUnderstood() throws {
    let catalog = try read(
      "key,en,de,state,fr,fr status\na,A,B,needs_review,C,final\nb,A,B,,C,machine-translated\nc,A,B,new,,\nd,A,B,odd,C,\n"
    )
    func state(_ key: String, _ language: String) -> CatalogText.State? {
      catalog.entries[key]?.messages[language]?.state
    }
    #expect(state("a", "de") == .needsReview && state("a", "fr") == .translated)
    #expect(state("b", "de") == .translated && state("b", "fr") == .machineTranslated)
    #expect(state("c", "de") == .new && state("d", "de") == .translated)
  }

  @Test func damagedRowsAreNamedAndLeftOut() throws {
    let catalog = try read("key,de\na,1\nb,2,3\nc,\"x\" y\n,lost\nd,4\ne,\"open\nf,6\n")
    #expect(catalog.entries.keys.sorted() == ["a", "d", "f"])
    #expect(
      catalog.warnings.map { "\($0.range?.start.line ?? 0) \($0.message)" } == [
        "3 the row has more cells than there are columns, and is left out",
        "4 the row has text behind a closing quotation mark, and is left out", "5 the row has no key, and is left out",
        "7 the row has a quotation mark that is not closed, and is left out",
      ])
  }

  @Test func formulasLoseTheirGuard() throws {
    let texts = ["=1+1", "@home", "+x", "-x", "-5", "'quoted'", "'", "plain"]
    var table = DelimitedText(columns: "key,de")
    for (index, text) in texts.enumerated() { table.add(["k\(index)", text]) }
    let catalog = try read(table.text)
    for (index, text) in texts.enumerated() { #expect(self.text("k\(index)", "de", in: catalog) == text) }
  }

  @Test(arguments: [
    ("key,comment\na,b", "has no column whose name is a language"), ("", "has no column of keys"),
    ("name,de\na,b", "has no column of keys"), ("a,b,c\n1,2,3", "has no column of keys"),
  ]) func aTableWithoutALanguageIsAnError(table: String, fault: String) {
    #expect(throws: ContentError.self) { try read(table) }
    do { _ = try read(table) } catch {
      #expect(error.diagnostic.message == "the table \"texts.csv\" \(fault)")
      #expect(error.diagnostic.hints.first?.contains("key,comment,en,de") == true)
    }
  }

  @Test(arguments: [
    ("Chinese (Simplified)", "zh-Hans"), ("Portuguese (Brazil)", "pt-BR"), ("English (UK)", "en-GB"),
    ("German (DE)", "de-DE"),
    ("EN", "en"), ("zh_Hant", "zh-Hant"), ("Deutsch (de)", "de"), ("de (German)", "de"), ("fil", "fil"), ("id", "id"),
    ("is active", nil), ("row", nil), ("state", nil), ("price (US)", nil), ("Name", nil), ("", nil), ("()", nil),
  ]) func aColumnIsNamedAsPeopleNameLanguages(name: String, language: String?) {
    #expect(TextColumns(["key", "en-ZA", name]).languages == ["en-ZA"] + (language.map { [$0] } ?? []))
  }

  @Test func otherColumnsAreNamed() throws {
    let catalog = try read("key,de,Screenshot,row,Klingon (tlh)\na,x,y,z,q\n")
    #expect(catalog.languages == ["de", "tlh"])
    #expect(catalog.warnings.map(\.message) == [#"columns that are no language are left out: "Screenshot", "row""#])
  }

  @Test func aTableOfSomethingElseInAFolderIsNoCatalog() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("id,name,price\n1,x,2\n".utf8, to: folder + "/data/products.csv")
      try CatalogSample.write("key,de\na,x\n".utf8, to: folder + "/texts/texts.csv")
      try CatalogSample.write("key\tfr\nb\tx\n".utf8, to: folder + "/texts/texts.tsv")
      let catalog = try CatalogFiles.read(folder, name: "S")
      #expect(catalog.languages == ["de", "fr"] && catalog.warnings.isEmpty)
    }
  }

  @Test func aRepeatedKeyWithAnotherTextIsAWarning() throws {
    let catalog = try read("key,de\na,x\na,y\nb,x\nb,x\n")
    #expect(text("a", "de", in: catalog) == "y" && catalog.warnings.map(\.code) == ["duplicate-key"])
  }

  @Test func everyEncodingIsTheSame() throws {
    for bytes in CatalogSample.encodings(of: "key,de\nday,\"Tag ע\n😀\"\n") {
      let catalog = try TableReader.read(try SourceFile.catalog(bytes, name: "t.csv"))
      #expect(text("day", "de", in: catalog) == "Tag ע\n😀")
    }
  }

  @Test func openQuotationMarksTakeLinearTime() throws {
    let rows = String(repeating: "a,\"x\ny\"\"\n", count: 200_000)
    let duration = workTime { _ = try? read("key,de\n" + rows) }
    #expect(duration < .seconds(20))
  }

  @Test func columnsAreCounted() throws {
    let many = "key," + String(repeating: "de,", count: 30_000)
    #expect(
      CatalogSample.fault { () throws(ContentError) in try read(many) } == "1:1 the table has more than 20000 columns")
  }
}
