import CExpat

/// Reads one XML file into a tree; the only door to expat.
@safe final class MarkupParser {

  private let source: SourceFile
  private let form: MarkupEncoding.Form
  private let allowsDoctype: Bool
  private let parser: XML_Parser
  private var tree: MarkupTree
  private var open: [Int] = []
  private var budget = MarkupBudget()
  private var text = 0..<0

  /// The tree of a file; what follows a failure is missing from it. References to unknown entities go to `log`.
  static func tree(
    of source: SourceFile, form: MarkupEncoding.Form, allowsDoctype: Bool, log: DiagnosticLog
  ) -> MarkupTree {
    let reader = MarkupParser(source: source, form: form, allowsDoctype: allowsDoctype)
    if reader.read(source.utf8) == XML_ERROR_UNDEFINED_ENTITY {
      // The author wants to hear of all of them, and of what else is wrong: read once more without them.
      let entities = EntityReferences.undeclared(in: source)
      for entity in entities { log.report(entity.diagnostic) }
      let again = MarkupParser(source: source, form: form, allowsDoctype: allowsDoctype)
      _ = again.read(EntityReferences.blanked(entities, in: source.utf8))
      return again.tree
    }
    return reader.tree
  }

  private init(source: SourceFile, form: MarkupEncoding.Form, allowsDoctype: Bool) {
    self.source = source
    self.form = form
    self.allowsDoctype = allowsDoctype
    tree = MarkupTree(source: source)
    // The text has been converted, so what the declaration says about its encoding must not count.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { preconditionFailure("out of memory") }
    unsafe self.parser = unsafe parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads a text that has the same places as the source; gives what ended it.
  private func read(_ utf8: [UInt8]) -> XML_Error {
    tree.nodes.reserveCapacity(utf8.count / 32 + 8)
    tree.attributes.reserveCapacity(utf8.count / 256 + 8)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe MarkupParser.from($0).start($1!, $2!) }, { reader, _ in unsafe MarkupParser.from(reader).end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe MarkupParser.from($0).characters($1!, Int($2)) }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasInternalSubset in
      unsafe MarkupParser.from(reader).doctype(declares: hasInternalSubset != 0)
    }
    // Behind a declaration that points elsewhere, an unknown entity is no error to expat.
    unsafe XML_SetSkippedEntityHandler(parser) { reader, name, _ in
      unsafe MarkupParser.from(reader).skippedEntity(String(cString: name!))
    }
    unsafe XML_SetXmlDeclHandler(parser) { reader, _, encoding, _ in
      unsafe MarkupParser.from(reader).declaration(encoding.map { unsafe String(cString: $0) })
    }
    let status = unsafe utf8.withUnsafeBytes { bytes in
      unsafe XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
    }
    flushText()
    for index in open { tree.nodes[index].end = tree.nodes.count }
    guard status != XML_STATUS_OK else { return XML_ERROR_NONE }
    let failure = unsafe XML_GetErrorCode(parser)
    if !hasStopped {
      let place = IllFormedPlace(source: source, offset: offset, open: open.last.map { tree.nodes[$0] })
      tree.failure = place.diagnostic(for: failure)
    }
    return failure
  }

  private static func from(_ reader: UnsafeMutableRawPointer?) -> MarkupParser {
    unsafe Unmanaged<MarkupParser>.fromOpaque(reader!).takeUnretainedValue()
  }

  /// Whether reading was ended from here.
  private var hasStopped: Bool { tree.failure != nil }

  /// The place in the text that the parser is at, in bytes.
  private var offset: Int { unsafe min(max(Int(typeset_xml_byte_index(parser)), 0), source.utf8.count) }

  /// The bytes of what the parser is at.
  private var event: Range<Int> {
    let start = offset
    return unsafe start..<min(start + max(Int(typeset_xml_byte_count(parser)), 0), source.utf8.count)
  }
}

