import Typeset

/// A text on a screen, with what it says in every locale.
package struct ReviewedText: Sendable {
  /// Its number in the report, from 1.
  package fileprivate(set) var number = 0
  /// Where it is in the document.
  let identity: TextIdentity
  /// The `id` or path of its element.
  package let element: String
  /// The element for people: its `id`, else its name in the nearest element with one, else its path.
  package let elementWords: String
  /// The key; nil for a text that comes from no catalog.
  package let key: String?
  /// What the developer says about the key; nil for nothing.
  package let note: String?
  /// What it says in the development language: as it is shown there, else as the catalog has it; nil if nobody says it
  /// there.
  package let source: String?
  /// The development language, a BCP 47 tag.
  package let sourceLanguage: String
  /// What it says in the locales in which it is seen, in the order of the run.
  package let translations: [ReviewedTranslation]

  /// The attribute that it is; nil for a text of the element itself.
  package var attribute: String? { identity.attribute }
  /// The name of its element in the markup.
  package var name: String { identity.name }
  /// The place of its start tag in the document.
  package var position: SourcePosition { identity.position }
}

/// What makes a text the same one in all variants.
struct TextIdentity: Hashable, Comparable, Sendable {
  /// The place of the start tag of its element.
  let position: SourcePosition
  /// The name of its element in the markup.
  let name: String
  /// The number of the part with a key of its own inside a text; 0 for a whole text.
  let part: Int
  /// The attribute that it is; nil for the text of the element itself.
  let attribute: String?

  static func < (left: TextIdentity, right: TextIdentity) -> Bool {
    if left.position != right.position { return left.position < right.position }
    return (left.part, left.attribute ?? "", left.name) < (right.part, right.attribute ?? "", right.name)
  }
}

/// What a text says in a locale.
package struct ReviewedTranslation: Sendable {
  /// The locale, a BCP 47 tag.
  package let locale: String
  /// The text as the variant shows it in which it has the least room.
  package let shown: ShownText
  /// The name of that variant.
  package let variant: String
  /// In how many variants of the locale it is seen.
  package let count: Int
  /// How many variants of the locale there are.
  package let total: Int
}

/// A text as one variant shows it.
package struct ShownText: Sendable {
  /// The whole text, also where it is cut.
  package let text: String
  /// How far its translation has come.
  package let state: ReviewState
  /// The place of the text in a catalog; nil where none has it.
  package let catalog: CatalogPlace?
  /// Its lines with the room that they leave; nil for a text that is only spoken.
  package let measured: MeasuredText?
  /// The place on the page of the element that shows it, in points from the top left corner; nil if none of it is seen.
  package let frame: Rect?
  /// The visible parts of its lines, in points from the top left corner of the page; empty for a text that is not seen.
  package let rectangles: [Rect]
  /// The index of its page among those of the variant.
  package let page: Int
  /// The language that is shown, a BCP 47 tag.
  package let language: String
  /// The direction in which it is read.
  package let direction: Direction
  /// The `id` or path of its element.
  package let element: String
  /// The element for people.
  let elementWords: String
  /// The key; nil for a text that comes from no catalog.
  package let key: String?

  /// A text of a page with an index in its variant.
  init(_ text: PageText, state: ReviewState, page: Int) {
    self.text = text.text
    self.state = state
    self.page = page
    catalog = text.origin?.place
    measured = text.measured
    frame = text.frame
    rectangles = text.rectangles
    language = text.language
    direction = text.direction
    element = text.element
    elementWords = text.elementWords
    key = text.origin?.key
  }

  /// How many characters a reader counts in it: soft hyphens and other signs that are never seen are none.
  package var length: Int {
    text.count { character in !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
  }
  /// Whether it has less room than it needs.
  package var isTooLong: Bool { measured.map { $0.room < -0.005 } ?? false }
  /// The room in characters of its own mean width, rounded towards less; nil for a text without width.
  package var roomInCharacters: Int? {
    guard let share = measured?.share else { return nil }
    return Int(max(-9_999, min(9_999, (share * Double(length)).rounded(.down))))
  }
}

/// A page of a document with the texts on it.
package struct ReviewedScreen: Sendable {
  /// The path of the document.
  package let document: String
  /// The name of the page in the first variant.
  package let name: String
  /// The place of its start tag.
  package let position: SourcePosition
  /// The texts, in the order of the document.
  package fileprivate(set) var texts: [ReviewedText]
}

/// The texts of documents, screen by screen, for those who go through the translations.
package struct TextReport: Sendable {
  /// The screens with texts, in the order of the documents.
  package private(set) var screens: [ReviewedScreen]
  /// The locales, in the order of the run.
  package let locales: [String]
  /// How many variants were looked at.
  package let variantCount: Int
  /// The names of the variants that could not be rendered.
  package let unrendered: [String]

  /// A report; the texts get their numbers here.
  init(screens: [ReviewedScreen], locales: [String], variantCount: Int, unrendered: [String]) {
    self.screens = screens
    self.locales = locales
    self.variantCount = variantCount
    self.unrendered = unrendered
    var number = 0
    for screen in screens.indices {
      for text in screens[screen].texts.indices {
        number += 1
        self.screens[screen].texts[text].number = number
      }
    }
  }

  /// All texts, in order.
  package var texts: [ReviewedText] { screens.flatMap(\.texts) }

  /// How many texts in how many locales are in a state.
  package func count(of state: ReviewState) -> Int {
    texts.reduce(0) { $0 + $1.translations.count { $0.shown.state == state } }
  }

  /// How many texts in how many locales have less room than they need.
  package var tooLongCount: Int { texts.reduce(0) { $0 + $1.translations.count(where: \.shown.isTooLong) } }

  /// The report in a line: `32 texts on 2 screens in 4 locales: 3 missing, 1 needs review, 2 too long`.
  package var total: String {
    let open = ReviewState.allCases.filter { $0.isOpen && count(of: $0) > 0 }.map { "\(count(of: $0)) \($0.words)" }
    let faults = open + (tooLongCount > 0 ? ["\(tooLongCount) too long"] : [])
    return
      "\(CountedNoun.text.words(texts.count)) on \(CountedNoun.screen.words(screens.count)) "
      + "in \(CountedNoun.locale.words(locales.count))"
      + (faults.isEmpty ? "" : ": " + faults.joined(separator: ", "))
  }
}
