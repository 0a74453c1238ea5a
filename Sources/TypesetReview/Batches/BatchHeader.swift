import Typeset

/// What a manifest says of the whole batch; all shards of one batch say the same.
struct BatchHeader: Hashable, Sendable {
  /// The version of the form of manifests.
  static let currentForm = 1

  /// A name with a value, both words.
  struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// A document and what was found while it was read.
  struct Document: Hashable, Sendable {
    /// The path as given.
    var path: String
    /// The paths that were looked for while it was read, its own first.
    var inputs: [String] = []
    /// Why it could not be read; nil where it was.
    var failure: BatchFailure?
    /// What was found.
    var messages: [BatchMessage] = []
  }

  /// The program and the libraries that decide the bytes.
  var versions: [Field]
  /// The format of the files.
  var format: String
  /// What was asked for, as the command line names it.
  var options: [Field]
  /// A digest of the fonts at hand, in their order.
  var fonts: String
  /// A digest of all that decides the bytes beside documents and variants: the four above, and more exactly.
  var settings: String
  /// The documents in the order given.
  var documents: [Document]
  /// How many variants the whole batch has.
  var count: Int
  /// The part that this is; nil for the whole.
  var shard: BatchShard?

  /// Whether a document could not be read.
  var hasFailures: Bool { documents.contains { $0.failure != nil } }

  /// The first thing in which two parts of one batch differ, and must not; nil for none.
  func difference(from other: BatchHeader) -> String? {
    if versions != other.versions { return "versions" }
    if format != other.format { return "format" }
    if options != other.options { return "options" }
    if fonts != other.fonts { return "fonts" }
    if settings != other.settings { return "options" }
    if documents != other.documents { return "documents" }
    if count != other.count { return "number of variants" }
    return shard?.count == other.shard?.count ? nil : "number of shards"
  }
}
