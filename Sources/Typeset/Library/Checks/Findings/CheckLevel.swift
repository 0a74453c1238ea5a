/// How much a finding matters.
public enum CheckLevel: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Something that could be better, or that should be looked at.
  case advice
  /// Something that is probably wrong.
  case warning
  /// Something against a figure of the guidelines, or that somebody cannot use.
  case error

  /// Advice is less than a warning, and a warning less than an error.
  public static func < (left: CheckLevel, right: CheckLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Whose limits apply where guidelines differ.
public enum CheckProfile: String, Sendable, Hashable, CaseIterable {
  /// Apple's Human Interface Guidelines (F1): text up to 17 points needs 4.5:1, larger and bold text 3:1.
  case hig
  /// The Web Content Accessibility Guidelines, level AA: text needs 4.5:1, from 18 points or 14 points bold 3:1.
  case wcagAA = "wcag-aa"
  /// The Web Content Accessibility Guidelines, level AAA: text needs 7:1, from 18 points or 14 points bold 4.5:1.
  case wcagAAA = "wcag-aaa"
}
