import Testing

@testable import Typeset

/// Small catalogs that would take much time or memory: each is refused with its limit, or quick.
@Suite struct CatalogBombTests {
  /// A message whose text uses parts named `a`, `b`, and so on, each of which uses the next one `breadth` times.
  private func nested(breadth: Int, last: String) -> CatalogMessage {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    func uses(_ name: String) -> String { String(repeating: "%1$#@\(name)@", count: breadth) }
    var message = CatalogMessage(variation: .text(CatalogText(value: uses("a"))))
    for (name, next) in zip(names, names.dropFirst() + [""]) {
      let text = next.isEmpty ? last : uses(next)
      message.substitutions[name] = CatalogSubstitution(
        argument: 1, variation: .plural([.other: .text(CatalogText(value: text))]))
    }
    return message
  }

  @Test(arguments: ["x", ""]) func partsByBreadthAreRefused(last: String) {
    #expect(nested(breadth: 50, last: last).shown(.int(3)) == "\(MessageError.tooLong)")
    #expect(nested(breadth: 1, last: "x").shown(.int(3)) == "x")
    #expect(nested(breadth: 2, last: "x").shown(.int(3)) == String(repeating: "x", count: 256))
  }

  @Test func aLongArgumentCountsAsOftenAsItIsUsed() {
    let message = CatalogMessage(variation: .text(CatalogText(value: String(repeating: "%1$@", count: 200))))
    #expect(message.shown(.text(String(repeating: "x", count: 10_000))) == "\(MessageError.tooLong)")
    #expect(message.shown(.text("x")) == String(repeating: "[x]", count: 200))
    let long = CatalogMessage(variation: .text(CatalogText(value: String(repeating: "x", count: 2_000_000))))
    #expect(long.shown() == "\(MessageError.tooLong)")
  }

  @Test func theLimitIsNamed() throws {
    try CatalogSample.withFolder { folder in
      let text = String(repeating: "x", count: 1 << 20)
      try CatalogSample.write("k = \"\(text)\";".utf8, to: folder + "/a.strings")
      let sample = try LayoutSample(
        "<document lang=\"en\"><head><catalog src=\"a.strings\"/></head><canvas><p id=\"p\" key=\"k\">own</p></canvas></document>",
        folder: folder)
      #expect(sample.diagnostics.map(\.message) == ["the text of \"k\" is longer than 1 MB with all its parts"])
    }
  }

  /// Repetitions that once took a time that grew with the square of their number.
  @Test(arguments: ["%% ", "%(", "%#@", "{", "{}", "{a", "%1$@", "%arg", "%1$#@a@", "% ", "%-", "}"])
  func repetitionsInAFormatTakeLinearTime(part: String) {
    func time(_ count: Int) -> Duration {
      let substitution = CatalogSubstitution(argument: 1, variation: .plural([.other: .text(CatalogText(value: "y"))]))
      let text = CatalogText(value: String(repeating: part, count: count))
      let message = CatalogMessage(variation: .text(text), substitutions: ["a": substitution])
      return workTime {
        _ = message.shown(.int(1))
        _ = ArgumentUse(of: [message]).count
      }
    }
    // Sixteen times as much would take 256 times as long.
    let (few, many) = (time(2000), time(32_000))
    #expect(many < few * 80 + .milliseconds(200), "\(part): \(few), \(many)")
  }

  @Test func manyNamedArgumentsAreFoundQuickly() {
    let count = 4000
    let arguments = (0..<count).map { MessageArgument.text("v", name: "n\($0)") }
    let text = (0..<count).map { "{n\($0)}" }.joined()
    let duration = workTime {
      let pieces = try? MessageFormatter(language: "en", device: .iphone, arguments: arguments).pieces(of: text)
      #expect(pieces?.count == count)
    }
    #expect(duration < .seconds(5))
  }

  @Test func deepIdsOfXLIFFAreRefused() {
    func fault(_ parts: Int) -> String {
      let id = "k|==|" + Array(repeating: "plural.one", count: parts).joined(separator: ".")
      let text =
        "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"\(id)\"><source>x</source>"
        + "</trans-unit></body></file></xliff>"
      return CatalogSample.fault { () throws(ContentError) in try XLIFFReader.read(Array(text.utf8), name: "t") }
    }
    #expect(fault(2).hasPrefix("no fault"))
    #expect(fault(20_000).hasSuffix("has more than 16 parts"))
  }

  @Test func manyUnitsOfOneKeyAreJoinedQuickly() throws {
    let units = (0..<20_000).map { "<trans-unit id=\"k|==|plural.x\($0)\"><source>\($0)</source></trans-unit>" }
    let text =
      "<xliff version=\"1.2\"><file source-language=\"en\"><body>" + units.joined()
      + "<trans-unit id=\"k|==|plural.other\"><source>%d days</source></trans-unit></body></file></xliff>"
    let catalog = try XLIFFReader.read(Array(text.utf8), name: "t")
    #expect(catalog.message(for: "k", in: "en")?.message.shown(.int(2)) == "[2] days")
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "{\"variations\":{\"device\":{\"iphone\":", count: 1000)
    #expect(
      CatalogSample.fault { () throws(ContentError) in
        try CatalogSample.xcstrings("{\"strings\":{\"k\":{\"localizations\":{\"en\":" + deep)
      }.hasSuffix("nested more than 128 deep"))
    for text in [String(repeating: "{a=", count: 1000), String(repeating: "(", count: 1000)] {
      #expect(
        CatalogSample.fault { () throws(ContentError) in try PropertyList.read(Array(("k = " + text).utf8), name: "t") }
          .hasSuffix("nested more than 128 deep"))
    }
  }

  @Test func aKeyIsNotComparedWithHundredsOfThousands() throws {
    let lines = (0..<30_000).map { "key\($0) = x;" }.joined(separator: "\n")
    var repeated = RepeatedKeys()
    var builder = CatalogBuilder()
    for message in try StringsReader(name: "t").strings(Array(lines.utf8), &repeated) {
      try builder.add(message, in: "en")
    }
    #expect(CatalogSet([Catalog(name: "t", builder)]).nearestKey(to: "kex7") == nil)
    var few = CatalogBuilder()
    for message in try StringsReader(name: "t").strings(Array("key7 = x;".utf8), &repeated) {
      try few.add(message, in: "en")
    }
    #expect(CatalogSet([Catalog(name: "t", few)]).nearestKey(to: "kex7") == "key7")
  }

  @Test func manyKeysAreLegalUpToALimit() {
    var builder = CatalogBuilder()
    let place = SourceRange(binary: "t")
    let message = CatalogMessage(variation: .text(CatalogText(value: "x")))
    func add(_ keys: Range<Int>) throws(ContentError) {
      for key in keys { try builder.add(KeyedMessage(key: "\(key)", place: place, message: message), in: "en") }
    }
    #expect(CatalogSample.fault { () throws(ContentError) in try add(0..<1_000_000) }.hasPrefix("no fault"))
    #expect(
      CatalogSample.fault { () throws(ContentError) in try add(1_000_000..<1_000_002) }
        .hasSuffix("the catalog has more than 1000000 keys"))
  }

  @Test func valuesOfAListAreCounted() {
    let text = "k = (" + String(repeating: "a,", count: CatalogLimits.mostValues) + "a);"
    #expect(
      CatalogSample.fault { () throws(ContentError) in try PropertyList.read(Array(text.utf8), name: "t") }
        .hasSuffix("the file has more than 2000000 values"))
  }
}
