#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Typeset
import TypesetReview

/// What surrounds a run of tests.
enum TestEnvironment {
  /// An unknown value in the environment.
  struct RecordingModeError: Error, CustomStringConvertible {
    let value: String
    var description: String { "TYPESET_RECORD must be failed, missing or all, not \"\(value)\"" }
  }

  /// Which baselines are to be written, as `TYPESET_RECORD` says; nil for none.
  static var requestedUpdate: RecordingMode? {
    get throws {
      guard let value = unsafe getenv("TYPESET_RECORD").map({ unsafe String(cString: $0) }), !value.isEmpty else {
        return nil
      }
      guard let update = RecordingMode(rawValue: value) else { throw RecordingModeError(value: value) }
      return update
    }
  }

  /// Writes files to a folder for temporary files, and returns a message with their paths.
  static func leave(_ files: [TestFile], in name: String) -> String {
    guard !files.isEmpty else { return "" }
    let root = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let folder = (root.hasSuffix("/") ? String(root.dropLast()) : root) + "/typeset-visual-tests/" + name
    do {
      try FileSystem.makeFolder(folder)
      for file in files { try OutputFile.write(to: folder + "/" + file.name, as: .named) { try $0.write(file.bytes) } }
    } catch {
      return "\(error)\n"
    }
    return "see " + files.map { folder + "/" + $0.name }.joined(separator: "\n    ") + "\n"
  }
}
