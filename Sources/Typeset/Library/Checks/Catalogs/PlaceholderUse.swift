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
    /// Whether its value is shown, rather than only used to choose among texts.
    var isShown = true
    /// Whether nothing but a placeholder is written like this.
    var isCertain = true
  }

  private var uses: [Name: Use] = [:]
  /// The placeholders without a position or a name, in order.
  private(set) var unnumbered: [Use] = []
  /// Whether any placeholder has a position.
  private(set) var hasPositions = false
  /// What `printf` takes for a placeholder, and what is a percentage in a sentence elsewhere: `50%ige`.
  private(set) var percentages: [String] = []
  /// The parts that the message does not define.
  private(set) var undefinedParts: [String] = []

  /// The placeholders of a text of a message.
  init(of text: String, in message: CatalogMessage? = nil) {
    add(text, substitutions: message?.substitutions ?? [:])
  }

  /// The placeholders of all texts of a message.
  init(of message: CatalogMessage) {
    for text in message.variation.texts { add(text.value, substitutions: message.substitutions) }
  }

  /// The placeholder of an argument; nil if there is none.
  subscript(name: Name) -> Use? { uses[name] }

  /// The placeholders in the order of their arguments.
  var sorted: [(key: Name, value: Use)] { uses.sorted { $0.key < $1.key } }

  /// Whether there is none.
  var isEmpty: Bool { uses.isEmpty }

  /// How deep parts may hold each other.
  private static let greatestDepth = 8

  private mutating func add(
    _ text: String, own: Int? = nil, substitutions: [String: CatalogSubstitution], depth: Int = 0
  ) {
    var next = 0
    func take(_ position: Int?) -> Int {
      if position == nil { next += 1 }
      return position ?? next
    }
    for token in FormatString(text).tokens {
      switch token {
      case .text(let text):
        for case .name(let name) in BracedText(text).parts where name.isIdentifier {
          add(.name(String(name)), Use(kind: nil, written: "{\(name)}"))
        }
      case .argument(let placeholder):
        let use = Use(
          kind: placeholder.kind, written: placeholder.written, isCertain: placeholder.certainty == .certain)
        if placeholder.certainty == .unlikely {
          percentages.append(placeholder.written)
        } else if let name = placeholder.name {
          add(.name(name), use)
        } else if let own, placeholder.position == nil {
          add(.position(own), use)
        } else {
          if placeholder.position == nil { unnumbered.append(use) } else { hasPositions = true }
          add(.position(take(placeholder.position)), use)
        }
      case .substitution(let name, let position):
        addPart(name, number: take(position ?? substitutions[name]?.argument), substitutions, depth: depth)
        if position != nil { hasPositions = true }
      case .ownArgument:
        if let own { add(.position(own), Use(kind: nil, written: "%arg")) }
      }
    }
  }

  /// Adds a part with variations: its argument, and what its texts use.
  private mutating func addPart(
    _ name: String, number: Int, _ substitutions: [String: CatalogSubstitution], depth: Int
  ) {
    let written = "%#@\(name)@"
    guard let part = substitutions[name] else {
      undefinedParts.append(written)
      return add(.position(number), Use(kind: nil, written: written))
    }
    if let argument = part.name {
      add(.name(argument), Use(kind: nil, written: "{\(argument)}", isShown: false))
    } else {
      add(.position(number), Use(kind: part.kind, written: written, isShown: false))
    }
    guard depth < Self.greatestDepth else { return }
    for text in part.variation.texts {
      add(text.value, own: number, substitutions: substitutions, depth: depth + 1)
    }
  }

  private mutating func add(_ name: Name, _ use: Use) {
    guard var known = uses[name] else {
      uses[name] = use
      return
    }
    known.kind = known.kind ?? use.kind
    known.isShown = known.isShown || use.isShown
    known.isCertain = known.isCertain || use.isCertain
    uses[name] = known
  }
}

extension PlaceholderUse.Use {
  /// Whether it takes an argument as another does, so that a program can show either.
  func fits(_ other: PlaceholderUse.Use) -> Bool {
    guard let kind, let otherKind = other.kind else { return true }
    // A pointer to characters is no object.
    return kind == otherKind && (kind != .anything || isObject == other.isObject)
  }

  private var isObject: Bool { written.last == "@" }
}

extension Substring {
  /// Whether it can be the name of an argument: letters, digits, dots, hyphens and low lines.
  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}
