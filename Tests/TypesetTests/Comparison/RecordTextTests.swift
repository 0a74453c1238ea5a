import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// A record as text and back.
@Suite struct RecordTextTests {
  @Test(arguments: Examples.documents.filter { $0.hasPrefix("Mockups/") || $0.hasPrefix("Documents/") })
  func aRecordIsReadAsItWasWritten(path: String) throws {
    let pages = try LayoutSample(example: path).frames.map { PageRecord($0) }
    let text = RecordSample.text(of: pages, document: path)
    let read = try BaselineRecord(Array(text.utf8), name: path)
    #expect(read.pages == pages)
    #expect(read.head.document == path)
    #expect(read.head.versions.map(\.name) == ["typeset", "icu"])
    #expect(RecordSample.text(of: read.pages, document: path) == text)
  }

  @Test func aBoxIsWrittenLineByLine() throws {
    let item = RecordSample.element(
      "save", at: Point(x: 10, y: 20),
      [.path(PathItem(path: Path(Rect(x: 0, y: 0, width: 40, height: 20), radius: 6), fill: .black))])
    let lines = RecordSample.text(of: [RecordSample.frame([item])]).split(separator: "\n")
    let expected: [Substring] = [
      #"{"typeset":"baseline","format":3,"document":"test.xml","versions":{"typeset":"1.2","icu":"72.1"}}"#,
      ##"{"page":"page","size":[100,100],"direction":"ltr","locale":"en","device":"iphone-xs","background":"#ffffff"}"##,
      #"{"element":"button","id":"save","depth":0}"#,
      #"{"frame":[10,20,40,20]}"#,
      ##"{"role":"button","direction":"rtl","alignment":"right","language":"ar","rules":["R004","R101"],"##
        + ##""label":"Save \"all\"","value":"1","hint":"saves","link":"#top","level":2,"##
        + ##""truncated":true,"mirrored":true,"decorative":true}"##,
      ##"{"path":[0,0,40,20],"radius":6,"fill":"#000000"}"##,
    ]
    #expect(lines == expected)
  }

  /// Every value of every line changes the record, or is refused: the reader passes nothing by.
  @Test func everyValueCounts() throws {
    let text = RecordSample.text(of: try ChangeSample().frames)
    let lines = text.split(separator: "\n").map(String.init)
    let pages = try RecordSample.pages(text)
    var count = 0
    for (index, line) in lines.enumerated().dropFirst() {
      let members = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      for (key, value) in members {
        var changed = lines
        // As text, so that the order of the keys stays: the first says what the line is.
        let (old, new) = try (Self.json(value), Self.json(Self.other(value)))
        let range = try #require(line.range(of: "\"\(key)\":\(old)"), "\(key) in \(line)")
        changed[index] = line.replacingCharacters(in: range, with: "\"\(key)\":\(new)")
        let read = try? RecordSample.pages(changed.joined(separator: "\n"))
        #expect(read != pages, "\(key) in line \(index + 1)")
        count += 1
      }
    }
    #expect(count > 80)
  }

  private static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private static func other(_ value: Any) -> Any {
    switch value {
    case let text as String where text.hasPrefix("#"): text == "#000000" ? "#000001" : "#000000"
    case let text as String where text.count == 16: text == "00000000000000aa" ? "0" : "00000000000000aa"
    case let text as String: text + "x"
    case let list as [Any]: other(list: list)
    case let number as NSNumber where unsafe String(cString: number.objCType) == "c": !number.boolValue
    case let number as NSNumber: number.doubleValue + 1
    default: value
    }
  }

  private static func other(list: [Any]) -> [Any] {
    guard !list.isEmpty else { return [1] }
    var list = list
    list[0] = other(list[0])
    return list
  }

  @Test func settingsAreReadAsTheyWereWrittenAndShowNothing() throws {
    let before = try RecordSample.text(ofCanvas: "<p id=\"a\" color=\"label\">One <date value=\"2026-03-05\"/></p>")
    let line = #"{"set":{"color":"label","date.value":"2026-03-05"}}"#
    #expect(before.contains("\n\(line)\n"))
    let pages = try RecordSample.pages(before)
    #expect(RecordSample.text(of: pages) == before)
    let after = try RecordSample.pages(before.replacing("\"color\":\"label\"", with: "\"color\":\"#000000\""))
    #expect(after != pages)
    #expect(after.map(\.withoutSettings) == pages.map(\.withoutSettings))
    #expect(LayoutComparison(expected: pages, actual: after).changes.isEmpty)
  }

