import ArgumentParser
import Typeset

/// Options whose value is one of a few words.
///
/// The words are looked up here and not by the parser of arguments: for every type that it knows, the command starts a
/// tenth of a millisecond later.
enum OptionWord {
  /// The value that the word of an option stands for; nil without a word. Throws a `ValidationError` for an unknown
  /// one, which names the `noun` of the value and the words that exist.
  static func value<Value: CaseIterable & RawRepresentable<String>>(
    of word: String?, as noun: String, in type: Value.Type = Value.self
  ) throws -> Value? {
    guard let word else { return nil }
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    let hint = NearestName.of(word, among: words).map { "did you mean '\($0)'?" }
    throw ValidationError("unknown \(noun) '\(word)'; " + (hint ?? "use one of: \(words.joined(separator: ", "))"))
  }
}

extension CompletionKind {
  /// The words of a type, for shells to offer.
  static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> CompletionKind {
    .list(type.allCases.map { $0.rawValue })
  }
}
