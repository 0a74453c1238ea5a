public import Typeset

/// The guidelines that a document is checked against.
public enum CheckedRules: Sendable, Hashable {
  /// All that Typeset checks.
  case all
  /// Only these, as people cite them: `R086`.
  case only([String])
}

/// Expects that a document follows the guidelines, in Swift Testing and XCTest.
///
/// ```swift
/// @Test func settingsFollowTheGuidelines() {
///   expectTypeset(
///     "../Screens/settings.xml", passes: .all, without: ["R105"], variants: [.locale: ["en", "de", "ar-EG"]])
/// }
/// ```
///
/// Each finding is a failure, with the same words as in the report of `typesetter check`.
///
/// - Parameters:
///   - document: The path of a document relative to the test's file, or the XML of a document, which begins with `<`.
///   - rules: The guidelines.
///   - excluded: Guidelines that are not checked, as people cite them: `R105`.
///   - variants: The variants, as comma-separated lists by axis; an axis without a list takes its values from
///     `variants` in the head of the document.
///   - level: The least level that fails.
///   - profile: Whose limits apply where guidelines differ.
///   - known: A file of findings that are accepted, relative to the test's file; `typesetter check --update-known`
///     writes it.
///   - options: Other options for the layout.
///   - typesetter: What typesets; the default has the fonts of Typeset.
///   - fileID: The file of the test, with its module; the default is the caller's.
///   - filePath: The path of that file; documents are relative to its folder.
///   - line: The line of a failure.
///   - column: The column of a failure.
///   - function: The name of the test, which names a document that is given as text.
/// - Returns: Whether nothing was found.
@discardableResult
public func expectTypeset(
  _ document: String, passes rules: CheckedRules, without excluded: [String] = [],
  variants: [VariantAxis: [String]] = [:], failingOn level: CheckLevel = .warning, profile: CheckProfile = .hig,
  known: String? = nil, options: RenderingOptions = RenderingOptions(), typesetter: Typesetter? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) -> Bool {
  let caller = TestCaller(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    var test = try GuidelineTest(rules, without: excluded)
    test.checker.profile = profile
    test.level = level
    test.known = known.map(caller.path)
    test.options = options
    test.typesetter = typesetter
    let failures = try test.failures(of: .init(document, caller, named: nil, function: function), variants: variants)
    for failure in failures { caller.fail(failure) }
    return failures.isEmpty
  } catch {
    caller.fail(VisualTest.Failure(message: "\(error)"))
    return false
  }
}
