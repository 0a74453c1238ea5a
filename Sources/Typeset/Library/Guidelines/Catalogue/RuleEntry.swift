/// A guideline as the catalogue has it: number, name, source, what it asks for, and what the software does with it
/// today.
package struct RuleEntry: Sendable {
  /// The number.
  package let rule: Rule
  /// The short name, which never changes: `para`.
  package let name: String
  /// The documents that it comes from.
  package let sources: [RuleSource]
  /// The ways in which software can follow it.
  package let kinds: [RuleKind]
  /// What it asks for, in the few words that a legend has room for.
  package let summary: String
  /// What it asks for, in a sentence.
  package let statement: String
  /// What the software does with it today; empty for a check that is still to come.
  package let practices: [RulePractice]

  /// An entry; `short` is the summary, `asks` the statement.
  init(
    _ number: Int, _ name: String, _ sources: [RuleSource], _ kinds: [RuleKind], short summary: String,
    asks statement: String, today practices: RulePractice...
  ) {
    rule = Rule(number)
    self.name = name
    self.sources = sources
    self.kinds = kinds
    self.summary = summary
    self.statement = statement
    self.practices = practices
  }

  /// Whether layouts follow it.
  package var isApplied: Bool {
    practices.contains { practice in
      switch practice {
      case .named, .silent: true
      case .reported, .checked, .parsed, .later, .outside: false
      }
    }
  }

  /// Whether `rules` of the dump names it where it changes something.
  package var isNamed: Bool {
    practices.contains { if case .named = $0 { true } else { false } }
  }

  /// Whether a document that breaks it gets an error or a warning today.
  package var isReported: Bool {
    practices.contains { if case .reported = $0 { true } else { false } }
  }

  /// Whether `typesetter check` finds where a document breaks it.
  package var isChecked: Bool {
    practices.contains { if case .checked = $0 { true } else { false } }
  }
}

/// A published document that guidelines come from.
package enum RuleSource: String, Sendable, CaseIterable {
  case rightToLeft = "RTL"
  case internationalization = "I18N"
  case layout = "LAYOUT"
  case accessibility = "A11Y"

  /// Its title.
  package var title: String {
    switch self {
    case .rightToLeft: "Human Interface Guidelines, “Right to left”"
    case .internationalization: "Internationalization guide, “Supporting Right-to-Left Languages” (2015)"
    case .layout: "Human Interface Guidelines, “Adaptivity and Layout”"
    case .accessibility: "Human Interface Guidelines, “Accessibility”"
    }
  }
}

/// A way in which software can follow a guideline.
package enum RuleKind: String, Sendable, CaseIterable {
  /// A layout rule, always on.
  case layout
  /// A check of what an author made.
  case check
  /// An option, or an axis of a comparison sheet.
  case option
  /// A table.
  case data
  /// Nothing that a static picture can follow.
  case notApplicable = "not applicable"
}

/// What the software does with a guideline today.
package enum RulePractice: Sendable, Hashable {
  /// Layouts follow it, and `rules` names it in the given places: by default, on the elements where it changes
  /// something.
  case named(String = "where it changes something")
  /// Layouts follow it, and `rules` never names it, for the given reason.
  case silent(String)
  /// A document that breaks it gets the given error or warning.
  case reported(String)
  /// `typesetter check` finds the given fault.
  case checked(String)
  /// The reader takes the given attribute, and nothing follows from it yet.
  case parsed(String)
  /// The given part is still to come.
  case later(String)
  /// It is outside what the software does, for the given reason.
  case outside(String)
}

extension RuleEntry {
  /// What the software does with it today, in a word or two: `applied, reported`.
  package var status: String {
    let words = [isApplied ? "applied" : nil, isReported ? "reported" : nil, isChecked ? "checked" : nil].compactMap(
      \.self)
    if !words.isEmpty { return words.joined(separator: ", ") }
    return switch practices.first {
    case .parsed: "read only"
    case .outside: "not applicable"
    default: "to come"
    }
  }

  /// What the software does with it today, a sentence each.
  package var notes: [String] { practices.map(\.note) + openNotes }

  /// That a check is still to come; empty for none.
  package var openNotes: [String] {
    kinds.contains(.check) && !isReported && !isChecked ? ["The check is still to come."] : []
  }
}

extension RulePractice {
  /// What the software does, in a sentence.
  package var note: String {
    switch self {
    case .named(let places): "Applied, and named in `rules` \(places)."
    case .silent(let reason): "Applied, but not named in `rules`: \(reason)."
    case .reported(let what): "Reported: \(what)."
    case .checked(let what): "Checked: \(what)."
    case .parsed(let what): "Only read: \(what)."
    case .later(let what): "To come: \(what)."
    case .outside(let reason): "Not applicable: \(reason)."
    }
  }
}
