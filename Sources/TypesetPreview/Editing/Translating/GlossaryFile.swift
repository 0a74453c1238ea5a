import Synchronization
import Typeset

/// The table of terms of a preview, read again when it has changed.
final class GlossaryFile: Sendable {
  /// The table as it is now.
  struct Contents: Sendable {
    /// The terms; none where the file cannot be read.
    var glossary: Glossary?
    /// What is wrong with it.
    var faults: [Diagnostic] = []
  }

  /// The path; nil for none.
  let path: String?
  private let known = Mutex<(bytes: [UInt8], contents: Contents)?>(nil)

  /// The table at a path; nil for none.
  init(path: String?) { self.path = path }

  /// The table as it is now; nil without one.
  var contents: Contents? {
    guard let path else { return nil }
    do {
      let bytes = try InputFile.read(path)
      if let known = known.withLock({ $0 }), known.bytes == bytes { return known.contents }
      let glossary = try Glossary(bytes, name: path)
      let contents = Contents(glossary: glossary, faults: glossary.faults)
      known.withLock { $0 = (bytes, contents) }
      return contents
    } catch let error as ContentError {
      return Contents(faults: [error.diagnostic])
    } catch {
      return Contents(faults: [Diagnostic(.error, code: "glossary", "\(error)", at: nil)])
    }
  }
}
