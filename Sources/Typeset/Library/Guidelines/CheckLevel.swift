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
