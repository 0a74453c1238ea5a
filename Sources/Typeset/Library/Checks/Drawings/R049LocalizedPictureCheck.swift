/// Finds diagrams and screenshots without any version for a language in which another picture of the same folder has
/// one (R049).
///
/// Their words are part of the picture, so a reader of that language cannot read them. Pictures of other kinds are left
/// alone, since nobody can tell whether they have words, and so are those that are decorative or have versions: R027
/// looks at these. Where a run asks for locales, only their languages count.
enum R049LocalizedPictureCheck: DocumentCheck {
  static let rule = Rule(49)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    let pictures = document.elements.filter { $0.name == .image }.map { ($0, PictureVersions(of: $0, in: document)) }
    var languages: [String: Set<String>] = [:]
    for (picture, versions) in pictures { languages[picture.folder, default: []].formUnion(versions.languages) }
    for (picture, versions) in pictures where versions.isEmpty && picture.showsWords {
      let missing = (languages[picture.folder] ?? []).sorted().filter {
        LanguageTag($0)?.language != document.language && document.asks(for: $0)
      }
      guard !missing.isEmpty else { continue }
      log.add(
        .warning, at: picture,
        "the picture is the same in \(missing.enumerated), for which another picture of its folder has a version",
        remedy: "add <variant lang=\"\(missing[0])\" src=\"…\"/>, or say what it shows with kind=\"…\"")
    }
  }
}

extension CheckedDocument {
  /// Whether a run asks for a language, or for none in particular.
  fileprivate func asks(for language: String) -> Bool {
    locales.isEmpty
      || locales.contains { LocaleChain.languages(for: $0).contains(LanguageTag(language)?.tag ?? language) }
  }
}

extension SourceElement {
  /// The folder of its picture, as its `src` names it.
  fileprivate var folder: String { self[ImageElement.src].map { PictureName($0).folder } ?? "" }

  /// Whether it is a picture with words in it.
  fileprivate var showsWords: Bool {
    guard !R124Decoration.isDecorative(decorative: self[Common.decorative], alt: self[Common.alt]) else { return false }
    return switch self[ImageElement.kind] {
    case .diagram, .screenshot: true
    case .photo, .illustration, .artwork, .logo, .sheetMusic, nil: false
    }
  }
}
