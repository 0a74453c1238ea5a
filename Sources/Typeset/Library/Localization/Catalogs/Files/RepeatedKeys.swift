/// Warnings about keys that a file gives twice with different texts; the last text is used, as in an app.
struct RepeatedKeys: Sendable {
  /// The warnings so far, in the order of the file.
  private(set) var warnings: [Diagnostic] = []

  /// Adds a warning that names both places of a key.
  mutating func add(_ key: String, first: SourceRange?, last: SourceRange?) {
    let other = first.map { "in \(CatalogPlace($0))" } ?? "before"
    warnings.append(
      Diagnostic(
        .warning, code: "duplicate-key", "key \(quoted(key)) has another text \(other); the last one is used", at: last,
        hints: ["remove one of them"]))
  }

  /// Adds the warnings of another file.
  mutating func add(_ others: [Diagnostic]) { warnings += others }

  /// Adds a warning if two messages of a key have different texts.
  mutating func compare(_ key: String, first: CatalogMessage, last: CatalogMessage) {
    if !first.hasSameText(as: last) { add(key, first: first.place, last: last.place) }
  }
}

extension PropertyList {
  /// The value with each key once in every dictionary: the last member of a key replaces the earlier ones.
  func withoutRepeatedKeys(_ repeated: inout RepeatedKeys) -> PropertyList {
    switch self {
    case .text, .integer, .other: return self
    case .array(let values): return .array(values.map { $0.withoutRepeatedKeys(&repeated) })
    case .dictionary(let members):
      var kept: [PropertyListMember] = []
      var positions: [String: Int] = [:]
      for var member in members {
        member.value = member.value.withoutRepeatedKeys(&repeated)
        guard let position = positions[member.key] else {
          positions[member.key] = kept.count
          kept.append(member)
          continue
        }
        if !kept[position].value.isSame(as: member.value) {
          repeated.add(member.key, first: kept[position].place, last: member.place)
        }
        kept[position] = member
      }
      return .dictionary(kept)
    }
  }

  /// Whether two values are the same, wherever they are; dictionaries have each key once.
  private func isSame(as other: PropertyList) -> Bool {
    switch (self, other) {
    case (.text(let own), .text(let other)): return own == other
    case (.integer(let own), .integer(let other)): return own == other
    case (.other(let own), .other(let other)): return own == other
    case (.array(let own), .array(let other)):
      return own.count == other.count && zip(own, other).allSatisfy { $0.isSame(as: $1) }
    case (.dictionary(let own), .dictionary(let other)):
      let values = Dictionary(other.map { ($0.key, $0.value) }) { _, last in last }
      return own.count == other.count && own.allSatisfy { values[$0.key]?.isSame(as: $0.value) == true }
    case (.text, _), (.integer, _), (.other, _), (.array, _), (.dictionary, _): return false
    }
  }
}

extension CatalogMessage {
  /// Whether two messages have the same texts, however far their translations have come.
  func hasSameText(as other: CatalogMessage) -> Bool {
    variation.hasSameText(as: other.variation) && substitutions.count == other.substitutions.count
      && substitutions.allSatisfy { name, own in
        guard let other = other.substitutions[name] else { return false }
        return own.argument == other.argument && own.variation.hasSameText(as: other.variation)
      }
  }
}

extension CatalogVariation {
  /// Whether two variations have the same texts for the same cases.
  fileprivate func hasSameText(as other: CatalogVariation) -> Bool {
    switch (self, other) {
    case (.text(let own), .text(let other)): own.value == other.value
    case (.plural(let own), .plural(let other)): Self.haveSameText(own, other)
    case (.device(let own), .device(let other)): Self.haveSameText(own, other)
    case (.text, _), (.plural, _), (.device, _): false
    }
  }

  private static func haveSameText<Case: Hashable>(
    _ first: [Case: CatalogVariation], _ second: [Case: CatalogVariation]
  ) -> Bool {
    first.count == second.count && first.allSatisfy { second[$0.key]?.hasSameText(as: $0.value) == true }
  }
}
