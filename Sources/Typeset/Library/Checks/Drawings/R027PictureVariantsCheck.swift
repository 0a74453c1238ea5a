/// Finds pictures that have versions for some languages and lack one for a language for which another picture of the
/// document has one (R027).
///
/// A version for `ar` serves `ar-EG` too, and one for a direction all its languages. Pictures without any version, and
/// those that the author lets mirror, are left alone: their content is not tied to a language.
enum R027PictureVariantsCheck: DocumentCheck {
  static let rule = Rule(27)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    let pictures = document.elements.filter { $0.name == .image }.map { ($0, PictureVersions(of: $0, in: document)) }
    let languages = Set(pictures.flatMap(\.1.languages)).sorted().compactMap { LanguageTag($0) }
    for (picture, versions) in pictures where !versions.languages.isEmpty && picture[Common.flip] != .yes {
      let missing = languages.filter { !versions.covers($0) && $0.language != document.language }.map(\.tag)
      guard !missing.isEmpty else { continue }
      log.add(
        .warning, at: picture, "the picture has no version for \(missing.enumerated), which another picture has",
        remedy: "add <variant lang=\"\(missing[0])\" src=\"…\"/>, or one for the direction"
      ) {
        $0.measured = CountedNoun.language.words(languages.count - missing.count)
        $0.required = CountedNoun.language.words(languages.count)
      }
    }
  }
}

extension CheckedDocument {
  /// The language that it is written in, without a region.
  var language: String { LanguageTag(document.language)?.language ?? document.language }
}
