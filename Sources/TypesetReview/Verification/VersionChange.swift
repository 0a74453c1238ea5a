import Typeset

/// A part of the machinery that has another version now than when a baseline was recorded.
package struct VersionChange: Hashable, Sendable, CustomStringConvertible {
  /// The name of the part: `typeset`, `harfbuzz`, `freetype`, `cairo` or `icu`.
  package let name: String
  /// The version then; nil where there was none.
  package let recorded: String?
  /// The version now; nil where there is none.
  package let present: String?

  /// What differs, in a few words: `harfbuzz 6.0.0 → 8.3.0`.
  package var description: String { "\(name) \(recorded ?? "none") → \(present ?? "none")" }

  /// What differs between two lists of versions.
  static func changes(
    from recorded: [(name: String, number: String)], to present: [(name: String, number: String)]
  ) -> [VersionChange] {
    let names = present.map(\.name) + recorded.map(\.name).filter { name in !present.contains { $0.name == name } }
    return names.compactMap { name in
      let then = recorded.first { $0.name == name }?.number
      let now = present.first { $0.name == name }?.number
      return then == now ? nil : VersionChange(name: name, recorded: then, present: now)
    }
  }
}
