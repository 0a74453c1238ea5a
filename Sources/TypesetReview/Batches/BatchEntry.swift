import Typeset

/// What a manifest says of one variant; the same however often and wherever it was rendered.
struct BatchEntry: Hashable, Sendable {
  /// Its place among all variants of the batch, from 1.
  var number: Int
  /// Its name, from which those of its files are made.
  var name: String
  /// The path of its document as given.
  var document: String
  /// The value of every axis that it has.
  var axes: [VariantAxis: String] = [:]
  /// Why there are no files; nil where it was rendered.
  var failure: BatchFailure?
  /// Its files, page by page.
  var files: [BatchFile] = []
  /// A small picture of its first page; nil where it failed.
  var thumbnail: BatchFile?
  /// What was found on the way, as errors and warnings.
  var messages: [BatchMessage] = []
  /// The paths that were looked for beside those of its document.
  var inputs: [String] = []
  /// A digest of everything its files depend on.
  var key: String

  /// Whether a warning or an error was found.
  var hasWarnings: Bool { failure == nil && !messages.isEmpty }
}

/// Why a variant or a document could not be rendered; each has an exit status.
package enum BatchFailure: String, Hashable, Sendable, CaseIterable {
  /// It was asked for in a way that its document does not allow.
  case usage
  /// The document is at fault.
  case document
  /// An input is missing or unreadable.
  case input
  /// The program is at fault.
  case program
  /// A file cannot be written.
  case output
}

/// A file of a batch: its path within the folder, and by what it is known again.
struct BatchFile: Hashable, Sendable {
  /// The folder of the small pictures.
  static let thumbnails = "thumbnails"

  /// The path within the folder of the batch: a name, or one in `thumbnails`.
  var path: String
  /// Size and hash.
  var digest: FileDigest

  /// Whether a path can be one of a batch's files, so that a manifest from elsewhere leads nowhere else.
  static func isPath(_ path: String) -> Bool {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == Self.thumbnails { parts.removeFirst() }
    guard parts.count == 1, let name = parts.first, let first = name.utf8.first else { return false }
    return first != UInt8(ascii: ".") && !name.utf8.contains(0) && !BatchPaths.own.contains(path)
  }
}

/// What stands in the folder of a batch beside its results.
enum BatchPaths {
  /// The list of all that was rendered.
  static let manifest = "manifest.json"
  /// The page that shows it.
  static let index = "index.html"
  /// What a run has finished so far; not there once it is done.
  static let journal = ".typeset-journal"
  /// The names that no result may take.
  static let own: Set<String> = [manifest, index, journal, BatchFile.thumbnails]
}

/// A diagnostic as a manifest keeps it, with its place in words and numbers.
struct BatchMessage: Hashable, Sendable {
  /// A stretch of a file, lines and columns from 1.
  struct Place: Hashable, Sendable {
    /// The file as messages name it.
    var file: String
    /// Where it starts.
    var start: SourcePosition
    /// Where what follows it starts.
    var end: SourcePosition
  }

  /// How bad it is.
  var severity: Diagnostic.Severity
  /// A stable word for programs.
  var code: String
  /// What is wrong.
  var text: String
  /// Where it is; nil where no place exists.
  var place: Place?
  /// What to do about it.
  var hints: [String] = []
}

extension BatchMessage {
  /// A diagnostic; where warnings count as errors it is one.
  init(_ diagnostic: Diagnostic, isStrict: Bool) {
    severity = isStrict ? .error : diagnostic.severity
    code = diagnostic.code
    text = diagnostic.message
    place = diagnostic.range.map { Place(file: $0.file.name, start: $0.start, end: $0.end) }
    hints = diagnostic.hints
  }
}

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
