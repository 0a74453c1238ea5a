import Testing

@testable import Typeset
@testable import TypesetReview

/// A change of a document, and what is said about it.
struct DocumentChange: Sendable, CustomTestStringConvertible {
  /// What was changed.
  var testDescription: String
  /// The document as it was, and as it is: the contents of a canvas 300 pt wide.
  var before: String
  var after: String
  /// Attributes of the canvas, as it was and as it is.
  var canvas = ("width=\"300\"", "width=\"300\"")
  /// The options of the layout, as they were and as they are.
  var options: (LayoutOptions, LayoutOptions) = (LayoutOptions(), LayoutOptions())
  /// The sentences: a cause each, and nothing else.
  var says: [String]

  /// The catalogs that the document names, as it was and as it is.
  var catalogs: (String, String)?

  init(_ name: String, _ before: String, _ after: String, _ says: String...) {
    (testDescription, self.before, self.after, self.says) = (name, before, after, says)
  }

  /// The same with other options of the layout.
  func with(_ set: (inout LayoutOptions) -> Void) -> Self {
    var change = self
    set(&change.options.1)
    return change
  }

  /// The same with other attributes of the canvas.
  func on(_ before: String, _ after: String) -> Self {
    var change = self
    change.canvas = (before, after)
    return change
  }

  /// The same with catalogs of `Tests/Cases/comparison`.
  func naming(_ before: String, _ after: String) -> Self {
    var change = self
    change.catalogs = (before, after)
    return change
  }

  /// The changes that are found.
  func found() throws -> [ElementChange] {
    func frames(
      _ blocks: String, _ attributes: String, _ catalog: String?, _ options: LayoutOptions
    ) throws -> [Frame] {
      let head = catalog.map { "<head><catalog src=\"\($0)\"/></head>" } ?? ""
      let element = attributes.hasPrefix("device") ? "screen" : attributes.hasPrefix("size") ? "page" : "canvas"
      return try LayoutSample(
        "<document lang=\"en\" font=\"Noto Sans\">\(head)<\(element) id=\"page\" \(attributes)>\(blocks)</\(element)></document>",
        folder: Golden.folder("comparison").path, options: options
      ).frames
    }
    let (old, new) = (
      try frames(before, canvas.0, catalogs?.0, options.0), try frames(after, canvas.1, catalogs?.1, options.1)
    )
    return LayoutComparison(
      expected: old.map { PageRecord($0) }, actual: new.map { PageRecord($0) }, sources: SourcePlaces(of: new)
    ).changes
  }
}

/// What a colleague would say about a change, and nothing that is not so.
@Suite struct ChangeTableTests {
  @Test(arguments: ChangeTable.all) func theSentencesAreThoseOfTheTable(change: DocumentChange) throws {
    let folder = Golden.folder("comparison").path + "/"
    let said = try change.found().map { $0.description.replacing(folder, with: "") }
    #expect(said == change.says)
  }

  @Test func thereAreFiftyChanges() { #expect(ChangeTable.all.count >= 50) }

  /// A consequence names a cause that has a sentence, so there are no circles.
  @Test(arguments: ChangeTable.all) func consequencesNameTheirCause(change: DocumentChange) throws {
    for cause in try change.found() {
      for consequence in cause.consequences {
        #expect(consequence.cause == "because of \(cause.subject)")
        #expect(consequence.consequences.isEmpty)
      }
    }
  }

  /// Two layouts of one document have no changes.
  @Test(arguments: ChangeTable.all) func withoutAChangeThereIsNoSentence(change: DocumentChange) throws {
    var same = change
    (same.after, same.canvas.1, same.options.1) = (change.before, change.canvas.0, change.options.0)
    same.catalogs = change.catalogs.map { ($0.0, $0.0) }
    #expect(try same.found().isEmpty)
  }
}
