/// A script and a language in which a font's tables were asked about the space.
struct SpaceContext: Hashable, Sendable {
  var script: Script
  var language: ShapingLanguage
}

extension Font {
  /// Whether its tables look at the space glyph in this script and language, so that the words of a line change one another.
  ///
  /// If they do, a stretch is shaped whole instead of word by word. The tables are read for the first question; the answer is
  /// kept.
  func looksAcrossSpaces(script: Script, language: ShapingLanguage) -> Bool {
    let context = SpaceContext(script: script, language: language)
    if let known = spaceContexts.withLock({ $0[context] }) { return known }
    let answer = face.looksAtSpace(script: script, language: language)
    spaceContexts.withLock { $0[context] = answer }
    return answer
  }
}
