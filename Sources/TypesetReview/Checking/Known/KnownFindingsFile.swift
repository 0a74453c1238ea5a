import Typeset

extension OutputKind {
  /// The findings that a run accepts. People keep this file, so no report replaces it.
  package static let knownFindings = OutputKind("a file of known findings") { bytes in
    let bytes = KnownFindings.withoutByteOrderMark(bytes)
    // A merge may have left its marks before the first line.
    return bytes.starts(with: KnownFindings.start.utf8)
      || KnownFindings.isConflictMark(bytes) && bytes.prefix(1 << 12).contains(KnownFindings.start)
  }
}

// The file: a first line with the version, then a JSON object for each finding.
extension KnownFindings {
  /// How the file begins.
  fileprivate static let start = #"{"typeset": "findings""#
  /// The version of the file.
  private static let version = 2
  /// What git leaves in a file that could not be merged.
  private static let conflictMarks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  fileprivate static func isConflictMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    conflictMarks.contains { bytes.starts(with: $0.utf8) }
  }

  fileprivate static func withoutByteOrderMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  }

  /// Reads the file at a path.
  ///
  /// Lines that are damaged are errors; `toleratesDamage` leaves them out, for a file that is written again. Throws a
  /// ``KnownFindingsError``, or an `InputError` for a file that cannot be read.
  package init(at path: String, toleratesDamage: Bool = false) throws {
    self.init(path: path)
    let file = SourceFile(name: path, utf8: Array(Self.withoutByteOrderMark(try InputFile.read(path))))
    let count = file.position(at: file.utf8.count).line
    // A merge may have left both versions of the first line between its marks.
    let isHeader = { (number: Int) in file.utf8[file.bytes(ofLine: number)].starts(with: Self.start.utf8) }
    for number in stride(from: 1, through: count, by: 1) {
      let bytes = file.bytes(ofLine: number)
      if number == 1 || isHeader(number) {
        if Self.isConflictMark(file.utf8[bytes]) {
          if !toleratesDamage { throw Self.conflict(in: file, bytes) }
        } else {
          try Self.readHeader(bytes, of: file)
        }
        continue
      }
      guard !bytes.isEmpty else { continue }
      do {
        add(try Self.finding(in: file, bytes), line: number)
      } catch {
        if !toleratesDamage { throw Self.error(error, in: file, bytes, line: number) }
      }
    }
    guard (1...max(count, 1)).contains(where: isHeader) else { throw Self.noHeader(of: file, file.bytes(ofLine: 1)) }
  }

  private static func noHeader(of file: SourceFile, _ line: Range<Int>) -> KnownFindingsError {
    KnownFindingsError(
      "this is not a file of known findings", in: file, line, "name a file that is not there yet, and update it")
  }

  private static func readHeader(_ line: Range<Int>, of file: SourceFile) throws(KnownFindingsError) {
    guard file.utf8[line].starts(with: Self.start.utf8) else { throw noHeader(of: file, line) }
    do {
      var scanner = try JSONScanner(SourceFile(name: file.name, utf8: Array(file.utf8[line])))
      var object = try scanner.enterObject("the first line")
      while let key = try scanner.nextKey(in: &object) {
        guard key == "version" else {
          try scanner.skip()
          continue
        }
        guard try scanner.integer("the version", in: 1...Int.max) > Self.version else { continue }
        throw KnownFindingsError(
          "a newer version of typesetter wrote this file", in: file, line, "use that version of typesetter")
      }
    } catch let error as KnownFindingsError {
      throw error
    } catch {
      throw KnownFindingsError(
        "the first line is damaged", in: file, line, "take the file from version control again")
    }
  }

  private static func conflict(in file: SourceFile, _ bytes: Range<Int>) -> KnownFindingsError {
    KnownFindingsError(
      "the file contains merge conflict markers", in: file, bytes, "finish the merge, or update the file")
  }

  private static func error(
    _ error: any Error, in file: SourceFile, _ bytes: Range<Int>, line number: Int
  ) -> KnownFindingsError {
    if isConflictMark(file.utf8[bytes]) { return conflict(in: file, bytes) }
    let reason = (error as? ContentError).map { ": \($0.diagnostic.message)" } ?? ""
    return KnownFindingsError(
      "line \(number) is damaged\(reason)", in: file, bytes,
      "take the file from version control again, or update it")
  }

  private static func finding(in file: SourceFile, _ line: Range<Int>) throws(ContentError) -> KnownFinding {
    var scanner = try JSONScanner(SourceFile(name: file.name, utf8: Array(file.utf8[line])))
    var object = try scanner.enterObject("a finding")
    var identity = KnownFinding.Identity(rule: Rule(1))
    var rule: Rule?
    var level: CheckLevel?
    var measured: String?
    while let key = try scanner.nextKey(in: &object) {
      switch key {
      case "document": identity.document = try scanner.text("\"document\"")
      case "catalog": identity.catalog = try scanner.text("\"catalog\"")
      case "rule": rule = RuleCatalogue.entry(cited: try scanner.text("\"rule\""))?.rule
      case "level": level = CheckLevel(rawValue: try scanner.text("\"level\""))
      case "element": identity.element = try scanner.text("\"element\"")
      case "in": identity.surroundings = try scanner.text("\"in\"")
      case "kind": identity.kind = try scanner.text("\"kind\"")
      case "text": identity.text = try scanner.text("\"text\"")
      case "place": identity.place = try scanner.integer("\"place\"", in: 0...Int.max)
      case "key": identity.key = try scanner.text("\"key\"")
      case "language": identity.language = try scanner.text("\"language\"")
      case "aspect": identity.aspect = try scanner.text("\"aspect\"")
      case "measured": measured = try scanner.text("\"measured\"")
      default: try scanner.skip()
      }
    }
    try scanner.finish()
    guard let rule else { throw ContentError("missing or unknown \"rule\"", at: nil) }
    identity.rule = rule
    return KnownFinding(identity: identity, level: level, measured: measured)
  }

  /// Writes the file.
  package func write(to sink: ByteSink) throws {
    let json = JSONWriter()
    json.object {
      json.member("typeset", "findings")
      json.member("version", Self.version)
    }
    json.buffer.append("\n")
    for line in lines { Self.add(line.finding, to: json) }
    try sink.write(json.buffer)
  }

  private static func add(_ finding: KnownFinding, to json: JSONWriter) {
    let identity = finding.identity
    func member(_ key: StaticString, _ text: String) { json.member(key, ifAny: text.isEmpty ? nil : text) }
    json.object {
      member("document", identity.document)
      member("catalog", identity.catalog)
      json.member("rule", "\(identity.rule)")
      json.member("level", ifAny: finding.level?.rawValue)
      member("element", identity.element)
      member("in", identity.surroundings)
      member("kind", identity.kind)
      member("text", identity.text)
      if identity.place > 0 { json.member("place", identity.place) }
      member("key", identity.key)
      member("language", identity.language)
      member("aspect", identity.aspect)
      json.member("measured", ifAny: finding.measured)
    }
    json.buffer.append("\n")
  }
}

/// A file of known findings that cannot be used.
package struct KnownFindingsError: Error, Sendable, CustomStringConvertible {
  /// Its diagnostic, with the place.
  package let diagnostic: Diagnostic

  /// The error in one line.
  package var description: String { diagnostic.message }

  fileprivate init(_ message: String, in file: SourceFile, _ bytes: Range<Int>, _ hint: String) {
    diagnostic = Diagnostic(
      .error, code: "known-findings", message, at: SourceRange(file: file, bytes: bytes), hints: [hint])
  }
}
