/// What is wrong with the placeholders of a translation.
struct PlaceholderComparison {
  /// Something that is wrong.
  struct Fault {
    /// How much it matters.
    var level: CheckLevel
    /// What the text does.
    var words: String
    /// What to do about it.
    var remedy: String
    /// What distinguishes it from other faults of the text.
    var aspect = ""
  }

  /// What is wrong, the worst first.
  private(set) var faults: [Fault] = []

  private let message: CheckedMessage
  private let own: PlaceholderUse
  private let expected: PlaceholderUse
  /// Whether the program has a number for it that no placeholder shows.
  private let hasSilentNumber: Bool

  /// How many numbers a plural form may be for to leave the number out.
  private static let mostNumbersInWords = 2

  /// Compares a message with the one that it is translated from; with nothing if none is known.
  init(_ message: CheckedMessage, with source: CatalogMessage?) {
    self.message = message
    own = PlaceholderUse(of: message.message)
    expected = source.map(PlaceholderUse.init) ?? own
    hasSilentNumber = source?.variesByNumber ?? false
    addUndefinedParts()
    guard let source else { return }
    guard source.takesArguments || !expected.isEmpty else {
      compareWithoutArguments(source)
      return
    }
    if !addBroken(), !addOrder() { addDifferences() }
    addPercentages()
  }

  private mutating func addUndefinedParts() {
    guard let part = own.undefinedParts.first else { return }
    faults.append(
      Fault(
        level: .error, words: "has the part \(quoted(part)), which it does not define",
        remedy: "add the variations of the part to this language, as the source text has them", aspect: " part"))
  }
}

// A source that is shown as it is.
extension PlaceholderComparison {
  private mutating func compareWithoutArguments(_ source: CatalogMessage) {
    for (_, use) in own.sorted where use.isCertain && use.isShown {
      return faults.append(
        Fault(
          level: .error, words: "has the placeholder \(quoted(use.written)), which the source text has not",
          remedy: "remove the placeholder, or number it like one of the source text"))
    }
    let isDoubled = { (text: CatalogText) in text.value.contains("%%") }
    if source.texts.contains(where: { $0.value.contains("%") }), !source.texts.contains(where: isDoubled),
      message.message.texts.contains(where: isDoubled)
    {
      faults.append(
        Fault(
          level: .error, words: "has \"%%\" where the source text, which is shown as it is, has one percent sign",
          remedy: "write one percent sign"))
    }
  }
}

// Placeholders that no program takes for one.
extension PlaceholderComparison {
  /// Adds what was a placeholder of the source; false if there is none.
  private mutating func addBroken() -> Bool {
    for text in message.message.variation.texts.map(\.value) {
      let broken = BrokenPlaceholder.all(in: text)
      guard let first = broken.first else { continue }
      let repaired = broken.reduce(text) { $0.replacing($1.written, with: $1.repaired) }
      let use = PlaceholderUse(of: repaired, in: message.message)
      guard use.sorted.count > PlaceholderUse(of: text, in: message.message).sorted.count,
        use.sorted.allSatisfy({ name, use in expected[name].map(use.fits) ?? false })
      else { continue }
      faults.append(
        Fault(
          level: .error, words: "has \(quoted(first.written)), which is no placeholder",
          remedy: "write \(quoted(first.repaired))", aspect: " broken"))
      return true
    }
    return false
  }
}

// Order.
extension PlaceholderComparison {
  /// Adds placeholders that take each other's values for want of numbers; false if they do not.
  private mutating func addOrder() -> Bool {
    guard case .text = message.message.variation, message.message.substitutions.isEmpty, !own.hasPositions else {
      return false
    }
    let wanted = expected.sorted.compactMap { name, use -> PlaceholderUse.Use? in
      if case .position = name { use } else { nil }
    }
    let written = own.unnumbered
    guard written.count > 0, written.count <= wanted.count,
      !zip(written, wanted).allSatisfy({ $0.fits($1) })
    else { return false }
    if written.count == wanted.count {
      var free = Array(wanted.indices)
      var numbers: [Int] = []
      for use in written {
        guard let place = free.firstIndex(where: { wanted[$0].fits(use) }) else { return false }
        numbers.append(free.remove(at: place) + 1)
      }
      let numbered = zip(written, numbers).map { "%\($1)$" + $0.written.dropFirst() }
      faults.append(
        Fault(
          level: .error,
          words: "has \(written.map { quoted($0.written) }.enumerated) in another order than the source text",
          remedy: "number them: \(numbered.joined(separator: ", "))"))
      return true
    }
    // Some are left out, and those behind them take their values.
    var lost: [String] = []
    var next = 0
    for use in wanted {
      if next < written.count, written[next].fits(use) { next += 1 } else { lost.append(use.written) }
    }
    guard next == written.count else { return false }
    faults.append(
      Fault(
        level: .error,
        words:
          "lacks the \(Self.noun(lost.count)) \(lost.map { quoted($0) }.enumerated), whose \(lost.count == 1 ? "value" : "values")"
          + " the next one shows",
        remedy: "add the placeholder, or number the others as in the source text"))
    return true
  }
}

