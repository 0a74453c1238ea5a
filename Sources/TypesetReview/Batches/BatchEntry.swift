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
