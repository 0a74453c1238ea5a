import Typeset

/// Lengths in words.
enum Measure {
  /// Lengths closer than this are the same: places are rounded to hundredths, several of which may add up.
  static let tolerance = 0.05

  /// A length without zeros at its end: `12 pt`.
  static func points(_ length: Double) -> String { number(length) + " pt" }

  /// Lengths with commas between them: `17, 19 pt`.
  static func list(_ lengths: [Double]) -> String { lengths.map(number).joined(separator: ", ") + " pt" }

  /// Whether a length is none.
  static func isZero(_ length: Double) -> Bool { length.magnitude <= tolerance }

  /// Whether two lengths are the same.
  static func areEqual(_ first: Double, _ second: Double) -> Bool { isZero(first - second) }

  private static func number(_ length: Double) -> String {
    let text = ByteBuffer(capacity: 24)
    text.append(length)
    return text.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
