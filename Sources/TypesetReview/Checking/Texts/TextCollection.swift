import Synchronization
import Typeset

/// The texts of all variants while they are gathered: of each text and locale one variant is kept, however many there
/// are.
///
/// That is the variant in which the text has the least room for its width; of several, the first. Variants with a text
/// size for accessibility count only where the text is cut or runs over, since texts take more lines there on purpose.
package final class TextCollection: Sendable {
  /// A screen of a document.
  struct Screen {
    /// Its name in the first variant.
    var name: String
    /// The index of that variant.
    var index: Int
    /// The place of its start tag.
    let position: SourcePosition
    /// Its texts.
    var texts: [TextIdentity: Text] = [:]
  }

  /// What is known of a text.
  struct Text {
    /// What it says in the development language, in the first rendering of it; nil before one.
    var source: String?
    /// The index of that rendering.
    var sourceIndex = Int.max
    /// What it says, by locale.
    var locales: [String: Tally] = [:]
  }

  /// What is known of a text in a locale.
  struct Tally {
    /// The text as it is shown in the variant that is kept.
    var shown: ShownText
    /// The index of that variant.
    var index: Int
    /// How little room it has there; less comes first.
    var rank: Double
    /// In how many variants it is seen.
    var count: Int
  }

  private struct State {
    var screens: [Int: [SourcePosition: Screen]] = [:]
    var rendered: Set<Int> = []
  }

  private let state = Mutex(State())

  /// An empty collection.
  package init() {}

  /// The indices of the variants that could be rendered.
  var rendered: Set<Int> { state.withLock { $0.rendered } }

  /// The screens of a document, in its order.
  func screens(of document: Int) -> [Screen] {
    state.withLock { ($0.screens[document] ?? [:]).values.sorted { $0.position < $1.position } }
  }

  /// Adds what was read of a rendering; one that is no variant only tells what texts are translated from.
  func add(_ reading: TextReading, document: Int, index: Int, options: LayoutOptions, isVariant: Bool) {
    state.withLock { state in
      if isVariant { state.rendered.insert(index) }
      for screen in reading.screens {
        var known =
          state.screens[document]?.removeValue(forKey: screen.position)
          ?? Screen(name: screen.name, index: index, position: screen.position)
        if index < known.index { (known.name, known.index) = (screen.name, index) }
        for (identity, shown) in screen.texts {
          known.texts[identity, default: Text()].add(
            shown, locale: reading.locale, isSource: reading.isSource, index: index, options: options,
            isVariant: isVariant)
        }
        state.screens[document, default: [:]][screen.position] = known
      }
    }
  }
}

extension TextCollection.Text {
  fileprivate mutating func add(
    _ shown: ShownText, locale: String, isSource: Bool, index: Int, options: LayoutOptions, isVariant: Bool
  ) {
    if isSource, index < sourceIndex { (source, sourceIndex) = (shown.text, index) }
    guard isVariant else { return }
    let rank = shown.rank(in: options)
    guard var tally = locales[locale] else {
      locales[locale] = TextCollection.Tally(shown: shown, index: index, rank: rank, count: 1)
      return
    }
    tally.count += 1
    if (rank, index) < (tally.rank, tally.index) { (tally.shown, tally.index, tally.rank) = (shown, index, rank) }
    locales[locale] = tally
  }
}

extension ShownText {
  /// How little room it has for its width.
  func rank(in options: LayoutOptions) -> Double {
    guard let share = measured?.share, isTooLong || !options.textSize.isAccessibility else { return .infinity }
    return share
  }
}
