/// The modules of the page as one classic script, since a page that is opened from a disk can load no modules.
///
/// Each module becomes a function that is called once, after those that it imports from, and gives what it exports. The
/// modules write their imports and exports on single lines, so none of them has to be parsed.
struct ModuleBundle {
  /// Why modules cannot be joined.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// The reason, with the name of the module.
    var description: String
  }

  /// The sources by the names of the modules.
  private let sources: [String: String]
  /// The modules so far, each after those that it needs.
  private var order: [String] = []
  /// The modules that wait for those that they need.
  private var waiting: [String] = []

  /// The script that runs a module and all that it needs.
  static func script(of main: String, among sources: [String: String]) throws(Failure) -> String {
    var bundle = ModuleBundle(sources)
    try bundle.visit(main)
    var script = "'use strict';\nconst modules = {};\n"
    for name in bundle.order { script += try Self.wrapped(sources[name] ?? "", name: name) }
    return script
  }

  private init(_ sources: [String: String]) { self.sources = sources }

  private mutating func visit(_ name: String) throws(Failure) {
    if order.contains(name) { return }
    guard !waiting.contains(name) else { throw Failure(description: "module \(name) needs itself") }
    guard let source = sources[name] else { throw Failure(description: "module \(name) not found") }
    waiting.append(name)
    for line in Self.lines(of: source) {
      if let statement = Import(line) { try visit(statement.file) }
    }
    waiting.removeLast()
    order.append(name)
  }

  private static func lines(of source: String) -> [Substring] {
    source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A module as a statement that keeps its exports.
  private static func wrapped(_ source: String, name: String) throws(Failure) -> String {
    var exports: [Substring] = []
    var lines: [String] = []
    for line in Self.lines(of: source) {
      if let statement = Import(line) {
        lines.append("const { \(statement.names) } = modules['\(statement.file)'];")
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        guard let exported = self.name(declaredBy: declaration) else {
          throw Failure(description: "module \(name) exports in a way that cannot be joined: \(line)")
        }
        exports.append(exported)
        lines.append(String(declaration))
      } else if line.hasPrefix("import ") {
        throw Failure(description: "module \(name) imports in a way that cannot be joined: \(line)")
      } else {
        lines.append(String(line))
      }
    }
    return "modules['\(name)'] = (() => {\n" + lines.joined(separator: "\n") + "return { "
      + exports.joined(separator: ", ") + " };\n})();\n"
  }

  /// The name that a declaration declares; nil for other lines.
  private static func name(declaredBy declaration: Substring) -> Substring? {
    var words = declaration.split(separator: " ")
    if words.first == "async" { words.removeFirst() }
    guard words.count > 1, ["function", "class", "const"].contains(words[0]) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  /// A line such as `import { element, fill as filled } from './dom.js';`.
  private struct Import {
    /// The names as a pattern for the members of an object: `element, fill: filled`.
    let names: String
    /// The module.
    let file: String

    /// Reads a line; nil for any other.
    init?(_ line: Substring) {
      let (start, middle, end) = ("import { ", " } from './", "';")
      guard line.hasPrefix(start), line.hasSuffix(end), let place = line.firstRange(of: middle) else { return nil }
      names = line[..<place.lowerBound].dropFirst(start.count).split(separator: ", ")
        .map { name in
          guard let alias = name.firstRange(of: " as ") else { return String(name) }
          return "\(name[..<alias.lowerBound]): \(name[alias.upperBound...])"
        }.joined(separator: ", ")
      file = String(line[place.upperBound...].dropLast(end.count))
    }
  }
}
