import Typeset

/// How the making of a sheet ended.
package struct SheetReport: Sendable {
  /// How one rendering of a sheet ended.
  package struct Rendering: Sendable {
    /// Its name: `settings-ar-EG-iphone-xs-l`.
    package let name: String
    /// What was found in it.
    package let diagnostics: [Diagnostic]
    /// What ended its layout; nil for nothing.
    package let error: (any Error)?
    /// Whether its cell shows why there is nothing to show.
    package let fails: Bool
  }

  /// The renderings in the order of the plan.
  package let renderings: [Rendering]
  /// The files that were written; none where no rendering could be shown.
  package let paths: [String]

  /// What was found in all renderings, each thing once, with the names of the renderings in its hints.
  package var diagnostics: [Diagnostic] {
    var merged: [Diagnostic] = []
    var names: [[String]] = []
    var known: [[String]: Int] = [:]
    for rendering in renderings {
      for diagnostic in rendering.diagnostics {
        let start = diagnostic.range?.start
        let key = [
          diagnostic.code, diagnostic.message, diagnostic.range?.file.name ?? "", "\(start?.line ?? 0)",
          "\(start?.column ?? 0)",
        ]
        if let index = known[key] {
          if names[index].last != rendering.name { names[index].append(rendering.name) }
        } else {
          known[key] = merged.count
          merged.append(diagnostic)
          names.append([rendering.name])
        }
      }
    }
    guard renderings.count > 1 else { return merged }
    return zip(merged, names).map { diagnostic, names in
      var diagnostic = diagnostic
      diagnostic.hints.append(Self.hint(names, of: renderings.count))
      return diagnostic
    }
  }

  private static func hint(_ names: [String], of count: Int) -> String {
    if names.count == count { return "seen in all \(count) renderings" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "seen in \(shown) and \(names.count - 3) more" : "seen in \(shown)"
  }
}
