import FoundationEssentials
import Typeset

/// Measures layout alone, in one process, without a drawing surface.
///
///     measure-layout layout FILE FONTS PASSES     seconds of the fastest pass, a tab, the characters
///     measure-layout runs FILE FONTS              the shaping runs, one per line, for the lower bound
///     measure-layout series KIND FILE FONTS       nanoseconds a character as the text grows fourfold, one per line
///
/// KIND is `document` or `paragraph`. Every pass starts with nothing remembered but the open fonts.
@main struct MeasureLayout {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("layout", 4):
      let measured = try Measured(path: arguments[2], fonts: arguments[3])
      print("\(try measured.seconds(passes: Int(arguments[4]) ?? 1))\t\(measured.characters)")
    case ("runs", 3):
      let measured = try Measured(path: arguments[2], fonts: arguments[3])
      for run in try measured.runs() { print(run) }
    case ("series", 4):
      let lines = try Measured.bytes(at: arguments[3]).split(separator: UInt8(ascii: "\n")).map { Array($0) }
      var limit = 10_000
      while limit <= 10_240_000 {
        let bytes = arguments[2] == "paragraph" ? paragraph(of: lines, limit: limit) : document(of: lines, limit: limit)
        let measured = try Measured(bytes: bytes, fonts: arguments[4])
        print(try measured.seconds(passes: limit < 1_000_000 ? 3 : 1) / Double(measured.characters) * 1e9)
        limit *= 4
      }
    default:
      throw UsageError()
    }
  }

  struct UsageError: Error {}

  /// The first paragraphs of a document, until there are `limit` characters.
  private static func document(of lines: [[UInt8]], limit: Int) -> [UInt8] {
    Array((lines.prefix(2) + first(of: lines, limit: limit) + lines.suffix(2)).joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The same text as one paragraph.
  private static func paragraph(of lines: [[UInt8]], limit: Int) -> [UInt8] {
    let texts = first(of: lines, limit: limit).map { line in
      let start = line.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
      return Array(line[start...].dropLast("</p>".utf8.count))
    }
    let head = lines.prefix(2).joined(separator: [UInt8(ascii: "\n")])
    let text = texts.joined(separator: [UInt8(ascii: " ")])
    return head + Array("<p>".utf8) + text + Array("</p></page></document>".utf8)
  }

  private static func first(of lines: [[UInt8]], limit: Int) -> ArraySlice<[UInt8]> {
    var characters = 0
    return lines.dropFirst(2).dropLast(2).prefix { line in
      defer { characters += line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
      return characters < limit
    }
  }
}

/// A document that is read once and laid out again and again.
struct Measured {
  private let typesetter: Typesetter
  private let document: LoadedDocument

  init(path: String, fonts: String) throws {
    try self.init(bytes: Self.bytes(at: path), fonts: fonts)
  }

  init(bytes: [UInt8], fonts: String) throws {
    let log = DiagnosticLog()
    typesetter = Typesetter(fonts: try FontLibrary(bundled: fonts))
    guard let document = typesetter.session().read(bytes, name: "text", folder: ".", log: log) else {
      throw MeasureLayout.UsageError()
    }
    self.document = document
  }

  static func bytes(at path: String) throws -> [UInt8] {
    guard let contents = FileManager.default.contents(atPath: path) else { throw MeasureLayout.UsageError() }
    return Array(contents)
  }

  /// The characters of all paragraphs.
  var characters: Int {
    document.document.canvases.flatMap(\.blocks).reduce(0) { count, block in
      guard case .text(let inlines) = block.content else { return count }
      return inlines.reduce(count) { count, inline in
        if case .text(let text, _) = inline { count + text.string.unicodeScalars.count } else { count }
      }
    }
  }

  /// The seconds of the fastest of several passes, each with a session of its own.
  func seconds(passes: Int) throws -> Double {
    var best = Double.infinity
    for _ in 0..<passes {
      let duration = try ContinuousClock().measure {
        try typesetter.session().frames(of: document, log: DiagnosticLog()) { _ in }
      }
      best = min(best, Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds))
    }
    return best
  }

  /// The runs that were shaped, in reading order.
  func runs() throws -> [ShapingRun] {
    var collector = RunCollector()
    try typesetter.session().frames(of: document, log: DiagnosticLog()) { collector.add($0.items) }
    return collector.finish()
  }
}
