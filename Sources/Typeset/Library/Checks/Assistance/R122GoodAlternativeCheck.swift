/// Finds alternative texts of pictures and charts that say nothing new, or too much (R122).
///
/// Warnings: the text is the name of the file, it repeats the caption or another text beside the picture, or it has
/// more than 250 characters. Advice: it begins with what everybody knows, such as “Picture of”. Texts are compared as
/// they are shown, without case and the signs at their ends. Beside a picture are the texts in the same container, and
/// those in containers around that hold no other picture: all of its row of a list, figure, card or group.
enum R122GoodAlternativeCheck: PageCheck {
  static let rule = Rule(122)

  /// The most characters that a description should have.
  private static let mostCharacters = 250

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    let pictures = page.elements.filter { $0.name?.isPicture == true || $0.name == .chart }
    guard !pictures.isEmpty else { return }
    let neighbours = PictureNeighbours(of: pictures, on: page)
    for picture in pictures {
      guard let label = picture.element.label, !page.isHidden(picture) else { continue }
      let text = label.folded
      if let file = picture[ImageElement.src], picture.name != .chart, text.isName(of: file) {
        log.add(
          .warning, at: picture, "the alternative text is the name of the file: \(quoted(label))",
          remedy: "say what the picture shows", aspect: "name"
        ) { $0.locateAlternative(picture) }
      } else if neighbours.repeats(text, beside: picture) {
        log.add(
          .warning, at: picture, "the alternative text repeats a text beside the picture: \(quoted(label))",
          remedy: "say what the picture shows besides, or mark it with decorative=\"yes\"", aspect: "repeated"
        ) { $0.locateAlternative(picture) }
      } else if let start = AlternativeTextWords.start(of: text) {
        log.add(
          .advice, at: picture, "the alternative text begins with \(quoted(start)), which is said anyway",
          remedy: "begin with what the picture shows", aspect: "start"
        ) { $0.locateAlternative(picture) }
      }
      if label.count > mostCharacters {
        log.add(
          .warning, at: picture, "the alternative text has \(CountedNoun.character.words(label.count))",
          remedy: "say it in a sentence or two, and put the rest into the text", aspect: "length"
        ) {
          $0.locateAlternative(picture)
          $0.measured = CountedNoun.character.words(label.count)
          $0.required = "at most \(CountedNoun.character.words(mostCharacters))"
          $0.severity = Double(label.count)
        }
      }
    }
  }
}

/// Words with which alternative texts begin that say nothing.
enum AlternativeTextWords {
  /// In lower case; the languages of the bundled examples.
  private static let starts = [
    "image of", "an image of", "picture of", "a picture of", "photo of", "a photo of", "photograph of",
    "a photograph of",
    "graphic of", "icon of", "bild von", "ein bild von", "foto von", "ein foto von", "grafik von", "image de",
    "photo de",
    "imagen de", "foto de", "immagine di", "صورة ل", "صورة من", "תמונה של", "تصویر از", "تصویر کی",
  ]

  /// The words with which a text begins, in lower case; nil for none.
  static func start(of text: String) -> String? { starts.first { text.hasPrefix($0) && text.count > $0.count } }
}

/// The texts beside the pictures of a page, ready for comparisons.
private struct PictureNeighbours {
  private let page: CheckedPage
  /// The indices of the pictures that assistive technology reads.
  private let pictures: [Int]
  /// The texts with the indices of their elements, in reading order.
  private let texts: [(element: Int, text: String)]

  /// A container with more texts than this is a part of the screen, and no unit with a picture.
  private static let mostTexts = 8

  init(of pictures: [CheckedElement], on page: CheckedPage) {
    self.page = page
    self.pictures = pictures.filter { !page.isHidden($0) }.map(\.index)
    texts = page.paragraphs.sorted { $0.key < $1.key }.map { ($0.key, $0.value.folded) }
  }

  /// Whether a text beside a picture says the same as its words do.
  func repeats(_ words: String, beside picture: CheckedElement) -> Bool {
    guard let parent = picture.parent else {
      return atTop(besides: picture).contains { text(of: $0) == words }
    }
    if texts.contains(where: { page.elements[$0.element].parent == parent && $0.text == words }) { return true }
    for holder in page.ancestors(of: picture) {
      let range = holder.index + 1..<holder.end
      guard pictures.count(where: range.contains) == 1 else { return false }
      let inside = texts.filter { range.contains($0.element) && !(picture.index..<picture.end).contains($0.element) }
      guard inside.count <= Self.mostTexts else { return false }
      if inside.contains(where: { $0.text == words }) { return true }
      if holder.isUnit { return false }
    }
    return false
  }

  /// The elements directly before and after a picture that is in no container.
  private func atTop(besides picture: CheckedElement) -> [Int] {
    let before = page.elements[..<picture.index].last { $0.parent == nil }
    let after = page.elements[picture.end...].first
    return [before, after].compactMap { $0?.index }
  }

  private func text(of element: Int) -> String? { texts.first { $0.element == element }?.text }
}

extension CheckedElement {
  /// Whether what is in it belongs together, and to nothing around it.
  fileprivate var isUnit: Bool {
    switch name {
    case .item, .figure, .group, .li, .tr, .section, .list: true
    default: false
    }
  }
}

extension Fault {
  /// Names the entry of a catalog that the alternative text of a picture comes from.
  fileprivate mutating func locateAlternative(_ picture: CheckedElement) {
    guard let text = picture.element.source.texts.first(where: { $0.attribute == "alt" || $0.attribute == "label" })
    else {
      return
    }
    key = text.key
    catalog = text.place
  }
}

extension String {
  /// Whether it is the name of a file, with its ending or without.
  fileprivate func isName(of path: String) -> Bool {
    let name = PictureName(path)
    let stem = name.stem.lowercased()
    let words = stem.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    let hasSigns = stem.contains { !$0.isLetter }
    return self == stem + name.ending.lowercased() || hasSigns && (self == stem || self == words)
  }
}
