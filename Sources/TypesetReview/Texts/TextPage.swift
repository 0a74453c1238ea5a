import Typeset

/// A self-contained page about texts.
final class TextPage {
  /// Writes a page.
  static func write(_ report: TextReport, of plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink) throws {
  }
}
