import CSystem

/// Which files may be replaced, of those that hold the same as the one to be written.
package enum Replacement: Hashable, Sendable {
  /// Those of any program.
  case any
  /// Those of this program, and those at `paths`, which it has written before.
  case own(paths: Set<String>)
}

/// A file that is not written, since something would be lost that the run did not write.
package enum OverwriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file at `path` was read in the run, as `input`.
  case input(path: String, input: String)
  /// The file at `path` is of another kind than the one that would replace it, which messages call `noun`.
  case foreign(path: String, noun: String)
  /// The file at `path` is of another program, in a folder whose files are this one's.
  case stranger(path: String)
  /// There is a link at `path`, in a folder whose files are this program's: what it leads to is not.
  case link(path: String)

  /// The error and how to fix it, in one line.
  package var description: String {
    switch self {
    case .input(let path, let input) where path == input:
      "\(quoted(path)) would overwrite an input of the same run; choose another output"
    case .input(let path, let input):
      "\(quoted(path)) would overwrite the input \(quoted(input)); choose another output"
    case .foreign(let path, let noun):
      "\(quoted(path)) is not \(noun) and is not replaced; move it away, or choose another output"
    case .stranger(let path):
      "\(quoted(path)) was not written by typesetter and is not replaced; move it away, or choose another folder"
    case .link(let path):
      "\(quoted(path)) is a link, and what it leads to is not replaced; remove it, or choose another folder"
    }
  }

  /// Throws if a file of a kind must not take the place of what is at a path; `readFiles` are those that the run has
  /// read.
  package static func check(
    _ path: String, as kind: OutputKind, replacing replacement: Replacement = .any, sparing readFiles: ReadFiles?
  ) throws {
    if replacement != .any, FileSystem.isLink(path) { throw OverwriteError.link(path: path) }
    guard FileSystem.isFile(path) else { return }
    if let input = readFiles?.name(of: path) { throw OverwriteError.input(path: path, input: input) }
    // A file that was damaged since it was written is written anew.
    if case .own(let paths) = replacement, paths.contains(path) { return }
    if try !kind.replaces(path) { throw OverwriteError.foreign(path: path, noun: kind.noun) }
    if replacement != .any, OwnFile(at: path, kind: kind) == nil { throw OverwriteError.stranger(path: path) }
  }
}

extension OutputError {
  /// The error for a file that is in the way.
  init(_ error: OverwriteError) {
    switch error {
    case .input(let path, _), .foreign(let path, _), .stranger(let path), .link(let path):
      self.init(path: path, code: EEXIST)
    }
  }
}
