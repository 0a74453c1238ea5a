/// What a rendering chooses beside the document.
public struct LayoutOptions: Sendable, Hashable {
  /// The locale, a BCP 47 tag; nil takes the `lang` of the root.
  public var locale: String?
  /// The direction of the layout; nil takes that of the locale or of the root.
  public var direction: Direction?
  /// The text size.
  public var textSize = TextSizeCategory.standard
  /// Light or dark, normal or high contrast.
  public var appearance = Appearance.light

  /// Creates options that leave everything to the document.
  public init(locale: String? = nil, direction: Direction? = nil) {
    self.locale = locale
    self.direction = direction
  }

  /// The context of a document: the direction asked for, else that of the locale asked for, else the root's.
  func context(of document: Document, rootLanguage: LanguageTag) -> Direction {
    direction ?? locale.flatMap(LanguageTag.init)?.direction ?? document.direction ?? rootLanguage.direction
  }
}
