/// R069: names of products that nobody translates stay Latin inside right-to-left text, and do not turn it round.
///
/// An unlabelled text is one of the document's own language as soon as it holds a single letter of that direction, however many
/// Latin letters its product names have and wherever they stand.
enum R069NativeNames {
  static let rule = Rule(69)

  /// The base direction of an unlabelled text in a document whose language runs in `root`; nil where it has no strong character.
  ///
  /// `strong` says which strong directions stand outside isolates.
  static func direction(root: Direction, strong: (ltr: Bool, rtl: Bool)) -> Direction? {
    switch root {
    case .leftToRight where strong.ltr, .rightToLeft where strong.rtl: root
    default: strong.ltr ? .leftToRight : strong.rtl ? .rightToLeft : nil
    }
  }
}
