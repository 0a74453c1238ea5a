import Typeset

extension OutputKind {
  /// The findings that a run accepts. People keep this file, so no report replaces it.
  package static let knownFindings = OutputKind("a file of known findings") {
    $0.starts(with: KnownFindings.start.utf8)
  }
}

// The file: a first line with the version, then a JSON object for each finding.
extension KnownFindings {
  /// How the file begins.
  fileprivate static let start = #"{"typeset": "findings""#
  /// The version of the file.
  private static let version = 1
  /// What git leaves in a file that could not be merged.
  private static let conflictMarks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  /// Reads the file at a path.
  ///
  /// Lines that are damaged are errors; `toleratesDamage` leaves them out, for a file that is written again. Throws a
  /// ``KnownFindingsError``, or an `InputError` for a file that cannot be read.
  package init(at path: String, toleratesDamage: Bool = false) throws {
    self.init(path: path)
    let file = SourceFile(name: path, utf8: try InputFile.read(path))
    let count = file.position(at: file.utf8.count).line
    try readHeader(of: file)
    for number in stride(from: 2, through: count, by: 1) {
      let bytes = file.bytes(ofLine: number)
      guard !bytes.isEmpty else { continue }
      do {
        add(try Self.finding(in: file, bytes), line: number)
      } catch {
        if !toleratesDamage { throw Self.error(error, in: file, bytes, line: number) }
      }
    }
  }

  private func readHeader(of file: SourceFile) throws(KnownFindingsError) {
    let line = file.bytes(ofLine: 1)
    guard file.utf8[line].starts(with: Self.start.utf8) else {
      let hint = "name a file that is not there yet, and update it"
      throw KnownFindingsError("this is not a file of known findings", in: file, line, hint)
    }
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

  private static func error(
    _ error: any Error, in file: SourceFile, _ bytes: Range<Int>, line number: Int
  ) -> KnownFindingsError {
    if conflictMarks.contains(where: { file.utf8[bytes].starts(with: $0.utf8) }) {
      return KnownFindingsError(
        "the file contains merge conflict markers", in: file, bytes,
        "finish the merge, or update the file")
    }
    let reason = (error as? ContentError).map { ": \($0.diagnostic.message)" } ?? ""
    return KnownFindingsError(
      "line \(number) is damaged\(reason)", in: file, bytes,
      "take the file from version control again, or update it")
  }

  private static func finding(in file: SourceFile, _ line: Range<Int>) throws(ContentError) -> KnownFinding {
    var scanner = try JSONScanner(SourceFile(name: file.name, utf8: Array(file.utf8[line])))
    var object = try scanner.enterObject("a finding")
    var members: [String: String] = [:]
    while let key = try scanner.nextKey(in: &object) { members[key] = try scanner.text(quoted(key)) }
    try scanner.finish()
    guard let rule = members["rule"].flatMap({ RuleCatalogue.entry(cited: $0)?.rule }) else {
      throw ContentError("missing or unknown \"rule\"", at: nil)
    }
    return KnownFinding(
      document: members["document"] ?? "", rule: rule, element: members["element"] ?? "", key: members["key"] ?? "",
      catalog: members["catalog"] ?? "", aspect: members["aspect"] ?? "")
  }

  /// Writes the file.
  package func write(to sink: ByteSink) throws {
    let json = JSONWriter()
    json.object {
      json.member("typeset", "findings")
      json.member("version", Self.version)
    }
    json.buffer.append("\n")
    var text = json.text
    for finding in lines.keys.sorted() { text += Self.line(of: finding) }
    try sink.write(Array(text.utf8))
  }

  private static func line(of finding: KnownFinding) -> String {
    let json = JSONWriter()
    func member(_ key: StaticString, _ text: String) { json.member(key, ifAny: text.isEmpty ? nil : text) }
    json.object {
      member("document", finding.document)
      member("catalog", finding.catalog)
      json.member("rule", "\(finding.rule)")
      member("element", finding.element)
      member("key", finding.key)
      member("aspect", finding.aspect)
    }
    return json.text + "\n"
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
