/// Finds videos without captions (R127): a warning, since who does not hear them misses what is said.
///
/// `captions="yes"` settles it. A video that is decoration (`decorative="yes"`, on it or around it) says nothing and is
/// left alone.
enum R127CaptionsCheck: DocumentCheck {
  static let rule = Rule(127)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for video in document.elements where video.name == .video && !video[VideoElement.captions] {
      guard !([video] + document.ancestors(of: video)).contains(where: \.attributes.isDecorative) else { continue }
      log.add(
        .warning, at: video, "the video has no captions",
        remedy: "add captions, and say so with captions=\"yes\"")
    }
  }
}
