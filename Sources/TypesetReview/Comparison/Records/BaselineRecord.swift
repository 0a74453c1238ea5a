import Typeset

/// A parsed baseline: the expected pages of a document.
package struct BaselineRecord: Sendable {
  /// The first line of a baseline.
  package struct Head: Sendable {
    /// The format of the text, from 1.
    package var format: Int
    /// The path of the document relative to the folder of the baseline, or its name if it is not a file.
    package var document: String
    /// The versions of everything that affects the layout besides document and fonts, by name.
    package var versions: [(name: String, number: String)]
  }

  /// The first line.
  package var head: Head
  /// The pages, in order.
  package var pages: [PageRecord]

  /// Reads a baseline; `name` is what messages call it.
  package init(_ text: [UInt8], name: String) throws(RecordError) {
    var reader = RecordReader(format: RecordWriter.format)
    var head: Head?
    var start = 0
    while start < text.count || head == nil {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      do throws(RecordLineError) {
        if head == nil {
          let first = try Head(text[start..<end])
          reader = RecordReader(format: first.format)
          head = first
        } else {
          try reader.add(try RecordLine(text[start..<end]))
        }
      } catch {
        throw RecordError(error, in: text, name: name, line: start..<end)
      }
      start = end + 1
    }
    self.head = head!
    pages = reader.finish()
  }
}

extension BaselineRecord.Head {
  /// Reads the first line of a baseline; `name` is what messages call it.
  package init(firstLineOf text: [UInt8], name: String) throws(RecordError) {
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    do throws(RecordLineError) { try self.init(text[..<end]) } catch {
      throw RecordError(error, in: text, name: name, line: 0..<end)
    }
  }

  fileprivate init(_ bytes: ArraySlice<UInt8>) throws(RecordLineError) {
    var line = try RecordLine(bytes)
    guard line.kind == "typeset", try line.text("typeset") == "baseline" else {
      throw line.fault("not a baseline: its first line does not identify it as one")
    }
    format = try line.whole("format")
    guard format <= RecordWriter.format else {
      let program = (try? line.versions("versions"))?.first { $0.name == "typeset" }?.number
      throw RecordLineError(message: newerFormat(format, writtenBy: program), bytes: 0..<0)
    }
    document = try line.text("document")
    versions = try line.versions("versions")
    try line.finish()
  }
}

extension RecordError {
  fileprivate init(_ fault: RecordLineError, in text: [UInt8], name: String, line: Range<Int>) {
    let file = SourceFile(name: name, utf8: text)
    if let mark = conflictMarks.first(where: { text[line].starts(with: $0.utf8) }) {
      self.init(
        .conflict, "the baseline contains merge conflict markers", in: file,
        at: line.lowerBound..<line.lowerBound + mark.utf8.count,
        hints: ["finish the merge, or record the baseline again"])
    } else if fault.message.hasPrefix(newerPrefix) {
      self.init(
        .newer, fault.message, in: file, at: line.lowerBound..<line.lowerBound,
        hints: ["use the version of typesetter that wrote it, or record all baselines again"])
    } else {
      let bytes = line.lowerBound + fault.bytes.lowerBound..<line.lowerBound + fault.bytes.upperBound
      let number = file.position(at: line.lowerBound).line
      self.init(
        .damaged, "line \(number) of the baseline is damaged: \(fault.message)", in: file, at: bytes,
        hints: ["take the file from version control again, or record it again"])
    }
  }
}

/// The prefixes of conflict markers.
private let conflictMarks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

private let newerPrefix = "a newer version of typesetter wrote this baseline"

private func newerFormat(_ format: Int, writtenBy program: String?) -> String {
  let writer = program.map { ", typesetter \($0)" } ?? ""
  return "\(newerPrefix)\(writer): its format is \(format), but this version reads up to \(RecordWriter.format)"
}

/// A baseline that cannot be read.
package struct RecordError: Error, Sendable, CustomStringConvertible {
  /// What keeps it from being read.
  package enum Kind: Hashable, Sendable {
    /// A newer program wrote it.
    case newer
    /// It contains conflict markers.
    case conflict
    /// It is not a baseline, or a line is damaged.
    case damaged
  }

  /// What keeps it from being read.
  package let kind: Kind
  /// Its diagnostic, with the place.
  package let diagnostic: Diagnostic

  /// The code of a baseline that a newer program wrote.
  static let newerCode = "newer-baseline"

  /// The error in one line.
  package var description: String { diagnostic.message }

  /// `bytes` is the place in the text.
  init(_ kind: Kind, _ message: String, in text: SourceFile, at bytes: Range<Int>, hints: [String] = []) {
    self.kind = kind
    let code =
      switch kind {
      case .newer: Self.newerCode
      case .conflict: "conflicted-baseline"
      case .damaged: "damaged-baseline"
      }
    let range = SourceRange(file: text, bytes: bytes)
    diagnostic = Diagnostic(.error, code: code, message, at: range, hints: hints)
  }
}

// Properties that an earlier format does not contain are not compared.
extension PageRecord {
  /// The page as a baseline of an earlier format would have it: `recorded` is the page of that baseline.
  ///
  /// Format 1 has the names that authors give and no others, other words for the values of some controls, and no
  /// states. Formats 1 and 2 do not have what authors set, which is not compared.
  func told(by recorded: PageRecord, inFormat format: Int) -> PageRecord {
    guard format < 2 else { return self }
    var known: [String: ElementRecord] = [:]
    func add(_ element: ElementRecord) {
      known[element.id] = element
      element.children.forEach(add)
    }
    recorded.elements.forEach(add)
    var page = self
    page.elements = elements.map { $0.told(by: known) }
    return page
  }
}

extension ElementRecord {
  fileprivate func told(by known: [String: ElementRecord]) -> ElementRecord {
    var element = self
    element.isEnabled = nil
    element.isSelected = nil
    element.isChecked = nil
    element.isPresentational = false
    let recorded = known[id]
    if recorded?.label == nil { element.label = nil }
    if hadOtherValue { element.value = recorded?.value }
    element.children = children.map { $0.told(by: known) }
    return element
  }

  /// Whether format 1 has its value in other words: `1` for a switch that is on, `2/4` for a step.
  private var hadOtherValue: Bool {
    ["toggle", "rating", "steps", "pager", "player", "align-picker"].contains(name)
  }
}
