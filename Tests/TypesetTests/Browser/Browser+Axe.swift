import Foundation

/// What axe-core finds in a page.
extension Browser {
  /// The script of axe-core: named by `TYPESET_AXE`, else in the build folder; nil where there is none.
  static let axe: String? = {
    let named = ProcessInfo.processInfo.environment["TYPESET_AXE"] ?? ""
    let places = [named, DocumentationPage.root.appendingPathComponent(".build/axe/axe.min.js").path]
    return places.first { !$0.isEmpty && FileManager.default.isReadableFile(atPath: $0) }
  }()

  /// The findings of axe-core, by all its rules, in the page as it is: the rule, the element, and what is wrong there.
  func axeFindings() throws -> [String] {
    guard let path = Self.axe else { throw Failure(description: "axe-core not found") }
    if try evaluate("typeof axe") as? String != "object" {
      // The script puts its name into whatever it is evaluated in; its value is nothing that can be handed over.
      try evaluate(String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) + "\n;true")
    }
    let script = """
      axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) =>
          `${id}: ${target.flat().join(' ')}: ${failureSummary.split('\\n').slice(1).map(each => each.trim()).join('; ')}`)))
      """
    return try evaluate(script) as? [String] ?? ["axe-core gave no answer"]
  }
}
