/// A module of JavaScript as tokens, as far as the modules of the preview use the language.
struct ScriptTokens {
  /// A piece of a module.
  enum Token: Hashable {
    case word(Substring)
    /// A character of punctuation, or several that mean something together.
    case mark(Substring)
    /// A number, a regular expression, or a string, of a template the text between its expressions.
    case literal
  }

  /// What a module may contain no further.
  struct Fault: Error, Hashable {
    /// What is wrong.
    let message: String
    /// The line, from 1.
    let line: Int
  }

  /// The tokens without comments.
  private(set) var tokens: [Token] = []
  /// The line of each token.
  private(set) var lines: [Int] = []
  /// The position of the bracket that closes the one at a position.
  private(set) var closings: [Int: Int] = [:]

  private var rest: Substring
  private var line = 1
  /// The positions of the brackets that are open; those of templates are before their expressions.
  private var open: [Int] = []

  /// Reads a module; throws a `Fault` at a bracket or a literal that does not end.
  init(_ text: String) throws(Fault) {
    rest = text[...]
    try readTokens(untilEndOfExpression: false)
    if let position = open.last { throw Fault(message: "\(tokens[position]) does not end", line: lines[position]) }
  }

  /// The token at a position; an empty mark before the first and after the last.
  subscript(position: Int) -> Token { tokens.indices.contains(position) ? tokens[position] : .mark("") }

  /// The marks of several characters that declarations are known by.
  private static let longMarks = ["=>", "...", "?.", "=="]
  private static let pairs: [Substring: Substring] = [")": "(", "]": "[", "}": "{"]
  /// Words after which a slash begins a regular expression.
  private static let wordsBeforeValues: Set<Substring> = ["return", "case", "typeof", "in", "of", "await", "yield"]

  private mutating func readTokens(untilEndOfExpression: Bool) throws(Fault) {
    let depth = open.count
    while let character = rest.first {
      if untilEndOfExpression, character == "}", open.count == depth { return }
      if character.isWhitespace {
        take(1)
      } else if rest.hasPrefix("//") {
        take(rest.prefix { !$0.isNewline }.count)
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { throw Fault(message: "a comment does not end", line: line) }
        take(rest.distance(from: rest.startIndex, to: end.upperBound))
      } else if character.isNumber {
        add(.literal, rest.prefix { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" }.count)
      } else if Self.isPartOfWord(character) {
        let word = rest.prefix(while: Self.isPartOfWord)
        add(.word(word), word.count)
      } else if character == "'" || character == "\"" {
        try readLiteral(until: character)
      } else if character == "`" {
        try readTemplate()
      } else if character == "/", beginsValue {
        try readLiteral(until: "/")
        take(rest.prefix(while: \.isLetter).count)
      } else {
        try readMark()
      }
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$" || character == "#"
  }

  /// Whether a value may begin here, and no operator.
  private var beginsValue: Bool {
    switch tokens.last {
    case .word(let word): Self.wordsBeforeValues.contains(word)
    case .mark(let mark): mark != ")" && mark != "]" && mark != "}"
    case .literal: false
    case nil: true
    }
  }

  private mutating func readMark() throws(Fault) {
    let mark = Self.longMarks.first(where: rest.hasPrefix).map { rest.prefix($0.count) } ?? rest.prefix(1)
    if let opening = Self.pairs[mark] {
      guard let position = open.popLast(), tokens[position] == .mark(opening) else {
        throw Fault(message: "\(mark) ends nothing", line: line)
      }
      closings[position] = tokens.count
    } else if ["(", "[", "{"].contains(mark) {
      open.append(tokens.count)
    }
    add(.mark(mark), mark.count)
  }

  /// Reads a string or a regular expression, in whose classes a slash ends nothing.
  private mutating func readLiteral(until end: Character) throws(Fault) {
    let start = line
    add(.literal, 1)
    var isInClass = false
    while let character = rest.first, !character.isNewline {
      if character == end, !isInClass { return take(1) }
      if end == "/" { isInClass = character == "[" || isInClass && character != "]" }
      take(character == "\\" ? 2 : 1)
    }
    throw Fault(message: "a literal does not end", line: start)
  }

  private mutating func readTemplate() throws(Fault) {
    let start = line
    add(.literal, 1)
    while let character = rest.first {
      if character == "`" { return take(1) }
      if rest.hasPrefix("${") {
        // Its expressions are in parentheses, so that no token of one meets one of another.
        open.append(tokens.count)
        add(.mark("("), 2)
        try readTokens(untilEndOfExpression: true)
        guard rest.first == "}", let position = open.popLast() else { break }
        closings[position] = tokens.count
        add(.mark(")"), 1)
      } else {
        take(character == "\\" ? 2 : 1)
      }
    }
    throw Fault(message: "a template does not end", line: start)
  }

  private mutating func add(_ token: Token, _ count: Int) {
    tokens.append(token)
    lines.append(line)
    take(count)
  }

  private mutating func take(_ count: Int) {
    line += rest.prefix(count).count { $0.isNewline }
    rest = rest.dropFirst(count)
  }
}
