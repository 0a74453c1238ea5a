/// The composer of a font, script and language, which begins when enough words were shaped.
final class LazyWordComposer {
  private enum State {
    /// Shaping took as long so far as that of so many units.
    case waiting(Int)
    case ready(WordComposer)
    /// The font or the script does not allow it.
    case unable
  }

  private let face: FontFace
  private let setup: ShapingSetup
  private var state: State

  /// Reading the rules of a font and the first letters takes as long as shaping some thousand units. Shorter texts do without.
  private static let fewestUnits = 6_000
  /// Words that no blank ends, such as those of Japanese, do not share calls of HarfBuzz. A call takes as long as so many units.
  private static let unitsOfCall = 10

  /// For the words of a face with these properties.
  init(face: FontFace, setup: ShapingSetup) {
    self.face = face
    self.setup = setup
    state = setup.hasIndependentLetters ? .waiting(0) : .unable
  }

  /// A word that is put together; nil if that is not possible yet, or not at all.
  @inline(__always) func compose(_ word: UnsafeBufferPointer<UInt16>) -> ShapedText? {
    guard case .ready(let composer) = state else { return nil }
    return composer.compose(word)
  }

  /// Remembers what HarfBuzz made of a word; `harfBuzz` shapes letters that are new.
  func learn(_ word: UnsafeBufferPointer<UInt16>, _ shaped: ShapedText, _ harfBuzz: HarfBuzzShaper) {
    switch state {
    case .waiting(var count):
      count += word.count + (word.last == 0x20 ? 0 : Self.unitsOfCall)
      guard count >= Self.fewestUnits else { return state = .waiting(count) }
      guard let rules = face.neighbourRules(setup) else { return state = .unable }
      state = .ready(WordComposer(face: face, setup: setup, rules: rules))
    case .ready(let composer): composer.learn(word, shaped, harfBuzz)
    case .unable: return
    }
  }
}