// What is there and what is not.
extension PlaceholderComparison {
  private mutating func addDifferences() {
    var extra: [PlaceholderUse.Use] = []
    var clauses: [String] = []
    for (name, use) in own.sorted {
      guard let other = expected[name] else {
        if !isSilentNumber(name, use) { extra.append(use) }
        continue
      }
      if !use.fits(other) {
        clauses.append(
          "has the placeholder \(quoted(use.written)) where the source text has \(quoted(other.written))")
      }
    }
    let hasOther = !clauses.isEmpty
    if !extra.isEmpty {
      clauses.append(
        "has the \(Self.noun(extra.count)) \(extra.map { quoted($0.written) }.enumerated), "
          + "which the source text has not")
    }
    let lost = expected.sorted.filter { name, use in
      use.isShown && isLost(name, in: message.message.variation)
    }.map(\.value.written)
    if !lost.isEmpty { clauses.append("lacks the \(Self.noun(lost.count)) \(lost.map { quoted($0) }.enumerated)") }
    guard !clauses.isEmpty else { return }
    let remedy =
      hasOther
      ? "use the placeholder of the source text, with a position such as %2$@ where the order differs"
      : extra.isEmpty
        ? "add the placeholder, so that its value is shown"
        : lost.isEmpty
          ? "remove the placeholder, or number it like one of the source text"
          : "use the placeholder of the source text"
    faults.append(
      Fault(
        level: hasOther || !extra.isEmpty ? .error : .warning, words: clauses.joined(separator: "; it "),
        remedy: remedy))
  }

  private static func noun(_ count: Int) -> String { count == 1 ? "placeholder" : "placeholders" }

  /// Whether a placeholder shows the number by which the source chooses among its texts, without showing it.
  private func isSilentNumber(_ name: PlaceholderUse.Name, _ use: PlaceholderUse.Use) -> Bool {
    guard hasSilentNumber, expected.sorted.allSatisfy({ $0.value.kind != .integer }) else { return false }
    return use.kind == .integer || use.kind == nil
  }

  /// Whether an argument of the source is missing in a text where it is needed.
  private func isLost(
    _ name: PlaceholderUse.Name, in variation: CatalogVariation, category: PluralCategory? = nil
  ) -> Bool {
    switch variation {
    case .text(let text):
      guard !text.value.isEmpty, PlaceholderUse(of: text.value, in: message.message)[name]?.isShown != true else {
        return isLostInPart(name, of: text.value)
      }
      return category.map(isOfManyNumbers) ?? true
    case .device(let cases): return cases.values.contains { isLost(name, in: $0, category: category) }
    case .plural(let cases): return cases.contains { isLost(name, in: $0.value, category: $0.key) }
    }
  }

  /// Whether an argument is shown by nothing but a part with variations, some of which leave it out and may not.
  private func isLostInPart(_ name: PlaceholderUse.Name, of text: String) -> Bool {
    guard case .position(let number) = name else { return false }
    var next = 0
    for token in FormatString(text).tokens {
      switch token {
      case .argument(let placeholder):
        if placeholder.position == nil, placeholder.name == nil { next += 1 }
        if (placeholder.position ?? next) == number { return false }
      case .substitution(let part, let position):
        let argument = position ?? message.message.substitutions[part]?.argument
        if argument == nil { next += 1 }
        guard (argument ?? next) == number, case .plural(let cases)? = message.message.substitutions[part]?.variation
        else { continue }
        return cases.contains { category, variation in
          isOfManyNumbers(category) && variation.texts.contains { !shows(number, in: $0.value) }
        }
      case .text, .ownArgument: continue
      }
    }
    return false
  }

  /// Whether a text of a part shows the number that chooses it.
  private func shows(_ number: Int, in text: String) -> Bool {
    FormatString(text).tokens.contains { token in
      switch token {
      case .ownArgument: true
      case .argument(let placeholder): placeholder.position ?? number == number
      case .substitution: true
      case .text(let text): text.isEmpty ? false : text.contains("{")
      }
    }
  }

  /// Whether a form is for so many numbers that it has to show which one it is.
  private func isOfManyNumbers(_ category: PluralCategory) -> Bool {
    category != .zero && !message.message.exactForms.contains(category)
      && (PluralSample.of(message.language)?.counts[category] ?? 0) > Self.mostNumbersInWords
  }
}

// Percentages.
extension PlaceholderComparison {
  /// Adds percent signs of a sentence in a text whose program looks for placeholders.
  private mutating func addPercentages() {
    guard let first = own.percentages.first, expected.percentages.isEmpty else { return }
    faults.append(
      Fault(
        level: .error, words: "has \(quoted(first)), which its program takes for a placeholder",
        remedy: "write %% for a percent sign", aspect: " percent"))
  }
}
