/// What a file of Fluent is made of (Fluent 1.0, the grammar `fluent.ebnf`).
enum FluentSyntax {
  /// An entry: a message or a term, whose name begins with a hyphen.
  struct Entry {
    /// The name.
    var id: String
    /// The stretch of the name in the file.
    var idPlace: Range<Int>
    /// The text; nil for a message that has nothing but attributes.
    var text: PlacedPattern?
    /// The attributes in order.
    var attributes: [Attribute] = []
    /// The comment directly before it; nil for none.
    var comment: String?
    /// The comment of the group that it belongs to; nil for none.
    var group: String?
  }

  /// An attribute of an entry.
  struct Attribute {
    /// Its name.
    var name: String
    /// Its text.
    var text: PlacedPattern
  }

  /// A text with its stretch in the file.
  struct PlacedPattern {
    /// The text.
    var pattern: [Part]
    /// Where it is.
    var place: Range<Int>
  }

  /// A part of a text.
  enum Part {
    /// Characters.
    case text(String)
    /// A value in braces.
    case placeable(Expression)
  }

  /// A value.
  indirect enum Expression {
    /// A text in quotation marks.
    case literal(String)
    /// A number as it is written.
    case number(String)
    /// A value that the program gives: `$name`.
    case variable(String)
    /// Another message, or an attribute of it.
    case message(String, attribute: String?)
    /// A term, or an attribute of it, with arguments by their names.
    case term(String, attribute: String?, arguments: [String: Expression])
    /// A function with its first argument and those that have names.
    case function(String, Expression?, options: [String: Expression])
    /// A choice.
    case choice(Expression, [Variant])
  }

  /// A case of a choice.
  struct Variant {
    /// What it is for.
    var key: Key
    /// Its text.
    var pattern: [Part]
    /// Whether it is for what no other is for.
    var isDefault: Bool
  }

  /// What a case of a choice is for.
  enum Key {
    /// A word, or a category of numbers.
    case word(String)
    /// A number as it is written.
    case number(String)
  }
}
