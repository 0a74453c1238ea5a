/// What a file contains that is written: a file that is there already is replaced only if it contains the same.
///
/// Each kind is declared beside the code that writes it, with the sign by which its files are recognized.
package struct OutputKind: Sendable {
  /// The kind in messages, with its article.
  let noun: String
  /// Whether a file that begins with some bytes is of this kind; nil where the name of a file says whose it is.
  private let isRecognized: (@Sendable (_ start: [UInt8]) -> Bool)?
  /// A file of this kind by its bytes; nil if another program wrote it.
  package let ownFile: @Sendable (_ bytes: [UInt8]) -> OwnFile?

  /// How much of a file is looked at, in bytes.
  private static let prefixSize = 1 << 16

  /// A kind that other programs write as well, with a sign of this one.
  package init(
    _ noun: String, isRecognized: @escaping @Sendable (_ start: [UInt8]) -> Bool,
    ownFile: @escaping @Sendable (_ bytes: [UInt8]) -> OwnFile?
  ) {
    self.noun = noun
    self.isRecognized = isRecognized
    self.ownFile = ownFile
  }

  /// A kind that only this program writes.
  package init(_ noun: String, isRecognized: @escaping @Sendable (_ start: [UInt8]) -> Bool) {
    self.init(noun, isRecognized: isRecognized) { isRecognized($0) ? OwnFile(page: nil) : nil }
  }

  private init(named noun: String) {
    self.noun = noun
    isRecognized = nil
    ownFile = { _ in nil }
  }

  /// A file whose name says whose it is, such as `screen-en-l.baseline`.
  package static let named = OutputKind(named: "a file of typesetter")

  /// Whether a file that begins with some bytes is of this kind.
  package func matches(_ start: [UInt8]) -> Bool { isRecognized?(start) ?? true }

  /// Whether the file at a path may be replaced by one of this kind: it is one too, or empty.
  package func replaces(_ path: String) throws(OutputError) -> Bool {
    guard let isRecognized else { return true }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, first: Self.prefixSize) } catch {
      throw OutputError(path: path, code: error.code)
    }
    return bytes.isEmpty || isRecognized(bytes)
  }
}

/// A file of this program, whatever it is called.
package struct OwnFile: Sendable {
  /// The page of a document that the file shows, if it is one of several files; nil for a whole document.
  package let page: Int?

  /// A file that shows a page, or a whole document.
  package init(page: Int?) { self.page = page }

  /// The file at a path; nil if another program wrote it, or it cannot be read.
  package init?(at path: String, kind: OutputKind) {
    guard let bytes = try? InputFile.read(path), let file = kind.ownFile(bytes) else { return nil }
    self = file
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes contain a text.
  package func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (startIndex...endIndex - wanted.count).contains {
      self[$0] == first && self[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
