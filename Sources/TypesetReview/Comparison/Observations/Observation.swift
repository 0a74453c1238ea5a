import Typeset

/// How a program that cannot see looks at a page.
package enum Observation: String, CaseIterable, Sendable {
  /// A checksum that changes with anything that is drawn or said.
  case hash
  /// The elements with their places and texts, in less than 2 KB.
  case outline
  /// The texts, a line each, in the order in which they are drawn.
  case text
  /// A picture with a pixel for each point.
  case png

  /// What it says about a page, lines with their ends; nil for a picture.
  package func words(about frame: Frame) -> String? {
    switch self {
    case .hash: "\(PageRecord(frame).checksum)  \(frame.name)\n"
    case .outline: ElementOutline(frame).description
    case .text: ElementOutline.texts(of: frame).map { $0 + "\n" }.joined()
    case .png: nil
    }
  }
}

extension PageRecord {
  /// A checksum of all that is recorded of the page, 16 hexadecimal digits.
  package var checksum: String {
    let buffer = ByteBuffer()
    RecordWriter(to: buffer).add(self)
    return String(SHA256.hex(of: buffer.bytes).prefix(16))
  }
}