// What expat calls. After a stop it may call once or twice more.
extension MarkupParser {
  private func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard !hasStopped else { return }
    flushText()
    let bytes = event
    guard open.count < MarkupLimits.greatestDepth else {
      return stop(.nesting(SourceRange(file: source, bytes: bytes)))
    }
    guard spend({ unsafe $0.addElement(String(cString: name)) }, at: bytes) else { return }
    let first = tree.attributes.count
    var pair = unsafe pairs
    while let key = unsafe pair[0], let value = unsafe pair[1] {
      unsafe tree.attributes.append(WrittenAttribute(name: String(cString: key), value: String(cString: value)))
      unsafe pair += 2
    }
    open.append(tree.nodes.count)
    unsafe tree.nodes.append(
      MarkupNode(
        kind: .element, string: String(cString: name), bytes: bytes, written: first..<tree.attributes.count, end: 0))
  }

  private func end() {
    guard !hasStopped else { return }
    flushText()
    if let index = open.popLast() {
      tree.nodes[index].end = tree.nodes.count
      budget.endElement(tree.nodes[index].string)
    }
  }

  private func characters(_ pointer: UnsafePointer<CChar>, _ count: Int) {
    guard !hasStopped else { return }
    let event = event
    // Literal characters take as many bytes in the file; a reference takes more.
    if event.count == count {
      if event.lowerBound != text.upperBound {
        flushText()
        text = event
      }
      text = text.lowerBound..<event.upperBound
      return
    }
    flushText()
    let characters = unsafe UnsafeBufferPointer(start: pointer, count: count).withMemoryRebound(to: UInt8.self) {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    append(.reference, characters, event)
  }

  private func flushText() {
    if !text.isEmpty { append(.text, "", text) }
    text = 0..<0
  }

  /// Takes something from the budget; reading ends where it is spent.
  private func spend(_ body: (inout MarkupBudget) -> MarkupBudget.Excess?, at bytes: Range<Int>) -> Bool {
    guard let excess = body(&budget) else { return true }
    stop(excess.diagnostic(at: SourceRange(file: source, bytes: bytes)))
    return false
  }

  private func append(_ kind: MarkupNode.Kind, _ string: String, _ bytes: Range<Int>) {
    guard !open.isEmpty, !hasStopped else { return }
    let isSpent =
      kind == .text
      ? !spend({ $0.addText(source.utf8[bytes]) }, at: bytes) : !spend({ $0.addReference() }, at: bytes)
    if isSpent { return }
    tree.nodes.append(
      MarkupNode(kind: kind, string: string, bytes: bytes, written: 0..<0, end: tree.nodes.count + 1))
  }

  private func doctype(declares: Bool) {
    if allowsDoctype, !declares { return }
    // The parser is at the end of the declaration's first part by now.
    var start = offset
    while start > 0, !source.utf8[start...].starts(with: "<!DOCTYPE".utf8) { start -= 1 }
    stop(.doctype(SourceRange(file: source, bytes: start..<min(start + 9, source.utf8.count))))
  }

  private func skippedEntity(_ name: String) {
    stop(EntityReferences.Reference(name: name, place: SourceRange(file: source, bytes: event)).diagnostic)
  }

  private func declaration(_ encoding: String?) {
    guard let encoding, !hasStopped else { return }
    let declared = encoding.uppercased()
    let fits = form == .utf8 ? declared == "UTF-8" : declared == "UTF-16"
    if !fits {
      let place = StartTag(source: source, bytes: event).value(of: "encoding")
      stop(.encoding(encoding, form: form, place))
    }
  }

  private func stop(_ diagnostic: Diagnostic) {
    guard !hasStopped else { return }
    tree.failure = diagnostic
    unsafe XML_StopParser(parser, 0)
  }
}

extension Diagnostic {
  fileprivate static func nesting(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, code: "nesting", "elements are nested more than \(MarkupLimits.greatestDepth) deep", at: place,
      hints: ["reading ends here"])
  }

  fileprivate static func doctype(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, code: "doctype", "document type declarations are not allowed", at: place,
      hints: ["remove it; &amp; &lt; &gt; &quot; &apos; and numeric references work without it"])
  }

  fileprivate static func encoding(
    _ name: String, form: MarkupEncoding.Form, _ place: SourceRange
  ) -> Diagnostic {
    let isUTF = ["UTF-8", "UTF-16"].contains(name.uppercased())
    let message =
      isUTF
      ? "the file declares \(quoted(name)) but is in \(form == .utf8 ? "UTF-8" : "UTF-16")"
      : "unsupported encoding \(quoted(name))"
    return Diagnostic(
      .error, code: "encoding", message, at: place,
      hints: ["save the file as UTF-8 and write encoding=\"UTF-8\", or remove the declaration"])
  }
}
