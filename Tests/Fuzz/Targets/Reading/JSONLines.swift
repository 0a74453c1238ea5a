@testable import Typeset

/// The lines of text in a dump, in its order.
struct JSONLines {
  /// The text of every line.
  private(set) var texts: [String] = []

  /// Reads a dump.
  init(_ bytes: [UInt8]) {
    do {
      var scanner = try JSONScanner(SourceFile(name: "dump.json", utf8: bytes))
      try read(&scanner, key: nil)
      try scanner.finish()
    } catch { preconditionFailure("the dump is JSON: \(error.diagnostic.message)") }
  }

  /// Reads a value; those of `lines` are lines.
  private mutating func read(_ scanner: inout JSONScanner, key: String?) throws(ContentError) {
    switch try scanner.kind() {
    case .object:
      var object = try scanner.enterObject("an object", allowsTwins: true)
      while let inner = try scanner.nextKey(in: &object) {
        if key == "lines", inner == "text" {
          texts.append(try scanner.text("a line"))
        } else {
          try read(&scanner, key: inner)
        }
      }
    case .array:
      var list = try scanner.enterList("a list")
      while try scanner.nextValue(in: &list) { try read(&scanner, key: key) }
    default: try scanner.skip()
    }
  }
}
