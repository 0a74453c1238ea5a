/// What reading a Markdown text takes, so that one that is made to take long is refused before it is read.
///
/// Parsers take some two hundred bytes for each sign of Markdown. That of the distributions also takes time in
/// proportion to the square of the bars of a line, copies the rest of a line at every address of mail, and completes
/// every row of a table to the width of its head.
struct MarkdownCost {
  /// The most bytes that can be signs, such as `*`, `[` and line ends.
  static let mostSigns = 1_000_000
  /// The most cells of all tables, with those that rows leave out.
  static let mostCells = 250_000
  /// The greatest sum of the squares of the numbers of bars in lines.
  static let mostBars = 500_000_000
  /// The greatest sum of the bytes of lines, each as often as it has the sign `@`.
  static let mostMail = 256 << 20

  private var signs = 0
  private var cells = 0
  private var bars = 0
  private var mail = 0
  /// The columns of the table that a line is in; 0 outside of tables.
  private var columns = 0

  /// The byte at which a text from `start` on exceeds a limit, with the reason; nil if it never does.
  static func excess(in utf8: [UInt8], from start: Int) -> (offset: Int, message: String)? {
    var cost = MarkdownCost()
    var lineStart = start
    while lineStart < utf8.count {
      var line = Line()
      var offset = lineStart
      while offset < utf8.count {
        let byte = utf8[offset]
        line.take(byte)
        offset += 1
        if byte == UInt8(ascii: "\n") { break }
      }
      line.count = offset - lineStart
      if let message = cost.add(line) { return (lineStart, message) }
      lineStart = offset
    }
    return nil
  }

  private mutating func add(_ line: Line) -> String? {
    signs += line.signs
    bars += line.bars * line.bars
    mail += line.mails * line.count
    if line.isBlank {
      columns = 0
    } else if line.isDelimiter {
      columns = max(columns, line.bars + 1)
    }
    cells += columns
    if signs > Self.mostSigns { return "the text has more than \(Self.mostSigns) signs of Markdown" }
    if cells > Self.mostCells { return "the tables have more than \(Self.mostCells) cells" }
    if bars > Self.mostBars { return "the lines have too many bars" }
    return mail > Self.mostMail ? "the lines have too many addresses of mail" : nil
  }

  /// What matters of a line.
  private struct Line {
    var count = 0
    var signs = 0
    var bars = 0
    var mails = 0
    var isBlank = true
    /// Whether it may be the line between the head of a table and its rows.
    var isDelimiter: Bool { bars > 0 && hasHyphen && !hasOther }
    private var hasHyphen = false
    private var hasOther = false

    mutating func take(_ byte: UInt8) {
      switch byte {
      case 0x20, 0x09, 0x0D: return
      case UInt8(ascii: "\n"):
        signs += 1
        return
      case UInt8(ascii: "|"):
        bars += 1
        signs += 1
      case UInt8(ascii: "-"):
        hasHyphen = true
        signs += 1
      case UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "*"): signs += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ")"): break
      case UInt8(ascii: "@"):
        mails += 1
        signs += 1
        hasOther = true
      case UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"),
        UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "#"):
        signs += 1
        hasOther = true
      default: hasOther = true
      }
      isBlank = false
    }
  }
}
