public import Typeset
public import TypesetReview

/// Expects that a document shows what was recorded of it: in tests of Swift Testing and of XCTest alike.
///
/// ```swift
/// @Test func settingsAreAsRecorded() {
///   expectTypeset("../Screens/settings.xml", matches: "Baselines", variants: [.locale: "en,ar-EG"])
/// }
/// ```
///
/// Every variant has a baseline in the folder, the same that `typesetter verify` reads and writes, and fails in the same words.
/// A failure leaves a page to look at, what was expected and what is, as attachments and in a folder that it names.
///
/// Baselines are written on request: with the environment variable `TYPESET_RECORD`, which is `failed`, `missing` or `all`, or
/// with `record`.
///
/// - Parameters:
///   - document: the path of a document, or the XML of one, which begins with `<`. Paths count from the folder of the test's file.
///   - folder: the folder of the baselines.
///   - variants: what the document is laid out for, lists with commas by axis; an axis without one takes the values of `variants`
///     in the head of the document.
///   - name: what baselines of XML are called; else the name of the test.
///   - ignored: the ids of elements that do not count, with all they hold.
///   - pictures: whether a PNG stands beside each baseline and is compared too.
///   - tolerance: how much pictures may differ.
///   - options: what else is chosen for the layout.
///   - fonts: the fonts beside those of the document; else those that come with Typeset.
///   - record: which baselines are written, whatever the environment says.
/// - Returns: whether everything is as recorded.
@discardableResult
public func expectTypeset(
  _ document: String, matches folder: String, variants: [VariantAxis: String] = [:], named name: String? = nil,
  ignoring ignored: Set<String> = [], pictures: Bool = false, tolerance: PixelTolerance = PixelTolerance(),
  options: TypesetterOptions = TypesetterOptions(), fonts: FontLibrary? = nil, record: Verifier.Update? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) -> Bool {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    var test = VisualTest(folder: BaselineFolder(caller.path(folder)))
    test.verifier.ignored = ignored
    test.verifier.comparesPictures = pictures
    test.verifier.tolerance = tolerance
    test.verifier.update = try record ?? TestEnvironment.requestedUpdate
    test.options = options
    test.fonts = fonts
    let isText = document.first { !$0.isWhitespace } == "<"
    let failures = try test.failures(
      of: isText ? .xml(document, name: name ?? plainName(of: function)) : .file(caller.path(document)),
      variants: variants)
    for failure in failures { caller.fail(failure) }
    return failures.isEmpty
  } catch {
    caller.fail(VisualTest.Failure(message: "\(error)"))
    return false
  }
}

/// The name of a test without its parameters.
private func plainName(of function: StaticString) -> String {
  String("\(function)".prefix { $0 != "(" })
}
