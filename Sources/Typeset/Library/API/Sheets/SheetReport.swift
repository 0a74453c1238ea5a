/// How the making of a sheet ended.
public struct SheetReport: Sendable {
  /// How one rendering of a sheet ended.
  public struct Rendering: Sendable {
    /// Its name: `settings-ar-EG-iphone-xs-l`.
    public let name: String
    /// What was found in it.
    public let diagnostics: [Diagnostic]
    /// What ended its layout; nil for nothing.
    public let error: (any Error)?
    /// Whether its cell shows why there is nothing to show.
    public let fails: Bool
  }

  /// The renderings in the order of the plan.
  public let renderings: [Rendering]
  /// The files that were written; none where no rendering could be shown.
  public let paths: [String]

  /// What was found in all renderings, each thing once, with the names of the renderings in its hints.
  public var diagnostics: [Diagnostic] {
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
    if names.count == count { return "found in all \(count) renderings" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "found in \(shown) and \(names.count - 3) more" : "found in \(shown)"
  }
}
