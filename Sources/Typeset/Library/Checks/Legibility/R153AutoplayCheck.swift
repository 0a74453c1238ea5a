/// Finds videos that start by themselves and that nobody can stop (R153): a warning, since motion distracts some people
/// so much that they cannot read, and makes others sick.
///
/// `controls="yes"` settles it. Decoration is no exception: it moves too.
enum R153AutoplayCheck: DocumentCheck {
  static let rule = Rule(153)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for video in document.elements
    where video.name == .video && video[VideoElement.autoplay] && !video[VideoElement.controls] {
      log.add(
        .warning, at: video, "the video starts by itself, and nothing stops it",
        remedy: "add controls=\"yes\", or remove autoplay=\"yes\"")
    }
  }
}
