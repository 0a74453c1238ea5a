import Synchronization

/// How often each plural form of a language is used for whole numbers from 0 to 1000.
struct PluralSample: Sendable {
  /// For how many of the numbers up to 200 each form is; a form that only greater ones take has 0, and one that none
  /// takes is missing.
  let counts: [PluralCategory: Int]
  /// The forms that a text needs, from zero to other: those that whole numbers up to 1000 take, and `other`.
  let needed: [PluralCategory]
  /// The first few numbers of each form, as they are written in ASCII: whole ones or, of a form that has none, others.
  let examples: [PluralCategory: [String]]

  /// How many numbers of a form are examples.
  private static let mostExamples = 3

  /// Tries the numbers.
  private init(_ rules: PluralRules) {
    var counts: [PluralCategory: Int] = [:]
    for number in Array(0...200) + [300, 500, 1000] {
      guard let decimal = try? DecimalNumber.read(String(number)).get() else { continue }
      counts[rules.category(of: decimal), default: 0] += number <= 200 ? 1 : 0
    }
    self.counts = counts
    var examples: [PluralCategory: [String]] = [:]
    for text in (1...120).map(String.init) + ["0", "1000", "1000000", "0.5", "1.5"] {
      guard let decimal = try? DecimalNumber.read(text).get() else { continue }
      let category = rules.category(of: decimal)
      guard examples[category, default: []].count < Self.mostExamples else { continue }
      let isWhole = decimal.fractionDigits == 0
      if isWhole || examples[category] == nil { examples[category, default: []].append(text) }
    }
    self.examples = examples
    needed = rules.categories.filter { $0 == .other || counts[$0] != nil }
  }

  /// The sample of a language, tried once; nil if ICU has no rules for it.
  static func of(_ language: String) -> PluralSample? {
    if let sample = known.withLock({ $0[language] }) { return sample }
    guard let rules = PluralRules.of(language) else { return nil }
    let sample = PluralSample(rules)
    known.withLock { $0[language] = sample }
    return sample
  }

  private static let known = Mutex<[String: PluralSample]>([:])
}
