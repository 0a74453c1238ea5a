/// A type size and the height of a line set in it, both in points.
package struct TypeSize: Sendable, Hashable {
  /// The em, in points.
  package var size: Double
  /// The distance from baseline to baseline, in points.
  package var leading: Double

  /// Creates a type size from its em and its leading, both in points.
  package init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}

/// The table of Dynamic Type on iOS and iPadOS (F8).
enum DynamicType {
  /// The size and leading of a style at a category.
  static func size(of style: TextStyleName, at category: TextSizeCategory = .standard) -> TypeSize {
    let row = row(of: style)
    if case .percent(let percent) = category {
      return FontScale(percent: percent).scaled(row[TextSizeCategory.l.index])
    }
    return row[category.index]
  }

  /// The weight of a style, before any emphasis: semibold for a headline, regular for all others.
  static func weight(of style: TextStyleName) -> Int { style == .headline ? 600 : 400 }

  /// How much larger than at the standard category text is: the body size divided by 17.
  static func scale(at category: TextSizeCategory) -> Double { size(of: .body, at: category).size / 17 }

  /// The twelve sizes of a style from `xs` to `ax5`.
  private static func row(of style: TextStyleName) -> [TypeSize] {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subhead: subhead
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }

  private static let largeTitle = sizes(
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
    (60, 70))
  private static let title1 = sizes(
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
    (58, 68))
  private static let title2 = sizes(
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
    (56, 66))
  private static let title3 = sizes(
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
    (55, 65))
  private static let body = sizes(
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62))
  private static let callout = sizes(
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
    (51, 60))
  private static let subhead = sizes(
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
    (49, 58))
  private static let footnote = sizes(
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
    (44, 52))
  private static let caption1 = sizes(
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
    (43, 51))
  private static let caption2 = sizes(
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
    (40, 48))

  private static func sizes(_ pairs: (Double, Double)...) -> [TypeSize] {
    pairs.map { TypeSize(size: $0.0, leading: $0.1) }
  }
}
