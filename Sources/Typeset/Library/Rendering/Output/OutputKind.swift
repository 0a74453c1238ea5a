import CSystem

/// What a file holds that is written: a file that is there already is replaced only if it holds the same.
package enum OutputKind: Hashable, Sendable {
  /// A rendering in a format of pages.
  case pdf, svg, png
  /// JSON of this program, such as the dump of a rendering: its first member is `typeset`.
  case json
  /// An HTML page of this program.
  case page
  /// Results of tests in the form of JUnit.
  case testResults
  /// Findings in the form of SARIF.
  case staticAnalysis
  /// Findings as lines of text or a table.
  case findings
  /// The texts of screens as a list or a table.
  case texts
  /// The findings that a run accepts.
  case knownFindings
  /// A file whose name says whose it is, such as `screen-en-l.baseline`.
  case named

  /// How much of a file is looked at, in bytes.
  private static let prefixSize = 1 << 16

  /// The element by which pages say that this program wrote them.
  package static let pageMark = "<meta name=\"generator\" content=\"Typeset\"/>"

  /// How SARIF of this program begins.
  package static let staticAnalysisStart =
    #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver": "#
    + #"{"name": "typesetter""#
  /// How a file of known findings begins.
  package static let knownFindingsStart = #"{"typeset": "findings""#

  /// The kind in messages.
  var noun: String {
    switch self {
    case .pdf: "a PDF"
    case .svg: "an SVG"
    case .png: "a PNG"
    case .json: "JSON written by typesetter"
    case .page: "a page written by typesetter"
    case .testResults: "test results written by typesetter"
    case .staticAnalysis: "SARIF written by typesetter"
    case .findings: "a report written by typesetter"
    case .texts: "a table of texts written by typesetter"
    case .knownFindings: "a file of known findings"
    case .named: "a file of typesetter"
    }
  }

  /// Whether the file at a path may be replaced by one of this kind: it is one too, or empty.
  ///
  /// PDF, SVG and PNG files may come from any program; the other kinds must be of this one, since JSON, HTML and XML files are
  /// more often sources than results.
  package func replaces(_ path: String) throws(OutputError) -> Bool {
    if self == .named { return true }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, first: Self.prefixSize) } catch {
      throw OutputError(path: path, code: error.code)
    }
    return bytes.isEmpty || matches(bytes)
  }

  /// Whether a file that begins with some bytes is of this kind.
  func matches(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .pdf: bytes.prefix(1024).contains("%PDF-")
    case .svg: SVGRoot.name(of: bytes) == "svg"
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // A file of known findings is kept by people, and is not replaced by a report.
    case .json: bytes.starts(with: "{\"typeset\":".utf8) && !OutputKind.knownFindings.matches(bytes)
    case .page: bytes.prefix(2048).contains(Self.pageMark)
    case .testResults: bytes.prefix(1024).contains("<testsuites name=\"typesetter ")
    case .staticAnalysis: bytes.starts(with: Self.staticAnalysisStart.utf8)
    case .findings: FindingLine.begins(bytes)
    case .texts: TextLine.begins(bytes)
    case .knownFindings: bytes.starts(with: Self.knownFindingsStart.utf8)
    case .named: true
    }
  }
}

extension OutputError {
  /// The error for a file that is in the way.
  init(_ error: OverwriteError) {
    switch error {
    case .input(let path, _), .foreign(let path, _), .stranger(let path): self.init(path: path, code: EEXIST)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a text stands somewhere in these bytes.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (startIndex...endIndex - wanted.count).contains {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}

/// Which files may be replaced, of those that hold the same as the one to be written.
package enum Replacement: Hashable, Sendable {
  /// Those of any program.
  case any
  /// Those of this program, and those at `paths`, which it has written before.
  case own(paths: Set<String>)
}

/// A file that is not written, since something would be lost that the run did not write.
package enum OverwriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file at `path` was read in the run, as `input`.
  case input(path: String, input: String)
  /// The file at `path` is of another kind than the one that would replace it.
  case foreign(path: String, kind: OutputKind)
  /// The file at `path` is of another program, in a folder whose files are this one's.
  case stranger(path: String)

  /// The error and how to fix it, in one line.
  package var description: String {
    switch self {
    case .input(let path, let input) where path == input:
      "\(quoted(path)) would overwrite an input of the same run; choose another output"
    case .input(let path, let input):
      "\(quoted(path)) would overwrite the input \(quoted(input)); choose another output"
    case .foreign(let path, let kind):
      "\(quoted(path)) is not \(kind.noun) and is not replaced; move it away, or choose another output"
    case .stranger(let path):
      "\(quoted(path)) was not written by typesetter and is not replaced; move it away, or choose another folder"
    }
  }

  /// Throws if a file of a kind must not take the place of what is at a path; `readFiles` are those that the run has read.
  package static func check(
    _ path: String, as kind: OutputKind, replacing replacement: Replacement = .any, sparing readFiles: ReadFiles?
  ) throws {
    guard FileSystem.isFile(path) else { return }
    if let input = readFiles?.name(of: path) { throw OverwriteError.input(path: path, input: input) }
    // A file that was damaged since it was written is written anew.
    if case .own(let paths) = replacement, paths.contains(path) { return }
    if try !kind.replaces(path) { throw OverwriteError.foreign(path: path, kind: kind) }
    if replacement != .any, OwnFile(at: path, kind: kind) == nil { throw OverwriteError.stranger(path: path) }
  }
}
