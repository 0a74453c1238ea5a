import Typeset

/// What translators need to know of the texts of documents: a picture of every screen, and the places of every key.
package struct ContextReport: Sendable {
  /// The pictures, document by document and variant by variant.
  package let screens: [ContextScreen]
  /// The keys, by catalog and then by name.
  package let keys: [ContextKey]
  /// The locales, in the order of the run.
  package let locales: [String]
  /// The names of the variants that could not be rendered.
  package let unrendered: [String]
  /// How many texts on the screens come from no catalog.
  package let unkeyedCount: Int

  /// How many keys have less room than they need somewhere.
  package var tooLongCount: Int { keys.count { $0.locales.contains { $0.places.contains(where: \.shown.isTooLong) } } }
}

/// A picture of a page of a variant.
package struct ContextScreen: Sendable {
  /// Its number in the report, from 1.
  package let number: Int
  /// The path of the picture within the folder.
  package let picture: String
  /// The path of the document.
  package let document: String
  /// The page as it was laid out.
  let page: TextReading.Page
  /// The index of the page among those of the variant.
  let pageIndex: Int
  /// The name of the variant.
  package let variant: String
  /// The values of the axes; none for device, orientation and split of a document without screens.
  let axes: [VariantAxis: String]
  /// The extent of the picture in pixels.
  package let pixels: PixelSize

  /// The extent of a picture in pixels.
  package struct PixelSize: Hashable, Sendable {
    /// From side to side.
    package var width: Int
    /// From top to bottom.
    package var height: Int
  }

  /// The locale, a BCP 47 tag.
  package var locale: String { axes[.locale] ?? "" }
  /// The pixels of a point.
  package var scale: Double { page.size.width > 0 ? Double(pixels.width) / page.size.width : 1 }

  /// All pixels of the picture that a part of the page touches.
  func pixels(of rect: Rect) -> PixelRect {
    let touched = PixelRect(rect, scale: scale)
    return PixelRect(
      columns: touched.columns.clamped(to: 0..<pixels.width), rows: touched.rows.clamped(to: 0..<pixels.height))
  }
}

/// A key with the places in which its text is seen.
package struct ContextKey: Sendable {
  /// Its number in the report, from 1.
  package let number: Int
  /// The key.
  package let key: String
  /// The place of its text in the development language, or of the key itself; nil where no catalog has it.
  package let catalog: CatalogPlace?
  /// What the developer says about it; nil for nothing.
  package let note: String?
  /// What tells it from other uses of the same words; nil for nothing.
  package let context: String?
  /// The most characters that a translation may have; nil for any number.
  package let greatestLength: Int?
  /// What it says in the development language, as it is shown there, else as the catalog has it; nil if nobody says it.
  package let source: String?
  /// The development language, a BCP 47 tag.
  package let sourceLanguage: String
  /// The locales in which it is seen, in the order of the run.
  package let locales: [ContextTranslation]

  /// The place with the least room in the development language, else in the first locale in which it is seen.
  var narrowest: ContextPlace? { (locales.first { $0.locale == sourceLanguage } ?? locales.first)?.places.first }
}

/// The text of a key in a locale with its places.
package struct ContextTranslation: Sendable {
  /// The locale, a BCP 47 tag.
  package let locale: String
  /// The places, that with the least room first; never empty.
  package let places: [ContextPlace]

  /// The text where it has the least room.
  package var shown: ShownText { places[0].shown }
}

/// A place in which the text of a key is seen or spoken.
package struct ContextPlace: Sendable {
  /// The index of its screen among those of the report.
  package let screen: Int
  /// Where the text is in the document.
  let identity: TextIdentity
  /// The text as it is shown there.
  package let shown: ShownText
  /// How little room it has for its width; less comes first.
  let rank: Double

  /// The part of the page that shows it: its lines, else its element; nil if nothing of it is seen.
  var mark: Rect? {
    shown.rectangles.dropFirst().reduce(shown.rectangles.first) { $0?.union($1) } ?? shown.frame
  }
  /// Whether its end is replaced by an ellipsis.
  package var isCut: Bool { shown.isTooLong && shown.measured?.end == .cut }
  /// Whether it is wider than its box.
  package var runsOver: Bool { shown.isTooLong && shown.measured?.end == .overflows }
}
