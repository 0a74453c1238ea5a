import Typeset

/// Changes XLIFF 1.2: the target, or the source, of the unit whose id is the key.
enum XLIFFEditor {
  /// How a file has to change. Of units with one id the last one of the first file counts, as where they are read.
  static func edit(_ bytes: [UInt8], key: String, locale: String, text: String) throws(PreviewError) -> CatalogEdit {
    let wanted = LanguageTag(locale)?.tag ?? locale
    let tags = try XMLTags.all(in: bytes)
    var (source, target) = ("", "")
    var files = 0
    var hasUnit = false
    var found: (file: Int, unit: XLIFFUnit, element: String)?
    for (index, tag) in tags.enumerated() where tag.kind != .end {
      switch tag.name {
      case "file":
        files += 1
        source = tag.attribute("source-language", in: bytes) ?? ""
        target = tag.attribute("target-language", in: bytes) ?? ""
      case "trans-unit":
        let id = tag.attribute("id", in: bytes)
        if id?.hasPrefix(key + "|==|") == true {
          throw PreviewError(422, "\(quoted(key)) varies by number or device", "edit it in the file")
        }
        guard id == key else { continue }
        hasUnit = true
        guard let element = element(for: wanted, source: source, target: target), found?.file ?? files == files else {
          continue
        }
        found = (files, XLIFFUnit(tags[index...]), element)
      default: continue
      }
    }
    if let found { return try edit(bytes, found.unit, found.element, text) }
    throw hasUnit
      ? PreviewError(422, "the file has no translations into \(locale)", "export one with this target-language")
      : PreviewError(404, "the file has no unit \(quoted(key))")
  }

  /// The element that says a unit in a language; nil for a language that the file does not have.
  private static func element(for wanted: String, source: String, target: String) -> String? {
    if LanguageTag(target)?.tag == wanted { return "target" }
    return LanguageTag(source)?.tag == wanted ? "source" : nil
  }

  private static func edit(
    _ bytes: [UInt8], _ unit: XLIFFUnit, _ element: String, _ text: String
  ) throws(PreviewError) -> CatalogEdit {
    let value = Array(XMLTags.escaped(text).utf8)
    guard let start = unit.child(element) else { return try addition(of: text, to: unit, in: bytes) }
    var edit: CatalogEdit
    if start.kind == .empty {
      // The slash goes, and what is between it and the rest of the tag.
      var slash = start.range.upperBound - 2
      while slash > start.range.lowerBound, isXMLBlank(bytes[slash - 1]) { slash -= 1 }
      let content = Array(">".utf8) + value + Array("</\(start.fullName)>".utf8)
      edit = CatalogEdit(slash..<start.range.upperBound, content, before: nil)
    } else {
      guard let range = unit.content(of: start) else {
        throw PreviewError(422, "the text has marks of its own inside it", "edit it in the file")
      }
      edit = CatalogEdit(range, value, before: XMLTags.content(in: bytes[range]), after: text)
    }
    if let state = start.attributes["state"],
      ["new", "needs-translation"].contains(start.attribute("state", in: bytes))
    {
      edit.add(CatalogEdit.Change(range: state, bytes: Array("translated".utf8)))
    }
    return edit
  }

  /// A target for a unit that has none, in a line of its own.
  private static func addition(
    of text: String, to unit: XLIFFUnit, in bytes: [UInt8]
  ) throws(PreviewError) -> CatalogEdit {
    guard let source = unit.child("source"), let end = unit.end(of: unit.child("seg-source") ?? source) else {
      throw PreviewError(422, "the unit has no source", "correct the file first")
    }
    let prefix = source.fullName.dropLast("source".count)
    let indentation = JSONEditing.indentation(at: source.range.lowerBound, in: bytes)
    let added =
      "\(JSONEditing.lineEnd(in: bytes))\(indentation)<\(prefix)target>\(XMLTags.escaped(text))</\(prefix)target>"
    return CatalogEdit(end..<end, Array(added.utf8), before: nil)
  }

  private static func isXMLBlank(_ byte: UInt8) -> Bool { [32, 9, 10, 13].contains(byte) }
}

/// The tags of one unit.
private struct XLIFFUnit {
  /// The tags between its own, with how deep in it they are.
  private let tags: [(tag: XMLTags.Tag, depth: Int)]

  /// The unit that some tags begin with.
  init(_ tags: ArraySlice<XMLTags.Tag>) {
    var inner: [(tag: XMLTags.Tag, depth: Int)] = []
    var depth = 0
    for tag in tags where tags.first?.kind == .start {
      if tag.kind == .end { depth -= 1 }
      if depth > 0 { inner.append((tag, depth)) }
      if tag.kind == .start { depth += 1 }
      if depth <= 0 { break }
    }
    self.tags = inner
  }

  /// The tag that begins a child; alternatives in it have such children of their own.
  func child(_ name: String) -> XMLTags.Tag? {
    tags.last { $0.depth == 1 && $0.tag.kind != .end && $0.tag.name == name }?.tag
  }

  /// What is between the tags of a child; nil where it holds others.
  func content(of start: XMLTags.Tag) -> Range<Int>? {
    guard let next = tags.first(where: { $0.tag.range.lowerBound >= start.range.upperBound })?.tag,
      next.kind == .end, next.fullName == start.fullName
    else { return nil }
    return start.range.upperBound..<next.range.lowerBound
  }

  /// Where a child ends; nil if it does not.
  func end(of start: XMLTags.Tag) -> Int? {
    if start.kind == .empty { return start.range.upperBound }
    return tags.first {
      $0.depth == 1 && $0.tag.kind == .end && $0.tag.range.lowerBound >= start.range.upperBound
    }?.tag.range.upperBound
  }
}
