import Typeset

/// The reason why a batch ends or cannot begin; finished variants are kept.
public enum BatchError: Error, Sendable, CustomStringConvertible {
  /// Another process writes to the folder.
  case inUse(folder: String)
  /// There is a file of the name of the manifest that is none, or one that cannot be read; `detail` says where and why.
  case noManifest(path: String, detail: String)
  /// Something of the name of the index page, the journal or another of the batch's own files is not the batch's.
  case foreignFile(path: String)
  /// Something of the name of one of the batch's own files is a link.
  case link(path: String)
  /// A later version wrote the manifest.
  case newerManifest(path: String)
  /// Nothing more can be written; `finished` of `count` variants are.
  case stopped(OutputError, finished: Int, count: Int)

  /// A folder to be merged holds no manifest.
  case missingManifest(folder: String)
  /// A folder to be merged belongs to a batch that was not brought to its end.
  case unfinished(folder: String)
  /// A folder to be merged holds no shard but a whole batch.
  case noShard(folder: String)
  /// Two folders hold the same shard.
  case repeatedShard(BatchShard, folders: [String])
  /// Shards are missing, by their numbers.
  case missingShards([Int], count: Int)
  /// Two folders contain shards of different batches; `what` names the difference.
  case conflict(what: String, folders: [String])
  /// An entry of a manifest is not as it was written.
  case damagedEntry(path: String, name: String)
  /// A file is not what its manifest says.
  case damaged(path: String, reason: String)
  /// The folder of the result is one of those to be merged.
  case sameFolder(String)

  /// What kind of failure it is, which decides the exit status.
  package var failure: BatchFailure {
    switch self {
    case .inUse, .stopped: .output
    case .noManifest, .foreignFile, .link, .newerManifest, .noShard, .repeatedShard, .conflict: .document
    case .missingManifest, .unfinished, .missingShards, .damaged, .damagedEntry: .input
    case .sameFolder: .usage
    }
  }

  /// The error in one line.
  public var description: String {
    switch self {
    case .inUse(let folder): "another batch is writing to \(quoted(folder)); give each batch its own folder"
    case .noManifest(let path, let detail): "\(quoted(path)) is not a batch manifest: \(detail)"
    case .foreignFile(let path):
      "\(quoted(path)) was not written by a batch and is not replaced; move it away, or choose another folder"
    case .link(let path): OverwriteError.link(path: path).description
    case .newerManifest(let path):
      "\(quoted(path)) was written by a newer version of typesetter, which this version cannot read"
    case .stopped(let error, let finished, let count):
      "\(error); \(finished) of \(count) variants are finished, and the same command resumes from there"
    case .missingManifest(let folder): "no \(BatchPaths.manifest) in \(quoted(folder))"
    case .unfinished(let folder): "the batch in \(quoted(folder)) is unfinished; run its command again"
    case .noShard(let folder): "\(quoted(folder)) contains a whole batch, not a shard; there is nothing to merge"
    case .repeatedShard(let shard, let folders):
      "\(quoted(folders[0])) and \(quoted(folders[1])) both contain shard \(shard); remove one"
    case .missingShards(let numbers, let count):
      (numbers.count == 1 ? "shard " : "shards ") + list(numbers) + " of \(count) "
        + (numbers.count == 1 ? "is missing; add its folder" : "are missing; add their folders")
    case .conflict(let what, let folders):
      "\(quoted(folders[0])) and \(quoted(folders[1])) contain shards of different batches: they differ in \(what)"
    case .damagedEntry(let path, let name):
      "the entry of \(quoted(name)) in \(quoted(path)) was changed after it was written; run its batch again"
    case .damaged(let path, let reason): "\(quoted(path)) does not match its manifest: \(reason)"
    case .sameFolder(let folder):
      "\(quoted(folder)) is both merged and written to; choose another folder for the result"
    }
  }

  /// Numbers with commas, the first few of many.
  private func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(8).map(String.init).joined(separator: ", ")
    return numbers.count > 8 ? "\(shown) and \(numbers.count - 8) more" : shown
  }
}
