import Typeset

/// A change of one element in the markup of a document.
struct MarkupEdit {
  /// The element with the change, as markup.
  let markup: String
  /// The whole document with the change.
  let document: [UInt8]

  /// Changes the element whose start tag is at an offset: its text, and the direction of it.
  init(
    _ bytes: [UInt8], elementAt offset: Int, text: String?, direction: String?
  ) throws(PreviewError) {
    let rest = Array(bytes[offset...])
    guard rest.first == UInt8(ascii: "<") else { throw PreviewError(422, "the element has no tag of its own") }
    let start: XMLTags.Tag
    let end: Int
    do {
      start = try XMLTags.tag(at: 0, in: rest)
      end = try Self.end(of: start, in: rest)
    } catch { throw PreviewError(error) }
    var tag = Array(rest[start.range])
    if start.kind == .empty { tag = Array(tag.dropLast(2)) + [UInt8(ascii: ">")] }
    // The text of a key would be shown instead.
    var changes: [(range: Range<Int>, bytes: [UInt8])] = []
    if text != nil, let key = start.attributes["key"] {
      changes.append((range: TagEdit.stretch(ofValue: key, in: rest), bytes: []))
    }
    if let direction {
      if let own = start.attributes["dir"] {
        changes.append((range: own, bytes: Array(direction.utf8)))
      } else {
        let place = 1 + start.fullName.utf8.count
        changes.append((range: place..<place, bytes: Array(" dir=\"\(direction)\"".utf8)))
      }
    }
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      tag.replaceSubrange(change.range, with: change.bytes)
    }
    let closing = Array("</\(start.fullName)>".utf8)
    let content =
      text.map { Array(Self.content($0).utf8) }
      ?? (start.kind == .empty ? [] : Array(rest[start.range.upperBound..<(end - closing.count)]))
    let element = tag + content + closing
    markup = String(decoding: element, as: UTF8.self)
    document = Array(bytes[..<offset]) + element + rest[end...]
  }

  /// A text as markup, whose line ends are drawn.
  private static func content(_ text: String) -> String {
    text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false).map { XMLTags.escaped(String($0)) }
      .joined(separator: "<br/>")
  }

  /// Where an element ends.
  private static func end(of start: XMLTags.Tag, in bytes: [UInt8]) throws(CatalogEditError) -> Int {
    if start.kind == .empty { return start.range.upperBound }
    var depth = 0
    for tag in try XMLTags.all(in: bytes) {
      switch tag.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: continue
      }
      if depth == 0 { return tag.range.upperBound }
    }
    throw CatalogEditError(.refused, "the element is not closed", "correct the document first")
  }
}
