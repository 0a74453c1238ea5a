import Foundation
import Testing

@testable import Typeset

/// Every document below `Examples` goes the whole way without a word, and nothing of it is lost.
@Suite struct ExamplesTests {
  @Test func everyRuleHasItsExample() throws {
    let rules = Examples.folder.deletingLastPathComponent().appendingPathComponent(
      "Sources/Typeset/Library/Guidelines")
    let sources = try FileManager.default.contentsOfDirectory(atPath: rules.path).filter { $0.hasSuffix(".swift") }
    let names = try sources.flatMap { name in
      try String(contentsOf: rules.appendingPathComponent(name), encoding: .utf8)
        .matches(of: #/enum (R\d{3}\w+) \{/#).map { String($0.1) }
    }
    #expect(names.count > 60)
    let examples = Examples.documents.filter { $0.hasPrefix("Guidelines/") }.map {
      String($0.dropFirst(11).dropLast(4))
    }
    #expect(Set(names).subtracting(examples) == [], "a rule without an example of its name")
    #expect(examples.allSatisfy { $0.prefixMatch(of: #/R\d{3}[A-Z]/#) != nil })
  }

  @Test(arguments: Examples.documents)
  func aDocumentIsRenderedWithoutAWarning(path: String) throws {
    let log = DiagnosticLog()
    let session = Typesetter(fonts: BundledFonts.library).session()
    let bytes = [UInt8](try Data(contentsOf: Examples.folder.appendingPathComponent(path)))
    let folder = Examples.folder.appendingPathComponent(path).deletingLastPathComponent().path
    let document = try #require(session.read(bytes, name: path, folder: folder, log: log))
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    try session.frames(of: document, log: log) { try dump.add($0) }
    try dump.finish()
    #expect(log.diagnostics.map(\.message) == [])
    let parsed = try JSONSerialization.jsonObject(with: Data(sink.bytes)) as? [String: Any]
    #expect((parsed?["pages"] as? [Any])?.isEmpty == false)
  }

  /// The names of events are spoken, not shown, where days are narrow; some columns and places have no room.
  @Test(
    arguments: Examples.documents.filter {
      !["Documents/months-and-maps.xml", "Documents/screen-bars.xml"].contains($0)
    })
  func noCharacterIsLostOrDoubled(path: String) throws {
    let sample = try LayoutSample(example: path)
    let document = sample.document
    // What catalogs, terms and formats make of a text has tests of its own.
    if document.needsResolution || !document.catalogs.isEmpty { return }
    var texts: [SourcePosition: String] = [:]
    var cut: Set<SourcePosition> = []
    for frame in sample.frames.indices {
      for placed in sample.elements(on: frame) where !placed.lines.isEmpty && placed.element.name != "marker" {
        texts[placed.element.position, default: ""] += sample.ownText(of: placed.element.id, on: frame)
        if placed.element.isTruncated { cut.insert(placed.element.position) }
      }
    }
    for block in document.canvases.flatMap(\.blocks).flatMap(\.texts) {
      let position = document.source.position(at: block.offset)
      if block.isFormatted {
        texts[position] = nil
        continue
      }
      let seen = texts.removeValue(forKey: position) ?? ""
      if !cut.contains(position) {
        #expect(seen.withoutBlanks == block.characters.withoutBlanks, "line \(position.line)")
      }
    }
    let controls = Set(
      document.canvases.flatMap(\.blocks).flatMap(\.withoutText).map { document.source.position(at: $0) })
    texts = texts.filter { !controls.contains($0.key) }
    #expect(texts.isEmpty, "every text comes from a block: \(texts.values)")
  }

  /// Rows that scroll sideways and rows that were pushed aside go on beyond the screen.
  @Test(arguments: Examples.documents.filter { $0 != "Documents/parts.xml" })
  func everyBoxIsOnItsPage(path: String) throws {
    let sample = try LayoutSample(example: path)
    for (index, frame) in sample.frames.enumerated() {
      for placed in sample.elements(on: index) {
        for box in [placed.box] + placed.lines {
          let isInside =
            box.minX >= -0.02 && box.minY >= -0.02 && box.maxX <= frame.size.width + 0.02
            && box.maxY <= frame.size.height + 0.02
          #expect(isInside, "\(placed.element.id) at \(box)")
        }
      }
    }
  }
}

extension LayoutSample {
  /// The text of an element's own lines, in reading order.
  fileprivate func ownText(of id: String, on frame: Int) -> String {
    text(in: frames[frame].items, isOwn: false, id: id)
  }

  private func text(in items: [FrameItem], isOwn: Bool, id: String) -> String {
    var text = ""
    for case .group(let group) in items {
      switch group.meaning {
      case .element(let element): text += self.text(in: group.items, isOwn: element.id == id, id: id)
      case .line(let line): text += isOwn ? line.text : ""
      case .artifact, .annotation: break
      }
    }
    return text
  }
}

extension Block {
  /// The blocks of text in it, in order.
  fileprivate var texts: [Block] {
    switch content {
    case .text: [self]
    case .blocks(let blocks): blocks.flatMap(\.texts)
    case .empty: []
    }
  }

  /// The offsets of the blocks in it that hold no text of the source, but may write some: controls.
  fileprivate var withoutText: [Int] {
    switch content {
    case .text: name == .li ? [] : R114Role.role(of: name, holdsText: true) == .control ? [offset] : []
    case .blocks(let blocks): [offset] + blocks.flatMap(\.withoutText)
    case .empty: [offset]
    }
  }

  /// Whether numbers or dates in it are written by the locale.
  fileprivate var isFormatted: Bool {
    guard case .text(let inlines) = content else { return false }
    return inlines.contains(where: \.isFormatted)
  }

  /// Its characters as the source has them; in upper case where it is shown so.
  fileprivate var characters: String {
    guard case .text(let inlines) = content else { return "" }
    let characters = inlines.map(\.characters).joined()
    return attributes[Common.caps] == .all ? characters.uppercased() : characters
  }
}

extension Inline {
  fileprivate var isFormatted: Bool {
    guard case .element(let element) = self else { return false }
    return [.num, .percent, .money, .date, .time, .duration].contains(element.name)
      || element.children.contains(where: \.isFormatted)
  }

  fileprivate var characters: String {
    switch self {
    case .text(let text, _): text.string
    case .element(let element): element.children.map(\.characters).joined()
    }
  }
}

extension String {
  /// What is left without white space that collapses.
  fileprivate var withoutBlanks: String { String(unicodeScalars.filter { !" \n\t\r".unicodeScalars.contains($0) }) }
}
