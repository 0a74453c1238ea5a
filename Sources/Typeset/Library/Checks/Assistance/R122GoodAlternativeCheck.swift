/// Finds alternative texts of pictures and charts that say nothing new, or too much (R122).
///
/// Warnings: the text is the name of the file, it repeats the caption or another text beside the picture, or it has
/// more than 250 characters. Advice: it begins with what everybody knows, such as “Picture of”. Texts are compared as
/// they are shown, without case and the signs at their ends.
enum R122GoodAlternativeCheck: PageCheck {
  static let rule = Rule(122)

  /// The most characters that a description should have.
  private static let mostCharacters = 250

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    let pictures = page.elements.filter { $0.name?.isPicture == true || $0.name == .chart }
    guard !pictures.isEmpty else { return }
    let texts = page.textsByParent
    for picture in pictures {
      guard let label = picture.element.label, !page.isHidden(picture) else { continue }
      let text = label.folded
      if let file = picture[ImageElement.src], picture.name != .chart, text.isName(of: file) {
        log.add(
          .warning, at: picture, "the alternative text is the name of the file: \(quoted(label))",
          remedy: "say what the picture shows", aspect: "name"
        ) { $0.locateAlternative(picture) }
      } else if picture.parent.map({ texts[$0]?.contains(text) ?? false }) ?? false {
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
          .warning, at: picture, "the alternative text has \(label.count) characters",
          remedy: "say it in a sentence or two, and put the rest into the text", aspect: "length"
        ) {
          $0.locateAlternative(picture)
          $0.measured = "\(label.count) characters"
          $0.required = "at most \(mostCharacters) characters"
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

extension CheckedPage {
  /// The texts directly inside each element, by its index, ready for comparisons.
  fileprivate var textsByParent: [Int: Set<String>] {
    var texts: [Int: Set<String>] = [:]
    for (index, text) in paragraphs {
      guard let parent = elements[index].parent else { continue }
      texts[parent, default: []].insert(text.folded)
    }
    return texts
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
