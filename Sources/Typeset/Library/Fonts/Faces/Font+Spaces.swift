extension Font {
  /// Whether its tables look at the space glyph in this script and language, so that the words of a line change one
  /// another.
  ///
  /// If they do, a stretch is shaped whole instead of word by word. The tables are read for the first question; the
  /// answer is kept.
  func looksAcrossSpaces(script: Script, language: ShapingLanguage) -> Bool {
    spaceQuestions.withLock { $0.looksAcrossSpaces(face, script: script, language: language) }
  }
}

/// What a font's tables were asked about the space.
struct SpaceQuestions {
  private struct Context: Hashable {
    var script: Script
    var language: ShapingLanguage
  }

  private var contexts: [Context: Bool] = [:]
  private var mentions = GlyphMentions()

  fileprivate mutating func looksAcrossSpaces(
    _ face: FontFace, script: Script, language: ShapingLanguage
  ) -> Bool {
    let context = Context(script: script, language: language)
    if let known = contexts[context] { return known }
    let answer =
      face.glyph(for: " ").map { face.looksAt($0, script: script, language: language, mentions: &mentions) } ?? false
    contexts[context] = answer
    return answer
  }
}
