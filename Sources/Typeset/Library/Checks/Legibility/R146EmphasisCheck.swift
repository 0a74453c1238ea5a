/// Finds `em`, `i` and other parts of a text in italics around Arabic and Hebrew words, which have none, so that
/// nothing is emphasized (R146): a warning.
///
/// Looks at texts as they are written. One with a weight, a colour, a background or a line of its own, on it or inside
/// it, is set apart by that and left alone.
enum R146EmphasisCheck: DocumentCheck {
  static let rule = Rule(146)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements where element.isInline {
      guard element.name == .em || element.name == .i || element[Common.italic] == true,
        element.text.unicodeScalars.contains(where: { [.arabic, .hebrew].contains(Script(of: $0)) }),
        element[Common.italic] != false, !isSetApart(element, in: document)
      else { continue }
      log.add(
        .warning, at: element,
        "<\(element.name.rawValue)> asks for italics, which Arabic and Hebrew do not have: \(quoted(element.text.shortened(to: 40)))",
        remedy: "use <strong> or a colour there", aspect: "emphasis")
    }
  }

  /// Whether a text has a sign besides italics.
  private static func isSetApart(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    let around = document.ancestors(of: element).prefix { $0.isInline }
    return (around + [element] + document.descendants(of: element)).contains {
      switch $0.name {
      case .b, .strong, .u, .code, .a: true
      default:
        $0.gives(Common.weight) || $0.gives(Common.color) || $0.gives(Common.background) || $0.gives(Common.font)
          || $0[Common.underline] == true || $0.gives(Common.size) || $0.gives(Common.style)
      }
    }
  }
}
