/// How a list of rows looks, by its kind (F3, F17).
struct RowListStyle {
  /// Its kind.
  let kind: RowListKind
  /// The distance between groups, in points.
  let groupGap: Double
  /// How far the layout margins of a screen stand from the edges over which the list runs, in points.
  private let margins: Insets
  /// Whether it has a background behind its groups.
  private let hasBackground: Bool

  /// The distance of contents from the edges of a row, above and beside, in points.
  static let padding = (vertical: 11.0, horizontal: 16.0)
  /// The radius of a card's corners, in points.
  static let cardRadius = 10.0
  /// The distance of a header or a footer from its rows, in points.
  static let edgeGap = 6.0

  /// The look of a list with these attributes; `margins` are those of the screen that it runs over, and on a background
  /// that the author chose for the screen it has none behind its rows.
  init(_ attributes: Attributes, margins: Insets = .zero, hasBackground: Bool = true) {
    self.hasBackground = hasBackground
    kind = attributes[RowListElement.kind]
    self.margins = margins
    groupGap = attributes[Common.spacing] ?? (kind == .plain ? 16 : 24)
  }

  /// The palette name of the background behind groups of rows; nil for none.
  var background: String? { kind == .plain || !hasBackground ? nil : Self.groupedBackground }
  /// The palette name of the background of rows; nil for none.
  var rowBackground: String? { kind == .plain ? nil : "secondary-grouped-background" }
  /// The radius of the corners of a group, in points.
  var radius: Double { kind == .inset ? Self.cardRadius : 0 }

  /// The background of lists that are not plain.
  static let groupedBackground = "grouped-background"

  /// What the list itself looks like.
  var list: ElementStyle {
    let side = kind == .inset ? Self.padding.horizontal : 0
    return ElementStyle(
      background: background,
      padding: Insets(
        top: kind == .plain ? 0 : 16, start: kind == .inset ? max(side, margins.start) : 0,
        bottom: kind == .plain ? 0 : 16, end: kind == .inset ? max(side, margins.end) : 0))
  }

  /// What a row looks like: its contents keep the margins that its background runs over.
  var item: ElementStyle {
    ElementStyle(
      padding: sides(top: Self.padding.vertical, bottom: Self.padding.vertical), minHeight: Self.leastHeight)
  }

  /// What a header looks like.
  var header: ElementStyle {
    ElementStyle(padding: sides(top: kind == .plain ? 8 : 0, bottom: Self.edgeGap))
  }

  /// What a header looks like that stays at the top while rows scroll under it.
  var stickyHeader: ElementStyle {
    guard kind == .plain else { return header }
    return ElementStyle(background: "gray6", padding: sides(top: Self.edgeGap, bottom: Self.edgeGap))
  }

  /// What a footer looks like.
  var footer: ElementStyle { ElementStyle(padding: sides(top: Self.edgeGap, bottom: 0)) }

  /// The least height of a row, in points (F3).
  static let leastHeight = 44.0

  private func sides(top: Double, bottom: Double) -> Insets {
    let side = Self.padding.horizontal
    return Insets(
      top: top, start: kind == .inset ? side : max(side, margins.start), bottom: bottom,
      end: kind == .inset ? side : max(side, margins.end))
  }
}