  /// Nothing is claimed about what authors did where an earlier format does not say it.
  @Test func aBaselineOfFormatTwoSaysNothingOfSettings() throws {
    func text(_ color: String) throws -> String {
      try RecordSample.text(ofCanvas: "<p id=\"a\" color=\"\(color)\">One</p>")
    }
    let lines = try text("red").split(separator: "\n").filter { !$0.hasPrefix("{\"set\"") }.joined(separator: "\n")
    let earlier = lines.replacing("\"format\":3", with: "\"format\":2")
      .replacing(try Regex(#","set":\{[^}]*\}"#), with: "")
    let pages = try RecordSample.pages(earlier + "\n")
    #expect(pages[0].settings == nil && pages[0].elements[0].settings == nil)
    let changes = LayoutComparison(expected: pages, actual: try RecordSample.pages(text("orange"))).changes
    #expect(changes.map(\.description) == ["p \"a\": text colour #ff3b30 → #ff9500"])
    #expect(LayoutComparison(expected: pages, actual: try RecordSample.pages(text("red"))).changes.isEmpty)
  }

  @Test func whatMovesAsAWholeChangesOneLine() throws {
    let before = try RecordSample.text(
      ofCanvas: "<column padding=\"3\"><p id=\"a\">One <b>bold</b> <u>line</u></p></column>")
    let after = try RecordSample.text(
      ofCanvas: "<column padding=\"3\"><spacer height=\"10.37\"/><p id=\"a\">One <b>bold</b> <u>line</u></p></column>")
    let old = Set(before.split(separator: "\n"))
    let changed = after.split(separator: "\n").filter { !old.contains($0) }
    #expect(changed.count <= 6, "\(changed)")
    #expect(!changed.contains { $0.contains("\"run\"") || $0.contains("\"line\"") })
  }

  @Test(
    arguments: [
      ("", .damaged, "1:1"), ("{}", .damaged, "1:1"), ("{\"typeset\": 1}", .damaged, "1:1"),
      ("<<<<<<< HEAD\n", .conflict, "1:1"),
      (head + "\n" + page + "\n<<<<<<< ours\n", .conflict, "3:1"),
      (head + "\n" + page + "\n=======\n", .conflict, "3:1"),
      (head + "\n{\"path\":[0,0,1,1]}\n", .damaged, "2:1"),
      (head + "\n" + page + "\n{\"frame\":[0,0,1,1]}\n", .damaged, "3:1"),
      (head + "\n" + page + "\n{\"path\":[0,0,1,1]", .damaged, "3:18"),
      (head + "\n" + page + "\n{\"path\":[0,0,1,1],\"fil\":\"#000000\"}", .damaged, "3:1"),
      (head + "\n" + page + "\n{\"element\":\"p\",\"id\":\"a\",\"depth\":1}", .damaged, "3:1"),
      (head + "\n" + page + "\n{\"element\":\"p\",\"id\":\"a\",\"depth\":0}\n" + page, .damaged, "4:1"),
      (head.replacing("\"format\":1", with: "\"format\":4"), .newer, "1:1"),
    ] as [(String, RecordError.Kind, String)])
  func whatIsNoBaselineIsRefusedWithItsPlace(text: String, kind: RecordError.Kind, place: String) throws {
    let fault = try #require(throws: RecordError.self) { try BaselineRecord(Array(text.utf8), name: "a.baseline") }
    #expect(fault.kind == kind)
    let start = try #require(fault.diagnostic.range).start
    #expect("\(start.line):\(start.column)" == place, "\(fault)")
    #expect(fault.diagnostic.range?.file.name == "a.baseline")
    #expect(!fault.diagnostic.hints.isEmpty)
  }

  private static let head = #"{"typeset":"baseline","format":1,"document":"a.xml","versions":{}}"#
  private static let page = #"{"page":"a","size":[1,1],"direction":"ltr","locale":"en"}"#
}
