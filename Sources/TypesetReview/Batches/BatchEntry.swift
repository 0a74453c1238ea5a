import Typeset

/// The entry of one variant in a manifest, which does not depend on when and where it was rendered.
struct BatchEntry: Hashable, Sendable {
  /// Its place among all variants of the batch, from 1.
  var number: Int
  /// Its name, from which those of its files are made.
  var name: String
  /// The path of its document as given.
  var document: String
  /// The value of every axis that it has.
  var axes: [VariantAxis: String] = [:]
  /// The reason why there are no files; nil if it was rendered.
  var failure: BatchFailure?
  /// Its files, page by page.
  var files: [BatchFile] = []
  /// A thumbnail of its first page; nil if it failed.
  var thumbnail: BatchFile?
  /// Its errors and warnings.
  var messages: [BatchMessage] = []
  /// What the checks find in it, by guideline and level.
  var findings: [BatchFinding] = []
  /// The paths that were looked for besides those of its document.
  var inputs: [String] = []
  /// A digest of everything its files depend on.
  var key: String

  /// Its files, and its thumbnail.
  var allFiles: [BatchFile] { files + [thumbnail].compactMap(\.self) }

  /// Whether a warning or an error was found.
  var hasWarnings: Bool { failure == nil && !messages.isEmpty }

  /// Whether a text is cut or a word broken without its author asking for it.
  var losesText: Bool { messages.contains { Diagnostic.lossesOfText.contains($0.code) } }
}

/// Why a variant or a document could not be rendered; each has an exit status.
package enum BatchFailure: String, Hashable, Sendable, CaseIterable {
  /// Its document does not allow the requested options.
  case usage
  /// The document has errors.
  case document
  /// An input is missing or unreadable.
  case input
  /// An internal error.
  case program
  /// A file cannot be written.
  case output

  /// The status with which the command ends (sysexits.h).
  package var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .document: 65
    case .input: 66
    case .program: 70
    case .output: 73
    }
  }
}

/// A file of a batch: its path within the folder, and its digest.
struct BatchFile: Hashable, Sendable {
  /// The folder of the small pictures.
  static let thumbnails = "thumbnails"

  /// The path within the folder of the batch: a name, or one in `thumbnails`.
  var path: String
  /// Size and hash.
  var digest: FileDigest

  /// What it holds.
  var kind: OutputKind { OutputFormat(ending: path)?.kind ?? .named }

  /// Whether a path can be one of a batch's files, so that a manifest from elsewhere leads nowhere else.
  static func isPath(_ path: String) -> Bool {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == Self.thumbnails { parts.removeFirst() }
    guard parts.count == 1, let name = parts.first, !name.isEmpty, name != ".", name != ".." else { return false }
    return !name.hasPrefix(FileSystem.temporaryPrefix) && !name.utf8.contains(0) && !BatchPaths.own.contains(path)
  }
}

/// The paths in the folder of a batch besides its results.
enum BatchPaths {
  /// The list of all renderings.
  static let manifest = "manifest.json"
  /// The page that shows it.
  static let index = "index.html"
  /// The finished variants of a run; removed at its end.
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
    /// Its end.
    var end: SourcePosition
  }

  /// How bad it is.
  var severity: Diagnostic.Severity
  /// A stable word for programs.
  var code: String
  /// The error.
  var text: String
  /// Its place; nil if there is none.
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

/// The header of a manifest, which is the same for all shards of a batch.
struct BatchHeader: Hashable, Sendable {
  /// The version of the form of manifests.
  static let currentForm = 1

  /// A name with a value, both words.
  struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// A document and the diagnostics from reading it.
  struct Document: Hashable, Sendable {
    /// The path as given.
    var path: String
    /// The paths that were looked for while it was read, its own first.
    var inputs: [String] = []
    /// The reason why it could not be read; nil if it was.
    var failure: BatchFailure?
    /// The diagnostics.
    var messages: [BatchMessage] = []
  }

  /// The program and the libraries that decide the bytes.
  var versions: [Field]
  /// The format of the files.
  var format: String
  /// The options, as named on the command line.
  var options: [Field]
  /// A digest of the available fonts, in order.
  var fonts: String
  /// A digest of everything that determines the bytes besides documents and variants: the four above in full detail.
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
