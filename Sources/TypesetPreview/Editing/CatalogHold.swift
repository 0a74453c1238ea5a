import CSystem
import Typeset

/// A catalog that no other preview changes meanwhile.
struct CatalogHold {
  private let file: Int32
  /// How often it is tried, every few milliseconds.
  private static let attempts = 200

  /// Waits until the file is free.
  init(_ path: String) throws(PreviewError) {
    guard FileSystem.isFile(path) else { throw PreviewError(404, "\(quoted(path)) not found") }
    for _ in 0..<Self.attempts {
      let file = FileSystem.openAndHold(path)
      if file >= 0 {
        self.file = file
        return
      }
      if file == -1 { throw PreviewError(422, "\(quoted(path)) cannot be written", "allow writing to it") }
      usleep(5000)
    }
    throw PreviewError(503, "\(quoted(path)) is being changed", "try again")
  }

  /// Lets others change it.
  func release() { close(file) }
}
