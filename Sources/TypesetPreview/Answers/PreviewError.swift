import Typeset

/// A request that cannot be answered as it was meant.
package struct PreviewError: Error, Hashable, Sendable {
  /// The status of the answer (RFC 9110, section 15).
  package var status: Int
  /// What is wrong, in a sentence.
  package var message: String
  /// What to do about it, a sentence each.
  package var hints: [String] = []
  /// What is in the file now, and how it differs, where somebody else has changed it.
  package var conflict: EditConflict?

  /// Creates an error.
  package init(_ status: Int, _ message: String, _ hints: String...) {
    self.status = status
    self.message = message
    self.hints = hints
  }

  /// The answer to a change of a catalog that cannot be made.
  package init(_ error: CatalogEditError) {
    status =
      switch error.cause {
      case .request: 400
      case .missing: 404
      case .refused: 422
      }
    message = error.message
    hints = error.hints
  }

  /// The error as JSON.
  package var json: [UInt8] {
    JSONBytes.object { json in
      json.member("error", message)
      json.member("hints", hints)
      json.member("current", ifAny: conflict?.current)
      json.member("difference", ifAny: conflict?.difference)
      json.member("offer", ifAny: conflict?.offersEntry == true ? "entry" : nil)
    }
  }
}

/// What an edit would have overwritten.
package struct EditConflict: Hashable, Sendable {
  /// The text that the file has now; nil where it has none.
  package var current: String?
  /// How the file would change now, as a unified difference.
  package var difference: String
  /// Whether this entry alone can still be changed, after it was asked for.
  package var offersEntry = false

  /// Creates a conflict.
  package init(current: String?, difference: String, offersEntry: Bool = false) {
    self.current = current
    self.difference = difference
    self.offersEntry = offersEntry
  }
}

/// JSON in memory.
enum JSONBytes {
  /// The bytes of an object.
  static func object(_ body: (JSONWriter) throws -> Void) rethrows -> [UInt8] {
    let json = JSONWriter()
    try json.object { try body(json) }
    return json.buffer.bytes
  }
}

extension JSONWriter {
  /// Writes a member whose value is JSON already.
  func member(_ key: StaticString, json bytes: [UInt8]) {
    self.key(key)
    buffer.append(bytes)
  }
}
