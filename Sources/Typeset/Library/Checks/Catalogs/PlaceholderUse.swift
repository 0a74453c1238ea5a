/// The placeholders of a text or a message, by the arguments that they take.
struct PlaceholderUse {
  /// What an argument is known by.
  enum Name: Hashable, Comparable {
    /// Its position, from 1.
    case position(Int)
    /// Its name.
    case name(String)
  }

  /// A placeholder.
  struct Use {
    /// What it takes; nil for a name in braces and a part with variations, which say nothing of it.
    var kind: Placeholder.Kind?
    /// Its source text.
    var written: String
  }

  private var uses: [Name: Use] = [:]

  /// The placeholders of a text.
  init(of text: String) { add(text, substitutions: [:]) }

  /// The placeholders of all texts of a message.
  init(of message: CatalogMessage) {
    for text in message.texts { add(text.value, substitutions: message.substitutions) }
  }

  /// The placeholder of an argument; nil if there is none.
  subscript(name: Name) -> Use? { uses[name] }

  /// The placeholders in the order of their arguments.
  var sorted: [(key: Name, value: Use)] { uses.sorted { $0.key < $1.key } }

  private mutating func add(_ text: String, substitutions: [String: CatalogSubstitution]) {
    var next = 0
    for token in FormatString(text).tokens {
      switch token {
      case .text(let text):
        for case .name(let name) in BracedText(text).parts where name.isIdentifier {
          add(.name(String(name)), Use(kind: nil, written: "{\(name)}"))
        }
      case .argument(let placeholder):
        if let name = placeholder.name {
          add(.name(name), Use(kind: placeholder.kind, written: placeholder.written))
        } else {
          if placeholder.position == nil { next += 1 }
          add(.position(placeholder.position ?? next), Use(kind: placeholder.kind, written: placeholder.written))
        }
      case .substitution(let name, let position):
        var number = position ?? substitutions[name]?.argument
        if number == nil {
          next += 1
          number = next
        }
        add(.position(number ?? next), Use(kind: nil, written: "%#@\(name)@"))
      case .ownArgument: continue
      }
    }
  }

  private mutating func add(_ name: Name, _ use: Use) {
    if uses[name]?.kind == nil { uses[name] = use }
  }
}

extension Substring {
  /// Whether it can be the name of an argument: letters, digits, dots, hyphens and low lines.
  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}
