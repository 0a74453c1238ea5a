/// Advises against containers of another kind in another orientation: a grid that becomes a list when the device is
/// turned (R091).
///
/// Found are two containers in one place, a grid, list, table or gallery with anything else, of which each has a `when`
/// that asks for another orientation, or for another `height` class, which on phones is the same, and which show the
/// same: half of the texts, keys, labels and pictures of the one are in the other. A row that becomes a column makes
/// use of the room and is left alone, and so are containers for other devices or text sizes.
enum R091NeedlessChangeCheck: DocumentCheck {
  static let rule = Rule(91)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    let containers = document.elements.filter { element in
      document.isOnScreen(element) && element.isContainer && element[Common.when].flatMap(orientation) != nil
    }
    let siblings = Dictionary(grouping: containers, by: \.parent)
    for second in containers {
      for first in siblings[second.parent] ?? [] where first.index < second.index {
        compare(first, second, in: document, &log)
      }
    }
  }

  private static func compare(
    _ first: SourceElement, _ second: SourceElement, in document: CheckedDocument, _ log: inout FaultLog
  ) {
    guard first.name != second.name, first.isArranged || second.isArranged,
      let one = first[Common.when].flatMap(orientation), let other = second[Common.when].flatMap(orientation),
      one != other, showSame(first, second, in: document)
    else { return }
    log.add(
      .advice, at: second,
      "<\(first.name.rawValue)> in \(one.rawValue) is <\(second.name.rawValue)> in \(other.rawValue)",
      remedy: "keep one kind of container, and let it use the room"
    ) {
      $0.measured = second.name.rawValue
      $0.required = first.name.rawValue
    }
  }

  /// An orientation as `when` asks for it.
  private enum Orientation: String { case portrait, landscape }

  /// The orientation that a `when` asks for; nil if it asks for none, or for something else that tells both apart.
  private static func orientation(of when: String) -> Orientation? {
    for term in when.split(whereSeparator: \.isWhitespace) {
      switch term {
      case "orientation=portrait", "orientation=portrait-upside-down", "height=regular": return .portrait
      case "orientation=landscape", "orientation=landscape-left", "orientation=landscape-right", "height=compact":
        return .landscape
      default: continue
      }
    }
    return nil
  }

  /// Whether half of what one shows is in the other.
  private static func showSame(_ first: SourceElement, _ second: SourceElement, in document: CheckedDocument) -> Bool {
    let (one, other) = (document.contents(of: first), document.contents(of: second))
    guard !one.isEmpty, !other.isEmpty else { return false }
    return one.intersection(other).count * 2 >= min(one.count, other.count)
  }
}

extension SourceElement {
  /// Whether it arranges blocks.
  fileprivate var isContainer: Bool {
    switch name {
    case .column, .row, .grid, .list, .table, .gallery, .ul, .ol, .section, .overlay, .box: true
    default: false
    }
  }

  /// Whether people know their way in it by its kind.
  fileprivate var isArranged: Bool {
    switch name {
    case .grid, .list, .table, .gallery, .ul, .ol: true
    default: false
    }
  }
}

extension CheckedDocument {
  /// What an element shows: keys, else texts, labels and paths of pictures.
  fileprivate func contents(of element: SourceElement) -> Set<String> {
    Set(
      descendants(of: element).compactMap { inner in
        if let key = inner[Common.key] { return "key " + key }
        if !inner.text.isEmpty, !inner.isInline { return inner.text }
        return inner[ImageElement.src] ?? inner[Common.label]
      })
  }
}
