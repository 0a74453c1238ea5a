/// Lays out screens of other documents for one that shows them.
protocol MockupSource: AnyObject {
  /// The screen that is asked for by the mockup whose start tag is at a byte offset.
  func screen(_ request: MockupRequest, at offset: Int) throws(MockupError) -> ShownScreen
}

/// The screen of another document that a mockup asks for.
struct MockupRequest: Hashable {
  /// The path of the document, as the mockup has it.
  var path: String
  /// Which of its screens, pages and canvases is shown, from 1.
  var number: Int
  /// What its rendering chooses, `framesDevice` included.
  var options: LayoutOptions
}

/// A finished screen of another document.
struct ShownScreen {
  /// Its first page.
  var frame: Frame
  /// Its title, else that of its document; nil without either.
  var title: String?
  /// The language of the title, a BCP 47 tag.
  var titleLanguage: String
  /// What was found in its document and on it.
  var diagnostics: [Diagnostic]
}

/// What was said about mockups so far, since each may be prepared several times.
struct MockupRemarks {
  /// The byte offsets of the mockups about which an error was reported.
  var failed: Set<Int> = []
  /// The diagnostics about other documents that were passed on.
  var passedOn: Set<String> = []
}
