import Foundation

/// A small input that asks for much more time or memory than it should, or that damages what reads it.
struct Bomb: CustomStringConvertible, Sendable {
  /// What the command makes of it.
  enum Ending: Hashable, Sendable {
    /// It ends with status 0.
    case drawn
    /// It is refused with this status and a message with these words.
    case refused(Int32, String)
    /// It is drawn, or refused with status 65 and these words: that depends on the version of librsvg and on the
    /// machine.
    case survived(String)

    /// The statuses with which it may end.
    var statuses: [Int32] {
      switch self {
      case .drawn: [0]
      case .refused(let status, _): [status]
      case .survived: [0, 65]
      }
    }

    /// Words of the message if it is refused.
    var words: String {
      switch self {
      case .drawn: ""
      case .refused(_, let words), .survived(let words): words
      }
    }
  }

  /// Its name, which is that of its folder.
  let name: String
  /// What the command makes of it.
  let ending: Ending
  /// What the command is called with, with blanks between; `OUT` is the path of its output without an ending.
  let arguments: String
  /// The document, made when it is needed.
  let document: @Sendable () -> String
  /// Other files by their names, made when they are needed.
  let files: @Sendable () throws -> [String: [UInt8]]

  var description: String { name }

  /// A bomb that is a document, perhaps with other files.
  init(
    _ name: String, _ ending: Ending, arguments: String = "render document.xml -o OUT.pdf",
    files: @escaping @Sendable () throws -> [String: [UInt8]] = { [:] },
    _ document: @autoclosure @escaping @Sendable () -> String
  ) {
    (self.name, self.ending, self.arguments, self.files, self.document) = (name, ending, arguments, files, document)
  }

  /// A document with one canvas.
  static func canvas(_ body: String, head: String = "") -> String {
    "<document lang=\"en\">\(head)<canvas width=\"300\">\(body)</canvas></document>"
  }

  /// A text many times.
  static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// All bombs.
  static var all: [Bomb] { markup + svg + pictures + fonts + reviews }

  /// Writes it to a folder of its name: `document.xml`, its files, and `expected` with the statuses, the words and the
  /// arguments.
  func write(below folder: URL) throws {
    let own = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    var files = try files()
    files["document.xml"] = Array(document().utf8)
    let expected = [ending.statuses.map(String.init).joined(separator: " "), ending.words, arguments]
    files["expected"] = Array(expected.map { $0 + "\n" }.joined().utf8)
    for (name, bytes) in files { try Data(bytes).write(to: own.appendingPathComponent(name)) }
  }
}
