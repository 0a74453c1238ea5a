/// Finds pictures that are to be mirrored and have a version for right-to-left languages as well (R050): an error,
/// since nobody can tell which of the two is meant, and in another program the version itself would be mirrored.
enum R050FlipWaysCheck: DocumentCheck {
  static let rule = Rule(50)
  static let level = CheckLevel.error

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for picture in document.elements where picture.name == .image && picture[Common.flip] == .yes {
      let versions = PictureVersions(of: picture, in: document)
      let languages = versions.languages.filter { LanguageTag($0)?.direction == .rightToLeft }.sorted()
      guard versions.directions.contains(.rightToLeft) || !languages.isEmpty else { continue }
      let others = languages.isEmpty ? "right-to-left layouts" : languages.enumerated
      log.add(
        .error, at: picture, "the picture is mirrored and has a version for \(others) as well",
        remedy: "remove flip=\"yes\", or the version")
    }
  }
}
