import Typeset

/// How a file was changed in one stretch, so that the change can be taken back and made again, byte for byte.
struct FileChange: Sendable {
  /// Where the stretch begins, in bytes.
  private let start: Int
  /// What was there.
  private let old: [UInt8]
  /// What took its place.
  private let new: [UInt8]
  /// Some bytes before the stretch, by which it is found where other parts of the file have changed.
  private let head: [UInt8]
  /// Some bytes after the stretch.
  private let tail: [UInt8]
  /// The digests of the whole file before and after.
  private let digests: (before: String, after: String)
  /// How many bytes around a stretch have to be the same on each side for it to be found: the most are looked for
  /// first, since what is beside it may have changed too.
  private static let contexts = [120, 60, 30, 15]

  /// The change from some bytes to others.
  init(from before: [UInt8], to after: [UInt8]) {
    let most = min(before.count, after.count)
    var start = 0
    while start < most, before[start] == after[start] { start += 1 }
    var rest = 0
    while rest < most - start, before[before.count - 1 - rest] == after[after.count - 1 - rest] { rest += 1 }
    let end = before.count - rest
    self.start = start
    old = Array(before[start..<end])
    new = Array(after[start..<after.count - rest])
    head = Array(before[max(0, start - Self.contexts[0])..<start])
    tail = Array(before[end..<min(before.count, end + Self.contexts[0])])
    digests = (SHA256.hex(of: before), SHA256.hex(of: after))
  }

  private init(reversing change: FileChange) {
    (start, head, tail) = (change.start, change.head, change.tail)
    (old, new) = (change.new, change.old)
    digests = (change.digests.after, change.digests.before)
  }

  /// The change that takes this one back.
  var reversed: FileChange { FileChange(reversing: self) }

  /// How many bytes it remembers.
  var weight: Int { old.count + new.count + head.count + tail.count }

  /// The file with the change; nil unless its bytes are exactly those from before it.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard SHA256.hex(of: bytes) == digests.before else { return nil }
    return replaced(in: bytes, at: start)
  }

  /// The file with the change where other parts of it are different; nil unless the stretch with what is around it
  /// occurs there exactly once.
  func moved(onto bytes: [UInt8]) -> [UInt8]? {
    for context in Self.contexts {
      let (head, tail) = (head.suffix(context), tail.prefix(context))
      let pattern = head + old + tail
      guard !pattern.isEmpty, let first = bytes.firstRange(of: pattern) else { continue }
      guard bytes[(first.lowerBound + 1)...].firstRange(of: pattern) == nil else { return nil }
      return replaced(in: bytes, at: first.lowerBound + head.count)
    }
    return nil
  }

  private func replaced(in bytes: [UInt8], at place: Int) -> [UInt8] {
    Array(bytes[..<place]) + new + bytes[(place + old.count)...]
  }
}
