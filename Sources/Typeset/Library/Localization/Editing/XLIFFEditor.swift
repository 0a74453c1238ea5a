/// Changes XLIFF 1.2: the target, or the source, of the unit whose id is the key.
struct XLIFFEditor: EntryEditor {
  /// A `file` of the document.
  private struct File {
    /// Its `source-language`.
    var source: String
    /// Its `target-language`; empty without one.
    var target: String
  }

  /// A unit with an id.
  private struct Place {
    /// The position of its file.
    var file: Int
    /// The position of its first tag.
    var tag: Int
  }

  private let bytes: [UInt8]
  private let tags: [XMLTags.Tag]
  private let files: [File]
  /// The units by their ids, in the order of the document.
  private let units: [String: [Place]]
  /// The keys of which some units are variations.
  private let varied: Set<String>

  /// Takes a document apart.
  init(_ bytes: [UInt8]) throws(CatalogEditError) {
    self.bytes = bytes
    tags = try XMLTags.all(in: bytes)
    var files: [File] = []
    var units: [String: [Place]] = [:]
    var varied: Set<String> = []
    for (index, tag) in tags.enumerated() where tag.kind != .end {
      switch tag.name {
      case "file":
        files.append(
          File(
            source: tag.attribute("source-language", in: bytes) ?? "",
            target: tag.attribute("target-language", in: bytes) ?? ""))
      case "trans-unit":
        guard let id = tag.attribute("id", in: bytes) else { continue }
        units[id, default: []].append(Place(file: files.count - 1, tag: index))
        if let mark = id.firstRange(of: "|==|") { varied.insert(String(id[..<mark.lowerBound])) }
      default: continue
      }
    }
    self.files = files
    self.units = units
    self.varied = varied
  }

  var languages: Set<String>? {
    Set(files.flatMap { [$0.source, $0.target] }.compactMap { LanguageTag($0)?.tag })
  }

  /// How the document has to change. Of units with one id the last one of the first file counts, as where they are
  /// read.
  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit {
    if varied.contains(change.key) {
      throw CatalogEditError(.refused, "\(quoted(change.key)) varies by number or device", "edit it in the file")
    }
    guard let places = units[change.key] else {
      throw CatalogEditError(.missing, "the file has no unit \(quoted(change.key))")
    }
    let wanted = LanguageTag(change.locale)?.tag ?? change.locale
    var found: (place: Place, element: String)?
    for place in places where files.indices.contains(place.file) {
      let file = files[place.file]
      if let element = Self.element(for: wanted, source: file.source, target: file.target),
        found?.place.file ?? place.file == place.file
      {
        found = (place, element)
      }
    }
    guard let found else {
      throw CatalogEditError(
        .refused, "the file has no translations into \(change.locale)", "export one with this target-language")
    }
    return try Self.edit(bytes, XLIFFUnit(tags[found.place.tag...]), found.element, change)
  }

  /// The element that says a unit in a language; nil for a language that the file does not have.
  private static func element(for wanted: String, source: String, target: String) -> String? {
    if LanguageTag(target)?.tag == wanted { return "target" }
    return LanguageTag(source)?.tag == wanted ? "source" : nil
  }

  private static func edit(
    _ bytes: [UInt8], _ unit: XLIFFUnit, _ element: String, _ change: EntryChange
  ) throws(CatalogEditError) -> CatalogEdit {
    let text = change.text
    let value = Array(XMLTags.escaped(text).utf8)
    guard let start = unit.child(element) else { return try addition(of: change, to: unit, in: bytes) }
    var edit: CatalogEdit
    if start.kind == .empty {
      // The slash goes, and what is between it and the rest of the tag.
      var slash = start.range.upperBound - 2
      while slash > start.range.lowerBound, isXMLBlank(bytes[slash - 1]) { slash -= 1 }
      let content = Array(">".utf8) + value + Array("</\(start.fullName)>".utf8)
      edit = CatalogEdit(slash..<start.range.upperBound, content, before: nil)
    } else {
      guard let range = unit.content(of: start) else {
        throw CatalogEditError(.refused, "the text has marks of its own inside it", "edit it in the file")
      }
      edit = CatalogEdit(range, value, before: XMLTags.content(in: bytes[range]), after: text)
    }
    if element == "target" { edit.changes += stateChanges(of: start, to: change.state, in: bytes) }
    edit.changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    return edit
  }

  /// A target for a unit that has none, in a line of its own.
  private static func addition(
    of change: EntryChange, to unit: XLIFFUnit, in bytes: [UInt8]
  ) throws(CatalogEditError) -> CatalogEdit {
    guard let source = unit.child("source"), let end = unit.end(of: unit.child("seg-source") ?? source) else {
      throw CatalogEditError(.refused, "the unit has no source", "correct the file first")
    }
    let prefix = source.fullName.dropLast("source".count)
    let indentation = JSONEditing.indentation(at: source.range.lowerBound, in: bytes)
    let lineEnd = JSONEditing.lineEnd(in: bytes)
    let state = change.state.map { XLIFFState($0).attributes } ?? ""
    let added =
      "\(lineEnd)\(indentation)<\(prefix)target\(state)>\(XMLTags.escaped(change.text))</\(prefix)target>"
    return CatalogEdit(end..<end, Array(added.utf8), before: nil)
  }

  /// How the attributes of a target change that say how far it has come.
  ///
  /// Without a state that is wanted, one that asks for a translation or a review goes: a translator has now written
  /// one.
  private static func stateChanges(
    of start: XMLTags.Tag, to state: CatalogText.State?, in bytes: [UInt8]
  ) -> [CatalogEdit.Change] {
    let written = XLIFFState(
      state: start.attribute("state", in: bytes), qualifier: start.attribute("state-qualifier", in: bytes))
    let wanted = state ?? .translated
    guard wanted != written.state else { return [] }
    let attributes = XLIFFState(wanted)
    var changes: [CatalogEdit.Change] = []
    var added = ""
    for (name, value) in [("state", attributes.state.word), ("state-qualifier", attributes.qualifier)] {
      if let range = start.attributes[name] {
        if let value {
          changes.append(CatalogEdit.Change(range: range, bytes: Array(value.utf8)))
        } else {
          // The attribute goes with the blank before it.
          let begin = range.lowerBound - name.utf8.count - 3
          changes.append(CatalogEdit.Change(range: begin..<range.upperBound + 1, bytes: []))
        }
      } else if let value {
        added += " \(name)=\"\(value)\""
      }
    }
    let end = start.range.lowerBound + 1 + start.fullName.utf8.count
    if !added.isEmpty { changes.append(CatalogEdit.Change(range: end..<end, bytes: Array(added.utf8))) }
    return changes
  }

  private static func isXMLBlank(_ byte: UInt8) -> Bool { [32, 9, 10, 13].contains(byte) }
}
