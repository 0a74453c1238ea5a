/// A text on a finished page, for those who go through the translations.
package struct PageText: Sendable {
  /// The place of the start tag of its element.
  package let position: SourcePosition
  /// The name of its element in the markup.
  package let name: String
  /// The `id` or path of its element.
  package let element: String
  /// The element for people: its `id`, else its name in the nearest element with one, else its path.
  package let elementWords: String
  /// The number of the part with a key of its own inside a text; 0 for a whole text.
  package fileprivate(set) var part = 0
  /// The attribute that it is; nil for the text of the element itself.
  package fileprivate(set) var attribute: String?
  /// The whole text, also where it is cut.
  package fileprivate(set) var text: String
  /// The entry of a catalog that it comes from; nil where it comes from none.
  package fileprivate(set) var origin: TextOrigin?
  /// Whether its author wants it to stay as it is.
  package fileprivate(set) var isFixed = false
  /// Its lines with the room that they leave; nil for a text that is only spoken.
  package fileprivate(set) var measured: MeasuredText?
  /// The visible part of its element, in points from the top left corner of the page; nil if nothing of it is seen.
  package fileprivate(set) var frame: Rect?
  /// The visible parts of its lines, in points from the top left corner of the page; empty for a text that is not seen.
  package fileprivate(set) var rectangles: [Rect] = []
  /// The language that is shown, a BCP 47 tag.
  package fileprivate(set) var language: String
  /// The direction in which it is read.
  package let direction: Direction

  /// A text of an element.
  fileprivate init(_ text: String, of element: CheckedElement, called words: String, isFixed: Bool) {
    position = element.element.position
    name = element.element.name
    self.element = element.element.id
    elementWords = words
    self.text = text
    self.isFixed = isFixed
    frame = element.visibleFrame.isEmpty ? nil : element.visibleFrame
    language = element.element.language
    direction = element.element.direction
  }

  /// The title that the author of a screen gives for those who do not see it.
  fileprivate init(_ title: String, _ origin: TextOrigin, of page: CheckedPage, at position: SourcePosition) {
    self.position = position
    name = ElementName.screen.rawValue
    element = page.frame.name
    elementWords = element
    attribute = origin.attribute
    text = title
    self.origin = origin
    language = page.frame.locale
    direction = page.frame.direction
  }
}

extension CheckedPage {
  /// Every text with a key or with words of the app, in reading order: what is seen, what fields hold, and what is only
  /// spoken.
  ///
  /// Left out are data such as numbers, dates and addresses, parts of texts that continue from an earlier page, and
  /// spoken texts whose key is seen on the page. The page must have been made with `measuresTexts`.
  package var texts: [PageText] {
    var texts: [PageText] = []
    if let origin = frame.source.texts.first, let title = frame.title, let position {
      texts.append(PageText(title, origin, of: self, at: position))
    }
    for element in elements where !element.element.continuesEarlierPart {
      if !isPart(element) {
        texts += self.texts(of: element)
      } else if let label = label(element) {
        texts.append(label)
      }
    }
    let seen = Set(texts.filter { $0.measured != nil }.compactMap(\.origin?.key))
    return texts.filter { text in text.measured != nil || text.origin.map { !seen.contains($0.key) } ?? true }
  }

