/// Advises on what a video lacks for those who do not hear it, do not see it, or do not know its language (R158):
/// subtitles, a voice that says what is seen, and a transcript. One finding names all of it.
///
/// Captions are a matter of R127. Subtitles are wanted in the languages that the variants of the document name besides
/// its own; where they name none, any will do. A video that is decoration (`decorative="yes"`, on it or around it) says
/// nothing and is left alone.
enum R158RecordingCheck: DocumentCheck {
  static let rule = Rule(158)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    let languages = foreignLanguages(of: document.document)
    for video in document.elements where video.name == .video {
      guard !([video] + document.ancestors(of: video)).contains(where: \.attributes.isDecorative) else { continue }
      let lacks = lacks(of: video, languages: languages)
      guard !lacks.isEmpty else { continue }
      log.add(
        .advice, at: video, "the video has \(lacks.map { "no \($0.what)" }.enumerated)",
        remedy: "add what is missing, and say so with \(lacks.map(\.attribute).enumerated)")
    }
  }

  /// What a video lacks, in words, and the attribute that would say that it is there.
  private static func lacks(of video: SourceElement, languages: [String]) -> [(what: String, attribute: String)] {
    var lacks: [(what: String, attribute: String)] = []
    let given = video[VideoElement.subtitles].map(Self.languages) ?? []
    let missing = languages.filter { !given.contains($0) }
    if given.isEmpty || !missing.isEmpty {
      let all = (given + missing).joined(separator: ", ")
      lacks.append(
        (
          missing.isEmpty ? "subtitles" : "subtitles in \(missing.enumerated)",
          "subtitles=\"\(all.isEmpty ? "…" : all)\""
        ))
    }
    if !video[VideoElement.description] { lacks.append(("audio description", "description=\"yes\"")) }
    if !video[VideoElement.transcript] { lacks.append(("transcript", "transcript=\"yes\"")) }
    return lacks
  }

  /// The languages of a document's variants besides its own, in their order.
  private static func foreignLanguages(of document: Document) -> [String] {
    let own = languages(document.language)
    var seen = Set(own)
    return (document.variants?[.locale] ?? []).flatMap(languages).filter { seen.insert($0).inserted }
  }

  /// The languages of a list of locales: people read subtitles of any region.
  private static func languages(_ list: String) -> [String] {
    list.split(separator: ",").compactMap { tag in
      let tag = tag.filter { !$0.isWhitespace }
      return LanguageTag(tag).map { $0.language == "zh" ? "zh-\($0.script.tag)" : $0.language }
    }
  }
}
