/// The texts of a choice of Java (`java.text.ChoiceFormat`), `0#none|1#one|1<{0} of them`, as plural forms for nothing,
/// one, two and all other numbers.
struct JavaChoice {
  /// The texts, without their quotes, by the numbers that they are for.
  let texts: [(category: PluralCategory, text: [UInt8])]

  /// The categories that stand for one number each, in its order from 0.
  static let exactForms: [PluralCategory] = [.zero, .one, .two]

  /// A text with the number from which it is used.
  private struct Limit {
    var number: Double
    /// Whether it is used only for greater numbers.
    var isOpen: Bool
    var text: [UInt8]

    func includes(_ value: Double) -> Bool { isOpen ? value > number : value >= number }
  }

  /// Reads the texts of a choice.
  init(_ written: ArraySlice<UInt8>) throws(ICUMessage.Fault) {
    var limits: [Limit] = []
    for part in Self.parts(written) { limits.append(try Self.limit(part)) }
    guard let first = limits.first else { throw .syntax }
    // From here on, all whole numbers have one text.
    let rest = Double(Self.exactForms.count)
    guard limits.allSatisfy({ $0.number < rest || $0.number == rest && !$0.isOpen }) else {
      throw .unsupported("choice of a number greater than 2")
    }
    func text(for number: Double) -> [UInt8] { (limits.last { $0.includes(number) } ?? first).text }
    texts = Self.exactForms.enumerated().map { ($1, text(for: Double($0))) } + [(.other, text(for: rest))]
  }

  /// A part such as `1#one`: the number, a sign (`#` and `≤` for it and greater numbers, `<` for greater ones alone)
  /// and the text.
  private static func limit(_ part: [UInt8]) throws(ICUMessage.Fault) -> Limit {
    let signs = Set("#<".utf8 + lessOrEqual.prefix(1))
    guard let sign = part.firstIndex(where: signs.contains) else { throw .syntax }
    let isLong = part[sign...].starts(with: lessOrEqual)
    guard isLong || part[sign] < 0x80,
      let number = Double(String(decoding: part[..<sign].withoutBlanks, as: UTF8.self)), number.isFinite
    else { throw .syntax }
    return Limit(
      number: number, isOpen: part[sign] == UInt8(ascii: "<"),
      text: Array(part[(sign + (isLong ? lessOrEqual.count : 1))...]))
  }

  private static let lessOrEqual = Array("\u{2264}".utf8)

  /// The parts between bars that are in no quotes, without these; two apostrophes are one.
  private static func parts(_ written: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isQuoted = false
    var cursor = SyntaxCursor(written)
    while let byte = cursor.next() {
      switch byte {
      case UInt8(ascii: "'"):
        if cursor.take(byte) { parts[parts.count - 1].append(byte) } else { isQuoted.toggle() }
      case UInt8(ascii: "|") where !isQuoted: parts.append([])
      default: parts[parts.count - 1].append(byte)
      }
    }
    return parts
  }
}
