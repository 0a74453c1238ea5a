import Typeset

extension CheckLevel {
  /// The class of its badges and marks.
  var look: String {
    switch self {
    case .error: "bad"
    case .warning: "caution"
    case .advice: "note"
    }
  }
}

extension CheckLevel {
  /// What several findings of the level are called.
  var plural: String {
    switch self {
    case .advice: "advice"
    case .warning, .error: rawValue + "s"
    }
  }

  /// How many findings there are, in words: `3 errors`, `1 piece of advice`.
  func counted(_ count: Int) -> String {
    switch self {
    case .advice: CountedNoun.advice.words(count)
    case .warning: CountedNoun.warning.words(count)
    case .error: CountedNoun.error.words(count)
    }
  }
}

extension String {
  /// The text with a capital letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
