import CSystem

/// A file that cannot be written.
public struct OutputError: Error, CustomStringConvertible {
  /// The path as given, or `<stdout>`.
  public var path: String
  /// The system's error number.
  public var code: Int32

  /// Creates an error from the system's number.
  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The error in one line.
  public var description: String { "cannot write \"\(path)\": \(reason)" }
}

extension OutputError {
  /// The error for a folder where a file is expected.
  static func isFolder(_ path: String) -> OutputError { OutputError(path: path, code: EISDIR) }

  /// The error for a file that must not be replaced.
  package static func exists(_ path: String) -> OutputError { OutputError(path: path, code: EEXIST) }

  /// The reason in the system's words.
  var reason: String { systemMessage(code) }

  /// Whether nothing else could be written either: the disk is full or out of order.
  package var concernsEverything: Bool { [ENOSPC, EDQUOT, EROFS, EIO].contains(code) }

  /// Whether the reader of a pipe has closed it, which is not reported.
  package var isBrokenPipe: Bool { code == EPIPE }
}

/// The system's words for one of its error numbers.
package func systemMessage(_ code: Int32) -> String { unsafe String(cString: strerror(code)).lowercased() }
