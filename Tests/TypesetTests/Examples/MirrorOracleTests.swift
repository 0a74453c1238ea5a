import Foundation
import Testing

@testable import Typeset

/// Every example, laid out in both directions, goes before the mirror oracle.
@Suite struct MirrorOracleTests {
  @Test(arguments: Examples.documents)
  func theOtherDirectionIsTheMirrorImage(path: String) throws {
    let (left, right) = try Self.samples(path)
    var oracle = MirrorOracle(left.document, tolerance: 0.01)
    oracle.compare(left.frames.map(MirrorPage.init), right.frames.map(MirrorPage.init))
    for fault in oracle.faults { Issue.record("\(path): \(fault)") }
  }

  @Test(arguments: Examples.documents)
  func soIsTheDump(path: String) throws {
    let (left, right) = try Self.samples(path)
    var oracle = MirrorOracle(left.document, tolerance: 0.02, rounding: 0.02)
    oracle.compare(
      try MirrorPage.pages(ofDump: Self.dump(left.frames)), try MirrorPage.pages(ofDump: Self.dump(right.frames)))
    for fault in oracle.faults { Issue.record("\(path): \(fault)") }
  }

  /// Any element or line half a point off its position is found.
  @Test(arguments: Examples.documents)
  func aPlantedFaultIsFound(path: String) throws {
    let (left, right) = try Self.samples(path)
    let pages = left.frames.map(MirrorPage.init)
    let opposite = right.frames.map(MirrorPage.init)
    for page in opposite.indices {
      var number = 0
      // A long document has thousands of positions; a few hundred of them suffice.
      let step = max(1, opposite[page].nodes.map(\.placeCount).reduce(0, +) / 50)
      while true {
        var moved = opposite
        var rest = number
        guard let id = moved[page].nodes.move(&rest) else { break }
        var oracle = MirrorOracle(left.document, tolerance: 0.01)
        oracle.compare(pages, moved)
        let found = oracle.faults.map(\.id)
        number += step
        // What is present in one direction only has no image, a tool is where its artwork puts it, and an insertion
        // point where its value ends.
        guard pages[page].nodes.contains(id: id), !id.contains("/tool"), !id.contains("/insertion-point") else {
          continue
        }
        #expect(found.contains(id), "\(path): \(id), page \(page + 1)")
      }
    }
  }

  @Test func whatIsKeptWithoutAReasonIsAFault() throws {
    let row = "<row id=\"row\" ATTRIBUTES><label id=\"one\">One</label><label>Two and three</label></row>"
    func faults(_ attributes: String, as judged: String) throws -> [String] {
      func xml(_ attributes: String) -> String {
        "<document lang=\"en\"><canvas>\(row.replacingOccurrences(of: "ATTRIBUTES", with: attributes))</canvas></document>"
      }
      let left = try LayoutSample(xml(attributes), options: LayoutOptions(direction: .leftToRight))
      let right = try LayoutSample(xml(attributes), options: LayoutOptions(direction: .rightToLeft))
      var oracle = MirrorOracle(try LayoutSample(xml(judged)).document, tolerance: 0.01)
      oracle.compare(left.frames.map(MirrorPage.init), right.frames.map(MirrorPage.init))
      return oracle.faults.map(\.id)
    }
    #expect(try faults("", as: "") == [])
    #expect(try faults("dir=\"ltr\"", as: "dir=\"ltr\"") == [])
    #expect(try faults("semantics=\"spatial\"", as: "semantics=\"spatial\"") == [])
    // An arrangement kept without an attribute for it, and one mirrored in spite of one.
    #expect(try faults("dir=\"ltr\"", as: "data-x=\"  \"").contains("one"))
    #expect(try faults("data-x=\" \"", as: "dir=\"ltr\"").contains("one"))
  }

  /// Every drawn element of the vocabulary is checked by the oracle in some example.
  @Test func everyElementIsCovered() throws {
    var compared: Set<String> = []
    for path in Examples.documents {
      let (left, right) = try Self.samples(path)
      var oracle = MirrorOracle(left.document, tolerance: 0.01)
      oracle.compare(left.frames.map(MirrorPage.init), right.frames.map(MirrorPage.init))
      compared.formUnion(oracle.compared)
    }
    let drawn = ElementName.allCases.map(\.declaration).filter(\.isDrawn).map(\.name.rawValue)
    #expect(Set(drawn).subtracting(compared).sorted() == [])
  }

  private static func samples(_ path: String) throws -> (left: LayoutSample, right: LayoutSample) {
    (
      try LayoutSample(example: path, options: LayoutOptions(direction: .leftToRight)),
      try LayoutSample(example: path, options: LayoutOptions(direction: .rightToLeft))
    )
  }

  private static func dump(_ frames: [Frame]) throws -> [UInt8] {
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    for frame in frames { try dump.add(frame) }
    try dump.finish()
    return sink.bytes
  }
}

extension ElementDeclaration {
  /// Whether it is a box of its own on the page.
  fileprivate var isDrawn: Bool {
    switch place {
    case .block, .item, .row, .rowEdge, .slot, .tableRow, .cell, .segment, .tab, .bar, .layer, .backdrop: true
    case .root, .head, .declaration, .canvas, .running, .tableHead, .part, .variant, .inline, .argument, .counter: false
    // The columns of a screen have boxes; pins and events are parts of a drawing.
    case .named: kind == .container(.pane)
    }
  }
}

extension MirrorNode {
  /// How many boxes it has: its own, its lines', those of what is in it.
  fileprivate var placeCount: Int { 1 + lines.count + children.map(\.placeCount).reduce(0, +) }
}

extension [MirrorNode] {
  /// Whether an element of an id is among them or in them.
  fileprivate func contains(id: String) -> Bool { contains { $0.id == id || $0.children.contains(id: id) } }

  /// Moves the box of a number to the side, elements with all that is in them; gives the element, nil for a number past
  /// the end.
  fileprivate mutating func move(_ number: inout Int) -> String? {
    for index in indices {
      if number == 0 {
        self[index].shift()
        return self[index].id
      }
      number -= 1
      for line in self[index].lines.indices {
        if number == 0 {
          self[index].lines[line].shift()
          return self[index].id
        }
        number -= 1
      }
      if let id = self[index].children.move(&number) { return id }
    }
    return nil
  }
}

extension MirrorNode {
  fileprivate mutating func shift() {
    box.origin.x += 0.5
    for index in lines.indices { lines[index].shift() }
    for index in paths.indices { paths[index].origin.x += 0.5 }
    for index in children.indices { children[index].shift() }
  }
}

extension MirrorNode.TextLine {
  fileprivate mutating func shift() {
    box.origin.x += 0.5
    for index in runs.indices { runs[index].x += 0.5 }
  }
}
