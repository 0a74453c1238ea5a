import Typeset

/// Why a file is no picture that can be compared.
package struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  private let reason: PictureError.Reason

  init(_ reason: PictureError.Reason) { self.reason = reason }

  /// What is wrong, in words that follow the name of the file.
  package var description: String {
    switch reason {
    case .empty: "is empty"
    case .foreign(let name): "is \(name), which cannot be compared"
    case .damaged(_, let words): "is a damaged PNG picture: \(words)"
    case .tooManyPixels(let width, let height):
      "has \(width) × \(height) pixels, more than \(Bitmap.mostPixels / 1_000_000) million"
    default: "is neither a PNG picture nor a document"
    }
  }

  /// What to do, one sentence each.
  package var hints: [String] {
    switch reason {
    case .foreign: ["save it as PNG"]
    case .unknownFormat: ["give two PNG pictures, two documents, or one of each"]
    case .tooManyPixels: ["compare parts of it, or render it at a lower scale"]
    default: []
    }
  }
}
