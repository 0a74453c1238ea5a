import Typeset

/// A part of a batch: the variants whose names fall to one of several machines.
///
/// Which one a variant falls to depends on its name and on nothing else, so that machines need not know of each other.
package struct BatchShard: Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// A part of a batch; nil where there is none of that number.
  package init?(number: Int, count: Int) {
    guard count >= 1, count <= Self.most, number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`.
  package init(_ text: String) throws(Fault) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Self.number($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { throw Fault(text: text, kind: .form) }
    guard count >= 1, count <= Self.most else { throw Fault(text: text, kind: .count) }
    guard let shard = BatchShard(number: number, count: count) else {
      throw Fault(text: text, kind: number == 0 ? .zero : .range)
    }
    self = shard
  }

  /// The most parts a batch can be split into.
  package static let most = 65_536

  /// As it is written on the command line.
  package var description: String { "\(number)/\(count)" }

  /// Whether a variant falls to this part, by the first 64 bits of its name's SHA-256.
  package func contains(_ name: String) -> Bool {
    let hash = UInt64(SHA256.hex(of: name).prefix(16), radix: 16) ?? 0
    return hash % UInt64(count) == UInt64(number - 1)
  }

  private static func number(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
  }

  /// What is wrong with the text of a part.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// How it is wrong.
    package enum Kind: Hashable, Sendable {
      /// It is not of the form I/N.
      case form
      /// There are no parts, or too many.
      case count
      /// Parts were counted from 0.
      case zero
      /// There are fewer parts than its number.
      case range
    }

    /// The text.
    package let text: String
    /// How it is wrong.
    package let kind: Kind

    /// What is wrong and what to do, in one line.
    package var description: String {
      let what =
        switch kind {
        case .form: "\(quoted(text)) is no shard"
        case .count: "\(quoted(text)) asks for a number of shards that is not between 1 and \(BatchShard.most)"
        case .zero: "\(quoted(text)) is no shard: they are counted from 1"
        case .range: "\(quoted(text)) is out of range"
        }
      return what
        + (kind == .zero
          ? "; add one to the index of an engine that counts from 0"
          : "; write I/N with I from 1 to N, such as 1/4 for the first of four")
    }
  }
}
