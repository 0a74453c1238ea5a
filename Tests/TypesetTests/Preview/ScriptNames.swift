/// The names of a module of JavaScript: those that it declares, imports or takes as parameters, and those that it uses.
///
/// Scopes do not count: what is declared anywhere in the module is known everywhere in it.
struct ScriptNames {
  /// The declared names.
  private(set) var declared: Set<Substring> = []
  /// The names that are used, each with the line of its first use.
  private(set) var used: [Substring: Int] = [:]

  private let source: ScriptTokens
  /// The positions of the words that name members, keys or declarations and use no name.
  private var others: Set<Int> = []

  /// Finds the names of a module.
  init(_ text: String) throws(ScriptTokens.Fault) {
    source = try ScriptTokens(text)
    for position in source.tokens.indices { readDeclarations(at: position) }
    for (position, token) in source.tokens.enumerated() {
      guard case .word(let word) = token, !others.contains(position), !word.hasPrefix("#"),
        !Self.languageWords.contains(word)
      else { continue }
      used[word] = used[word] ?? source.lines[position]
    }
  }

  /// The names that are neither declared nor among those that every script has, with their lines.
  var unknown: [String] {
    used.filter { !declared.contains($0.key) && !Self.globals.contains(String($0.key)) }
      .map { "\($0.value): \($0.key)" }.sorted()
  }

  private mutating func readDeclarations(at position: Int) {
    switch source[position] {
    case .mark("."), .mark("?."):
      if case .word = source[position + 1] { others.insert(position + 1) }
    case .mark("=>"):
      if case .word = source[position - 1] { readPattern(at: position - 1) }
    case .mark("("):
      if let end = source.closings[position], isParameterList(position, end) { readList(position + 1..<end) }
    case .mark("{"), .mark(","): readKey(at: position + 1)
    case .word("const"), .word("let"), .word("var"): readVariables(from: position + 1)
    case .word("function"), .word("class"):
      if case .word = source[position + 1], source[position + 1] != .word("extends") { readPattern(at: position + 1) }
      if source[position] == .word("class") { readMembers(ofClassAt: position) }
    case .word("import"): readImports(from: position + 1)
    case .word, .mark, .literal: break
    }
  }

  /// Whether parentheses contain parameters: those of a function, a method, an arrow, or what `catch` takes.
  private func isParameterList(_ start: Int, _ end: Int) -> Bool {
    if source[end + 1] == .mark("=>") { return true }
    guard source[end + 1] == .mark("{"), case .word(let name) = source[start - 1] else { return false }
    return !["if", "for", "while", "switch"].contains(name)
  }

  /// Reads the key of a member, or the name of a method, in an object.
  private mutating func readKey(at position: Int) {
    guard case .word = source[position] else { return }
    let isMethod =
      source[position + 1] == .mark("(")
      && source.closings[position + 1].map { source[$0 + 1] == .mark("{") && isParameterList(position + 1, $0) } == true
    if source[position + 1] == .mark(":") || isMethod { others.insert(position) }
  }

  /// Reads the members of a class: methods and fields.
  private mutating func readMembers(ofClassAt position: Int) {
    guard let start = (position..<source.tokens.count).first(where: { source[$0] == .mark("{") }),
      let end = source.closings[start]
    else { return }
    var next = start + 1
    while next < end {
      if case .word(let word) = source[next] {
        others.insert(next)
        let isModifier = ["static", "async", "get", "set"].contains(word)
        next += 1
        if isModifier { continue }
        // A field's value ends with its line.
        if source[next] == .mark("=") { next = endOfStatement(from: next) }
      }
      next = (source.closings[next] ?? next) + 1
    }
  }

  private func endOfStatement(from position: Int) -> Int {
    var next = position
    while next < source.tokens.count, source[next] != .mark(";") { next = (source.closings[next] ?? next) + 1 }
    return next
  }

  /// Reads the names of a declaration: `a = 1, { b } = c`.
  private mutating func readVariables(from position: Int) {
    var next = position
    repeat {
      readPattern(at: next)
      next = (source.closings[next] ?? next) + 1
      guard source[next] == .mark("=") else { return }
      next = endOfElement(from: next)
      if source[next] != .mark(",") { return }
      next += 1
    } while next < source.tokens.count
  }

  /// The position of the comma, the semicolon or the bracket that ends an element.
  private func endOfElement(from position: Int) -> Int {
    var next = position
    while next < source.tokens.count,
      ![.mark(","), .mark(";"), .mark(")"), .mark("]"), .mark("}")].contains(source[next])
    {
      next = (source.closings[next] ?? next) + 1
    }
    return next
  }

  /// Reads the patterns between the brackets of a list.
  private mutating func readList(_ range: Range<Int>) {
    var next = range.lowerBound
    while next < range.upperBound {
      readPattern(at: source[next] == .mark("...") ? next + 1 : next)
      next = endOfElement(from: next) + 1
    }
  }

  /// Reads what a name or a pattern in brackets declares.
  private mutating func readPattern(at position: Int) {
    switch source[position] {
    case .word(let name):
      declared.insert(name)
      others.insert(position)
    case .mark("["):
      if let end = source.closings[position] { readList(position + 1..<end) }
    case .mark("{"):
      guard let end = source.closings[position] else { return }
      var next = position + 1
      while next < end {
        // `key: pattern`, or a name that is both.
        readPattern(at: source[next + 1] == .mark(":") ? next + 2 : source[next] == .mark("...") ? next + 1 : next)
        next = endOfElement(from: next) + 1
      }
    case .mark, .literal: break
    }
  }

  /// Reads `{ a, b as c } from`.
  private mutating func readImports(from position: Int) {
    guard source[position] == .mark("{"), let end = source.closings[position] else { return }
    others.insert(end + 1)
    for next in position + 1..<end {
      guard case .word(let name) = source[next] else { continue }
      others.insert(next)
      if source[next + 1] != .word("as"), name != "as" { declared.insert(name) }
    }
  }

  /// Words of the language, and those with a meaning in some places only.
  private static let languageWords: Set<Substring> = [
    "as", "async", "await", "break", "case", "catch", "class", "const", "constructor", "continue", "debugger",
    "default",
    "delete", "do", "else", "export", "extends", "false", "finally", "for", "from", "function", "get", "if", "import",
    "in",
    "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch", "this", "throw", "true",
    "try",
    "typeof", "undefined", "var", "void", "while", "with", "yield",
  ]

  /// What the language and browsers provide, as far as the modules use it.
  private static let globals: Set<String> = [
    "AbortController", "Array", "Blob", "Boolean", "CSS", "CSSStyleSheet", "DOMParser", "DOMRect",
    "DecompressionStream", "Element", "Error", "EventSource", "HTMLElement", "IntersectionObserver", "Intl", "JSON",
    "Map", "Math", "MutationObserver", "Node", "Notification", "Number", "Object", "Promise", "RegExp",
    "ResizeObserver",
    "Response", "Set", "String", "URLSearchParams", "Uint8Array", "WeakMap", "addEventListener", "atob",
    "cancelAnimationFrame", "clearInterval", "clearTimeout", "document", "encodeURIComponent", "fetch",
    "getComputedStyle", "globalThis", "history", "localStorage", "location", "matchMedia", "navigator",
    "parseFloat", "performance", "requestAnimationFrame", "sessionStorage", "setInterval", "setTimeout", "window",
  ]
}
