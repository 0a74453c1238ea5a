/// The text size that a reader has chosen: one of Dynamic Type (F8), from the smallest to the largest for
/// accessibility, or a font scale of Android.
public enum TextSizeCategory: Sendable, Hashable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
  /// A font scale of Android in percent, from 85 to 200.
  case percent(Int)

  /// The category by default.
  public static let standard = TextSizeCategory.l

  /// The font scales that a reader of Android can choose, in percent.
  package static let percentages = 85...200

  /// Whether it is as large as the five sizes for accessibility, at which layouts switch (R138, R139).
  package var isAccessibility: Bool { self >= .ax1 }

  /// The place in the order from small to large, from 0; that of the standard one for a font scale.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension TextSizeCategory: CaseIterable {
  /// The sizes of Dynamic Type, from small to large.
  public static let allCases: [TextSizeCategory] = [.xs, .s, .m, .l, .xl, .xxl, .xxxl, .ax1, .ax2, .ax3, .ax4, .ax5]
}

extension TextSizeCategory: RawRepresentable {
  /// The word of the command line and of the markup, such as `ax1` or `130%`.
  public var rawValue: String {
    switch self {
    case .xs: "xs"
    case .s: "s"
    case .m: "m"
    case .l: "l"
    case .xl: "xl"
    case .xxl: "xxl"
    case .xxxl: "xxxl"
    case .ax1: "ax1"
    case .ax2: "ax2"
    case .ax3: "ax3"
    case .ax4: "ax4"
    case .ax5: "ax5"
    case .percent(let percent): "\(percent)%"
    }
  }

  /// The size with a word; nil for an unknown one, and for a font scale that no reader can choose.
  public init?(rawValue: String) {
    if let size = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = size
    } else if rawValue.hasSuffix("%"), rawValue.utf8.count == rawValue.count,
      let percent = Int(rawValue.dropLast()), Self.percentages.contains(percent), rawValue == "\(percent)%"
    {
      self = .percent(percent)
    } else {
      return nil
    }
  }
}

extension TextSizeCategory: Comparable {
  /// Sizes are ordered by that of body text.
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
    DynamicType.size(of: .body, at: left).size < DynamicType.size(of: .body, at: right).size
  }
}
