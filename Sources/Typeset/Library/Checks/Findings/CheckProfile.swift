/// Whose limits apply where guidelines differ.
public enum CheckProfile: String, Sendable, Hashable, CaseIterable {
  /// Apple's Human Interface Guidelines (F1): text up to 17 points needs 4.5:1, larger and bold text 3:1.
  case hig
  /// The Web Content Accessibility Guidelines, level AA: text needs 4.5:1, from 18 points or 14 points bold 3:1.
  case wcagAA = "wcag-aa"
  /// The Web Content Accessibility Guidelines, level AAA: text needs 7:1, from 18 points or 14 points bold 4.5:1.
  case wcagAAA = "wcag-aaa"
}
