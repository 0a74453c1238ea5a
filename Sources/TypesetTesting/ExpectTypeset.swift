public import Typeset
public import TypesetReview

/// Expects that a document matches its recorded baselines, in Swift Testing and XCTest.
///
/// ```swift
/// @Test func settingsAreAsRecorded() {
///   expectTypeset("../Screens/settings.xml", matches: "Baselines", variants: [.locale: ["en", "ar-EG"]])
/// }
/// ```
///
/// Every variant has a baseline in the folder, in the format of `typesetter verify`, with the same failure messages. A
/// failure provides a report page and the expected and actual files, as attachments and in a folder that it names.
///
/// To write baselines, set the environment variable `TYPESET_RECORD` to `failed`, `missing` or `all`, or use `record`.
///
/// - Parameters:
///   - document: The path of a document relative to the test's file, or the XML of a document, which begins with `<`.
///   - folder: The folder of the baselines.
///   - variants: The variants, as comma-separated lists by axis; an axis without a list takes its values from
///     `variants` in the head of the document.
///   - name: The name of the baselines of XML; the default is the name of the test.
///   - ignored: The ids of elements to ignore with their contents.
///   - pictures: Whether a PNG is recorded beside each baseline and compared too.
///   - tolerance: How much pictures may differ.
///   - options: Other options for the layout.
///   - typesetter: What typesets; the default has the fonts of Typeset.
///   - record: The baselines to write, overriding the environment.
///   - fileID: The file of the test, with its module; the default is the caller's.
///   - filePath: The path of that file; documents and baselines are relative to its folder.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - function: The name of the test, which names the baseline of a document that is given as text.
/// - Returns: Whether everything matches.
@discardableResult
public func expectTypeset(
  _ document: String, matches folder: String, variants: [VariantAxis: [String]] = [:], named name: String? = nil,
  ignoring ignored: Set<String> = [], pictures: Bool = false, tolerance: PixelTolerance = PixelTolerance(),
  options: RenderingOptions = RenderingOptions(), typesetter: Typesetter? = nil, record: RecordingMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) -> Bool {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    var test = VisualTest(folder: BaselineFolder(caller.path(folder)))
    test.verifier.ignored = ignored
    test.verifier.comparesPictures = pictures
    test.verifier.tolerance = tolerance
    test.verifier.recording = try record ?? TestEnvironment.requestedUpdate
    test.options = options
    test.typesetter = typesetter
    let failures = try test.failures(
      of: .init(document, caller, named: name, function: function), variants: variants)
    for failure in failures { caller.fail(failure) }
    return failures.isEmpty
  } catch {
    caller.fail(VisualTest.Failure(message: "\(error)"))
    return false
  }
}
