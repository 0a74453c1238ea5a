import Typeset

/// A baseline as it was read: what the pages of a document are to show.
package struct BaselineRecord: Sendable {
  /// The first line of a baseline.
  package struct Head: Sendable {
    /// The format of the text, from 1.
    package var format: Int
    /// The path of the document, counted from the folder of the baseline; its name where it is no file.
    package var document: String
    /// What decided the rest beside document and fonts, by name.
    package var versions: [(name: String, number: String)]
  }

  /// The first line.
  package var head: Head
  /// The pages, in order.
  package var pages: [PageRecord]

  /// Reads a baseline; `name` is what messages call it.
  package init(_ text: [UInt8], name: String) throws(RecordFault) {
    var reader = RecordReader()
    var head: Head?
    var start = 0
    while start < text.count || head == nil {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      do throws(RecordLine.Fault) {
        if head == nil {
          head = try Head(text[start..<end])
        } else {
          try reader.add(try RecordLine(text[start..<end]))
        }
      } catch {
        throw RecordFault(error, in: text, name: name, line: start..<end)
      }
      start = end + 1
    }
    self.head = head!
    pages = reader.finish()
  }
}

extension BaselineRecord.Head {
  /// Reads the first line of a baseline; `name` is what messages call it.
  package init(firstLineOf text: [UInt8], name: String) throws(RecordFault) {
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    do throws(RecordLine.Fault) { try self.init(text[..<end]) } catch {
      throw RecordFault(error, in: text, name: name, line: 0..<end)
    }
  }

  fileprivate init(_ bytes: ArraySlice<UInt8>) throws(RecordLine.Fault) {
    var line = try RecordLine(bytes)
    guard line.kind == "typeset", try line.text("typeset") == "baseline" else {
      throw line.fault("this is no baseline: its first line does not say so")
    }
    format = try line.whole("format")
    guard format <= RecordWriter.format else {
      throw RecordLine.Fault(message: newerFormat(format), bytes: 0..<0)
    }
    document = try line.text("document")
    versions = try line.versions("versions")
    try line.finish()
  }
}

extension RecordFault {
  fileprivate init(_ fault: RecordLine.Fault, in text: [UInt8], name: String, line: Range<Int>) {
    let file = SourceFile(name: name, utf8: text)
    if let mark = conflictMarks.first(where: { text[line].starts(with: $0.utf8) }) {
      self.init(
        .conflict, "a merge left its marks in the baseline", in: file,
        at: line.lowerBound..<line.lowerBound + mark.utf8.count,
        hints: ["finish the merge, or record the baseline again with --update failed"])
    } else if fault.message.hasPrefix(newerPrefix) {
      self.init(
        .newer, fault.message, in: file, at: line.lowerBound..<line.lowerBound,
        hints: ["use the version of typesetter that wrote it, or write all baselines again with --update all"])
    } else {
      let bytes = line.lowerBound + fault.bytes.lowerBound..<line.lowerBound + fault.bytes.upperBound
      let number = file.position(at: line.lowerBound).line
      self.init(
        .damaged, "line \(number) of the baseline is damaged: \(fault.message)", in: file, at: bytes,
        hints: ["take the file from version control again, or record it with --update failed"])
    }
  }
}

/// How lines begin that a merge puts around what it could not merge.
private let conflictMarks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

private let newerPrefix = "a newer version of typesetter wrote this baseline"

private func newerFormat(_ format: Int) -> String {
  "\(newerPrefix): its format is \(format), and this version reads up to \(RecordWriter.format)"
}
