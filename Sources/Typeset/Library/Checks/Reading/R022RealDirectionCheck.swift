/// Finds controls whose icon and words disagree on whether a direction is real (R022).
///
/// An icon named `left` or `right` never mirrors. Beside words for the way on or back it is suspicious, since in a
/// right-to-left layout it points the wrong way; likewise a `direction` that is called next or back. Words are taken
/// from the text as written, the key and the `id`, in English, so that other words are left alone. Warnings.
enum R022RealDirectionCheck: DocumentCheck {
  static let rule = Rule(22)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements {
      if element.name == .direction {
        guard let word = element.wayWord else { continue }
        log.add(
          .warning, at: element,
          "a real direction is called \(quoted(word)), which is the other side from right to left",
          remedy: "use <back>, <next> or <previous>, which mirror")
      } else if element.name == .button, let icon = element[ButtonElement.icon], icon.namesSide,
        let word = element.wayWord
      {
        log.add(
          .warning, at: element, "the icon \(quoted(icon)) never mirrors, but the button is called \(quoted(word))",
          remedy: "use an icon that mirrors, such as chevron-forward or chevron-back")
      } else if element.name == .button, let icon = element[ButtonElement.icon], icon.namesWay,
        let word = element.sideWord
      {
        log.add(
          .warning, at: element, "the icon \(quoted(icon)) mirrors, but the button is called \(quoted(word))",
          remedy: "use <direction to=\"\(word)\">, which never mirrors")
      }
    }
  }
}

extension SourceElement {
  /// The word for the way on or back that it is called by; nil for none.
  fileprivate var wayWord: String? { words.first(where: R022RealDirectionCheck.ways.contains) }

  /// The word for a real side that it is called by; nil for none.
  fileprivate var sideWord: String? { words.first(where: R022RealDirectionCheck.sides.contains) }

  /// The words of its text, its label and its key, in lower case.
  private var words: [String] {
    [text, self[Common.label] ?? "", self[Common.key] ?? "", attributes.id ?? ""]
      .flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
  }
}

extension R022RealDirectionCheck {
  /// Words for the way on or back.
  fileprivate static let ways: Set<String> = ["back", "next", "previous", "forward", "continue"]
  /// Words for real sides.
  fileprivate static let sides: Set<String> = ["left", "right"]
}

extension String {
  /// Whether an icon of this name points to a real side.
  fileprivate var namesSide: Bool { hasSuffix("-left") || hasSuffix("-right") }

  /// Whether an icon of this name points on or back.
  fileprivate var namesWay: Bool { ["chevron-back", "chevron-forward", "back", "forward"].contains(self) }
}
