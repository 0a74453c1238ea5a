/// What a list of texts becomes.
package enum StringsForm: String, CaseIterable, Sendable {
  /// A table for people.
  case text
  /// The list as JSON.
  case json
  case csv, xcstrings, strings, xliff, po, arb, android
  case i18next = "json-i18next"

  /// The format of catalogs; nil for a list.
  package var writing: CatalogWriting? { CatalogWriting(rawValue: rawValue) }
}

/// A list of texts that cannot be written as it was asked for.
package enum StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The list becomes several files, and the output is none of a folder.
  case severalFiles(count: Int, noun: String)
  /// The catalog to be changed is one of those that are read.
  case ownInput(path: String)
  /// A catalog cannot be changed; the reason and what to do.
  case unchangeable(path: String, reason: String)

  /// The error and how to fix it, in one line.
  package var description: String {
    switch self {
    case .severalFiles(let count, let noun):
      "\(noun) takes \(count) files for this; name a folder as the output, or a single language"
    case .ownInput(let path):
      "\(quoted(path)) is one of the files that are merged into it; name it once"
    case .unchangeable(let path, let reason): "\(quoted(path)) cannot be changed: \(reason)"
    }
  }
}
