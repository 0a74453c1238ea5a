/// Why an entry of Fluent is left out.
struct FluentFault: Error {
  /// What is wrong.
  enum Reason {
    /// The line begins with no name.
    case name
    /// No `=` follows the name.
    case equals
    /// There is no text.
    case text
    /// A brace is not closed, or closes nothing.
    case brace
    /// A value in braces is none.
    case value
    /// A text in quotation marks does not end in its line, or has an escape that does not exist.
    case literal
    /// A choice has no default, or several.
    case defaultVariant
    /// A choice is by something that nothing can be chosen by.
    case selector
    /// Braces are nested too deep.
    case depth
  }

  /// What is wrong.
  var reason: Reason
  /// Where it is, an offset into the file.
  var offset: Int

  /// What to do about it.
  var hint: String {
    switch reason {
    case .name: "begin the entry with a name in the first column, and indent the further lines of a text"
    case .equals: "write it as in name = Text"
    case .text: "give it a text"
    case .brace: "close each brace, and write a brace of the text as {\"{\"}"
    case .value: "write a value as {$name}, {name}, {-term} or {FUNCTION($name)}"
    case .literal: "end the text with a quotation mark in its line; escapes are \\\\, \\\", \\u0000 and \\U000000"
    case .defaultVariant: "mark exactly one variant as the default, as in *[other]"
    case .selector: "choose by a value such as $name, a function, or an attribute of a term"
    case .depth: "nest braces at most \(FluentParser.deepest) deep"
    }
  }
}
