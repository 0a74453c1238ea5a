import CExpat

/// Reads one XML file into a tree; the only door to expat.
final class MarkupParser {
  /// The deepest nesting that is read.
  static let greatestDepth = 256

  private let source: SourceFile
  private let log: DiagnosticLog
  private var tree: MarkupTree
  private var open: [Int] = []
  private var text = 0..<0
  private var base: UnsafePointer<CChar>?
  private let parser: XML_Parser
  private var hasStopped = false

  private init(source: SourceFile, log: DiagnosticLog) {
    self.source = source
    self.log = log
    tree = MarkupTree(source: source)
    // The text has been converted, so what the declaration says about its encoding no longer counts.
    guard let parser = XML_ParserCreate("UTF-8") else { preconditionFailure("out of memory") }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// The tree of a file; what follows a well-formedness error is missing from it. Errors go to `log`.
  static func tree(of source: SourceFile, log: DiagnosticLog) -> MarkupTree {
    let reader = MarkupParser(source: source, log: log)
    reader.read()
    return reader.tree
  }

  private func read() {
    tree.nodes.reserveCapacity(source.utf8.count / 32 + 8)
    tree.attributes.reserveCapacity(source.utf8.count / 256 + 8)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { MarkupParser.from($0).start($1!, $2!) }, { reader, _ in MarkupParser.from(reader).end() })
    XML_SetCharacterDataHandler(parser) { MarkupParser.from($0).characters($1!, Int($2)) }
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in MarkupParser.from(reader).doctype() }
    let status = source.utf8.withUnsafeBytes { bytes in
      base = bytes.bindMemory(to: CChar.self).baseAddress
      defer { base = nil }
      return XML_Parse(parser, base, Int32(bytes.count), 1)
    }
    flushText()
    if status != XML_STATUS_OK {
      tree.isComplete = false
      if !hasStopped { reportIllFormed() }
    }
    for index in open { tree.nodes[index].end = tree.nodes.count }
  }

  private static func from(_ reader: UnsafeMutableRawPointer?) -> MarkupParser {
    Unmanaged<MarkupParser>.fromOpaque(reader!).takeUnretainedValue()
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    flushText()
    let start = offset
    let bytes = start..<start + Int(XML_GetCurrentByteCount(parser))
    guard open.count < Self.greatestDepth else {
      stop(
        Diagnostic(
          .error, code: "nesting", "elements are nested more than \(Self.greatestDepth) deep",
          at: SourceRange(file: source, bytes: bytes)))
      return
    }
    let first = tree.attributes.count
    var pair = pairs
    while let key = pair[0], let value = pair[1] {
      tree.attributes.append(WrittenAttribute(name: String(cString: key), value: String(cString: value)))
      pair += 2
    }
    open.append(tree.nodes.count)
    tree.nodes.append(
      MarkupNode(
        kind: .element, string: String(cString: name), bytes: bytes, written: first..<tree.attributes.count, end: 0))
  }

  private func end() {
    flushText()
    if let index = open.popLast() { tree.nodes[index].end = tree.nodes.count }
  }

  private func characters(_ pointer: UnsafePointer<CChar>, _ count: Int) {
    guard let base else { return }
    // Characters that stand as they are come as a part of the file itself, all but the line ends.
    let distance = pointer - base
    let isInside = distance >= 0 && distance < source.utf8.count
    let start = isInside ? distance : offset
    if isInside || (count == 1 && pointer[0] == 0x0A && source.utf8[start] == 0x0A) {
      if start == text.upperBound {
        text = text.lowerBound..<start + count
      } else {
        flushText()
        text = start..<start + count
      }
      return
    }
    flushText()
    let bytes = UnsafeBufferPointer(start: pointer, count: count)
    let characters = bytes.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
    append(.reference, characters, start..<start + Int(XML_GetCurrentByteCount(parser)))
    text = 0..<0
  }

  private func flushText() {
    if !text.isEmpty { append(.text, "", text) }
    text = 0..<0
  }

  private func append(_ kind: MarkupNode.Kind, _ string: String, _ bytes: Range<Int>) {
    guard !open.isEmpty else { return }
    tree.nodes.append(
      MarkupNode(kind: kind, string: string, bytes: bytes, written: 0..<0, end: tree.nodes.count + 1))
  }

  private func doctype() {
    stop(
      Diagnostic(
        .error, code: "doctype", "a document type declaration is not allowed",
        at: SourceRange(file: source, bytes: offset..<offset + 9),
        hints: ["remove it; the five predefined entities and numeric references work without it"]))
  }

  private func stop(_ diagnostic: Diagnostic) {
    guard !hasStopped else { return }
    hasStopped = true
    log.report(diagnostic)
    XML_StopParser(parser, 0)
  }

  private func reportIllFormed() {
    let start = min(max(offset, 0), source.utf8.count)
    log.report(
      Diagnostic(
        .error, code: "not-well-formed", String(cString: XML_ErrorString(XML_GetErrorCode(parser))),
        at: SourceRange(file: source, bytes: start..<start)))
  }
}
