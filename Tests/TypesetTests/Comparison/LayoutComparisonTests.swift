import Testing

@testable import Typeset
@testable import TypesetReview

/// Which elements changed, and why: pairs of documents in `Tests/Cases/comparison` with their reports.
@Suite struct LayoutComparisonTests {
  private static func records(_ xml: String, _ options: LayoutOptions = LayoutOptions()) throws -> [PageRecord] {
    try LayoutSample(xml, options: options).frames.map(PageRecord.init)
  }

  private func changes(
    _ before: String, _ after: String, ignoring: Set<String> = [], options: (LayoutOptions, LayoutOptions)? = nil
  ) throws -> [ElementChange] {
    let (old, new) = options ?? (LayoutOptions(), LayoutOptions())
    return LayoutComparison(
      expected: try Self.records(before, old), actual: try Self.records(after, new), ignoring: ignoring
    ).changes
  }

  private static let cases = Golden.files("comparison", ending: "xml").filter { $0.hasSuffix("-before.xml") }
    .map { String($0.dropLast("-before.xml".count)) }

  @Test(arguments: cases) func causesAreGivenInWords(name: String) throws {
    func text(_ side: String) throws -> String {
      String(decoding: try Golden.bytes("comparison", "\(name)-\(side).xml"), as: UTF8.self)
    }
    var lines: [String] = []
    for change in try changes(text("before"), text("after")) {
      lines.append(change.description)
      lines += change.consequences.map { "  " + $0.description }
    }
    #expect(!lines.isEmpty)
    Golden.compare(lines.map { $0 + "\n" }.joined(), with: name + ".txt", of: "comparison")
  }

  @Test(arguments: cases) func nothingChangesBetweenTwoOfTheSame(name: String) throws {
    let text = String(decoding: try Golden.bytes("comparison", name + "-before.xml"), as: UTF8.self)
    #expect(try changes(text, text).isEmpty)
  }

  /// What changed from before to after changed back from after to before: the same elements, in the same ways.
  @Test(arguments: cases) func theWayBackHasTheSameElements(name: String) throws {
    let texts = try ["before", "after"].map {
      String(decoding: try Golden.bytes("comparison", "\(name)-\($0).xml"), as: UTF8.self)
    }
    func own(_ changes: [ElementChange]) -> Set<String> {
      Set(changes.filter(\.hasOwnID).map { "\($0.id) \($0.kinds.map(\.rawValue).sorted())" })
    }
    let (there, back) = (try changes(texts[0], texts[1]), try changes(texts[1], texts[0]))
    let turned = own(back).map {
      $0.replacingWord("appeared", "?").replacingWord("vanished", "appeared").replacingWord("?", "vanished")
    }
    #expect(own(there) == Set(turned))
  }

  @Test func aColumnThatIsPushedDownIsOneChange() throws {
    let rows = (1...40).map { "<p id=\"row\($0)\">Row \($0)</p>" }.joined()
    let changes = try changes(
      "<document lang=\"en\"><canvas width=\"300\"><p id=\"top\">One</p>\(rows)</canvas></document>",
      "<document lang=\"en\"><canvas width=\"300\"><p id=\"top\">One<br/>Two</p>\(rows)</canvas></document>")
    #expect(changes.map(\.id) == ["top"])
    #expect(changes[0].consequences.count == 40)
    #expect(
      changes[0].consequences[0].description
        == "p \"row1\" moved down 22 pt because of p \"top\"")
  }

  @Test func whatIsIgnoredIsLeftOutWithAllItHolds() throws {
    func document(_ time: String) -> String {
      "<document lang=\"en\"><canvas width=\"300\"><row id=\"clock\"><label id=\"time\">\(time)</label></row><p id=\"text\">Text</p></canvas></document>"
    }
    #expect(try changes(document("9:41"), document("9:42")).map(\.id) == ["time"])
    #expect(try changes(document("9:41"), document("9:42"), ignoring: ["clock"]).isEmpty)
  }

  @Test func anotherLocaleIsOneChange() throws {
    let text =
      "<document lang=\"en\"><canvas width=\"300\"><p id=\"a\">A</p><ol><li>One</li><li>Two</li></ol></canvas></document>"
    var arabic = LayoutOptions()
    arabic.locale = "ar-EG"
    let changes = try changes(text, text, options: (LayoutOptions(), arabic))
    #expect(changes.map(\.kinds) == [[.page]])
    #expect(changes[0].cause.hasPrefix("locale en → ar-EG, direction left to right → right to left"))
  }

  @Test func pagesFindTheirPartners() {
    func pairs(_ old: [String], _ new: [String]) -> [[Int?]] {
      PagePairs(expected: old, actual: new).pairs.map { [$0.expected, $0.actual] }
    }
    #expect(pairs(["a", "b"], ["a", "b"]) == [[0, 0], [1, 1]])
    #expect(pairs(["a", "b"], ["b", "a"]) == [[1, 0], [0, 1]])
    #expect(pairs(["a", "b", "c"], ["a", "c"]) == [[0, 0], [1, nil], [2, 1]])
    #expect(pairs(["a"], ["x", "a"]) == [[nil, 0], [0, 1]])
    #expect(pairs(["old"], ["new"]) == [[0, 0]])
    #expect(pairs(["p", "p"], ["p", "p", "p"]) == [[0, 0], [1, 1], [nil, 2]])
    #expect(pairs([], ["a"]) == [[nil, 0]])
  }

  @Test func listsAreMatchedInOrder() {
    func pairs(_ old: String, _ new: String) -> [[Int]] {
      SequenceMatching.pairs(Array(old), Array(new)).map { [$0.0, $0.1] }
    }
    #expect(pairs("abc", "abc") == [[0, 0], [1, 1], [2, 2]])
    #expect(pairs("abcd", "axcd") == [[0, 0], [2, 2], [3, 3]])
    #expect(pairs("abcbd", "bcab") == [[1, 0], [2, 1], [3, 3]])
    #expect(pairs("", "abc") == [])
  }
}

extension ElementChange {
  fileprivate var hasOwnID: Bool { !id.isEmpty && !id.contains("/") }
}

extension String {
  fileprivate func replacingWord(_ word: String, _ other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