  private func texts(of element: CheckedElement) -> [PageText] {
    let source = element.element.source
    let isFixed = isFixed(element)
    let words = words(for: element)
    var texts: [PageText] = []
    func add(_ text: String, _ origin: TextOrigin?, _ measured: MeasuredText?) {
      var text = PageText(text, of: element, called: words, isFixed: isFixed)
      (text.origin, text.attribute, text.measured) = (origin, origin?.attribute, measured)
      if measured != nil { text.rectangles = rectangles(of: element) }
      texts.append(text)
    }
    if let own = element.element.measured {
      let parts = source.parts.enumerated().filter { $0.element.origin != nil }
      if let origin = source.texts.first(where: { $0.attribute == nil }) {
        add(own.text, origin, own)
      } else if !parts.isEmpty {
        for (index, part) in parts {
          add(part.text, part.origin, own)
          texts[texts.count - 1].part = index + 1
        }
      } else if source.holdsWords {
        add(own.text, nil, own)
      }
    }
    let field = fieldText(of: element)
    if let field, field.name == TextFieldElement.placeholder.declaration.name.rawValue,
      !source.texts.contains(where: { $0.attribute == field.name }), field.measured.text.contains(where: \.isLetter)
    {
      add(field.measured.text, nil, field.measured)
      texts[texts.count - 1].attribute = field.name
    }
    let labels = labels(of: element)
    if let labels, !source.texts.contains(where: { $0.attribute == labels.name }), !keysLabels(of: element),
      labels.text.contains(where: \.isLetter)
    {
      add(labels.text, nil, labels.measured)
      texts[texts.count - 1].attribute = labels.name
    }
    for origin in source.texts {
      guard let name = origin.attribute else { continue }
      if let field, field.name == name {
        add(field.measured.text, origin, field.measured)
      } else if let labels, labels.name == name {
        add(labels.text, origin, labels.measured)
      } else if let text = AttributeName(rawValue: name).flatMap({ source.attributes[$0]?.text }) {
        add(text, origin, nil)
        if let language = element.element.labelLanguage { texts[texts.count - 1].language = language }
      }
    }
    return texts
  }

  /// The visible parts of the lines of an element, or, where it has none itself, of all in it.
  private func rectangles(of element: CheckedElement) -> [Rect] {
    let own = lines(of: element)
    return (own.isEmpty ? Array(allLines(of: element)) : own).compactMap { line in
      let seen = line.clip.map { line.frame.intersection($0) } ?? line.frame
      return seen.isEmpty ? nil : seen
    }
  }

  /// Whether an element is a part that a control draws itself, rather than one that the author wrote.
  private func isPart(_ element: CheckedElement) -> Bool {
    guard let parent = element.parent.map({ elements[$0].element }), !element.element.hasOwnID else { return false }
    return element.element.position == parent.position && element.element.id.hasPrefix(parent.id + "/")
  }

  /// A label of a chart that has a key of its own.
  private func label(_ element: CheckedElement) -> PageText? {
    guard let measured = element.element.measured, let origin = element.element.source.texts.first,
      let chart = element.parent.map({ elements[$0] }), chart.name == .chart
    else { return nil }
    var text = PageText(measured.text, of: element, called: words(for: chart), isFixed: isFixed(chart))
    (text.origin, text.measured, text.rectangles) = (origin, measured, rectangles(of: element))
    text.part = element.element.id.split(separator: ElementName.label.rawValue).last.flatMap { Int($0) } ?? 0
    return text
  }

  /// Whether labels of a chart have keys of their own.
  private func keysLabels(of chart: CheckedElement) -> Bool {
    children(of: chart).contains { !$0.element.source.texts.isEmpty }
  }

  /// The labels of a chart as its attribute has them, the room of the one that has least, and the name of the
  /// attribute; nil where none is seen.
  private func labels(of chart: CheckedElement) -> (text: String, measured: MeasuredText, name: String)? {
    guard chart.name == .chart else { return nil }
    let seen = children(of: chart).filter { $0.element.name == ElementName.label.rawValue }
      .compactMap(\.element.measured)
    guard let least = seen.min(by: { $0.room < $1.room }) else { return nil }
    return (chart[ChartElement.labels], least, AttributeName.labels.rawValue)
  }

  /// Whether the author of an element, or of one around it, wants its text to stay as it is.
  private func isFixed(_ element: CheckedElement) -> Bool {
    for element in [element] + ancestors(of: element) {
      if let translates = element[Common.translate] { return !translates }
    }
    return frame.source.attributes[Common.translate] == false
  }

  /// The text that a field shows, and the name of the part that it is: `value` or `placeholder`.
  private func fieldText(of element: CheckedElement) -> (measured: MeasuredText, name: String)? {
    guard element.name == .textField || element.name == .search else { return nil }
    return descendants(of: element).lazy.compactMap { part in
      part.element.measured.map { ($0, part.element.name) }
    }.first
  }
}
