/// Which percent signs of a message begin placeholders: those for which its program has a value.
///
/// A text that the app shows as it is has none, so that `100%-osan` is rendered as it is written; what the text that it
/// is translated from declares, and what the document puts in, decide.
struct PercentSigns {
  /// How certain a placeholder must be; nil if there is none at all.
  private let least: Placeholder.Certainty?

  /// The percent signs of a message that is translated from `source`, nil for itself, with so many arguments that go by
  /// their positions.
  init(of message: CatalogMessage, translatedFrom source: CatalogMessage?, argumentCount: Int) {
    guard argumentCount > 0 || (source ?? message).takesArguments else {
      least = nil
      return
    }
    // Arguments that nothing else would take are for what is unlikely otherwise.
    let likely = max(message.likelyCount, source?.likelyCount ?? 0)
    least = argumentCount > likely ? .unlikely : .doubtful
  }

  /// A message whose other percent signs are written twice, as those of a sentence are.
  func applied(to message: CatalogMessage) -> CatalogMessage {
    guard message.texts.contains(where: { isEscaped(in: $0.value) }) else { return message }
    var message = message
    message.variation = escaped(message.variation)
    message.substitutions = message.substitutions.mapValues { part in
      var part = part
      part.variation = escaped(part.variation)
      return part
    }
    return message
  }

  private func isEscaped(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "%")) && FormatString(text).tokens.contains(where: isOfSentence)
  }

  /// Whether a token is a percent sign of the sentence with what is behind it.
  private func isOfSentence(_ token: FormatString.Token) -> Bool {
    guard case .argument(let placeholder) = token else { return false }
    return least.map { placeholder.certainty < $0 } ?? true
  }

  private func escaped(_ variation: CatalogVariation) -> CatalogVariation {
    switch variation {
    case .text(var text):
      if isEscaped(in: text.value) { text.value = escaped(text.value) }
      return .text(text)
    case .plural(let cases): return .plural(cases.mapValues(escaped))
    case .device(let cases): return .device(cases.mapValues(escaped))
    }
  }

  private func escaped(_ text: String) -> String {
    FormatString(text).tokens.map { token -> String in
      switch token {
      case .text(let text): return text.replacing("%", with: "%%")
      case .argument(let placeholder): return (isOfSentence(token) ? "%" : "") + placeholder.written
      case .substitution(let name, let position): return "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      case .ownArgument: return "%arg"
      }
    }.joined()
  }
}

extension CatalogMessage {
  /// How many arguments its texts take by their positions, unlikely placeholders left out.
  fileprivate var likelyCount: Int { texts.reduce(0) { max($0, $1.value.likelyCount) } }

  /// Whether the program has values for it: it has placeholders, or a number chooses among its texts.
  var takesArguments: Bool {
    if !substitutions.isEmpty || variation.variesByNumber { return true }
    return texts.contains { text in
      FormatString(text.value).tokens.contains { token in
        switch token {
        case .text: false
        case .argument(let placeholder): placeholder.certainty > .unlikely
        case .substitution, .ownArgument: true
        }
      }
    }
  }
}

extension String {
  /// How many arguments its placeholders take, unlikely ones left out.
  fileprivate var likelyCount: Int {
    guard utf8.contains(UInt8(ascii: "%")) else { return 0 }
    var (count, next) = (0, 0)
    for token in FormatString(self).tokens {
      switch token {
      case .argument(let placeholder) where placeholder.certainty > .unlikely && placeholder.name == nil:
        if placeholder.position == nil { next += 1 }
        count = max(count, placeholder.position ?? next)
      case .substitution(_, let position):
        if position == nil { next += 1 }
        count = max(count, position ?? next)
      case .text, .argument, .ownArgument: continue
      }
    }
    return count
  }
}
