/// Reads a file of either form.
struct ContentReader {
  /// The form of the file.
  let form: ContentForm
  /// Its text.
  let source: SourceFile
  /// Its folder as the document sees it, from which its paths count.
  let folder: String
  /// Where mistakes are reported.
  let log: DiagnosticLog

  /// What the file says of itself.
  func facts() -> ContentDocument.Facts {
    var facts = form == .markdown ? FrontMatter(source.utf8).facts : HTMLReader.facts(of: source)
    if facts.title == nil, form == .markdown {
      facts.title = MarkdownReader.firstHeading(of: source, from: facts.start)
    }
    return facts
  }

  /// Where the text of the file begins.
  var start: Int { form == .markdown ? FrontMatter(source.utf8).facts.start : 0 }

  /// The blocks of the file from a byte on, added to a tree.
  func read(from start: Int, into tree: ContentTree) -> ContentTree {
    switch form {
    case .markdown: MarkdownReader.read(source, from: start, folder: folder, into: tree, log: log)
    case .html: HTMLReader.read(source, from: start, folder: folder, into: tree, log: log)
    }
  }
}
