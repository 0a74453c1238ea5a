/// Reports mockups on screens, in locales that nobody knows, and more of them than a document may show.
struct MockupCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every mistake, in the order of the source.
  func run() {
    var count = 0
    var screenEnd = 0
    for (index, node) in tree.nodes.enumerated() {
      if node.name == .screen { screenEnd = node.end }
      guard node.name == .mockup else { continue }
      count += 1
      let tag = StartTag(tree, index)
      if index < screenEnd {
        report(
          "mockup-place", "a <mockup> on a screen", at: tag.name,
          "show it in a <page> or a <canvas>; on a screen, an <image> shows a picture of it")
      }
      if let locale = node.attributes[MockupElement.locale], !isKnown(locale) {
        report(
          "mockup-locale", "unknown locale \(quoted(locale))", at: tag.value(of: AttributeName.locale.rawValue),
          "use a BCP 47 tag, such as ar-EG")
      }
      if count == MockupLimits.most + 1 {
        report(
          "mockup-limit", "more than \(MockupLimits.most) mockups", at: tag.name, "split the document into several")
      }
    }
  }

  private func isKnown(_ locale: String) -> Bool {
    LanguageTag(locale)?.isKnown == true && LocaleIdentifier.unknownChoice(in: locale) == nil
  }

  private func report(_ code: String, _ message: String, at place: SourceRange, _ hint: String) {
    log.report(Diagnostic(.error, code: code, message, at: place, hints: [hint]))
  }
}

/// How much a document may show of others.
enum MockupLimits {
  /// The most mockups, those in what they show included.
  static let most = 500
  /// The most markup of all the screens that mockups show, in bytes; a screen that is shown in several ways counts as
  /// often.
  static let mostBytes = 4 << 20
  /// How many documents may show each other one inside the other, the outermost left out.
  static let deepest = 4
}
