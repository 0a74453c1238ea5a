/// The rows of a table as text with commas, semicolons or tabs (RFC 4180): a cell in quotation marks may have
/// separators, ends of lines, and quotation marks that are written twice.
///
/// A damaged row ends with its first line, so that the rows behind it are read.
struct DelimitedRows {
  /// A cell, as a stretch of the text.
  struct Cell {
    /// Its contents, without quotation marks around them.
    var bytes: Range<Int>
    /// Whether quotation marks are around it.
    var isQuoted: Bool
  }

  /// What is wrong with a row.
  enum Fault {
    /// A quotation mark is never closed.
    case unclosed
    /// Something follows a closing quotation mark.
    case quote
    /// It has more cells than the table has columns.
    case cells
  }

  /// A row.
  struct Row {
    /// The offset of its first byte.
    var start: Int
    /// Its cells; some of them in a damaged row.
    var cells: [Cell] = []
    /// What is wrong with it; nil for nothing.
    var fault: Fault?
  }

  /// The text, in UTF-8 with line feeds.
  let bytes: [UInt8]
  /// What is between two cells.
  let separator: UInt8
  /// The offset of the next row.
  private(set) var offset: Int

  /// Begins at an offset into a text.
  init(_ bytes: [UInt8], separator: UInt8, from offset: Int = 0) {
    self.bytes = bytes
    self.separator = separator
    self.offset = offset
  }

  /// The next row that is not empty, with at most so many cells; nil at the end.
  mutating func next(atMost most: Int) -> Row? {
    while offset < bytes.count, bytes[offset] == lineFeed { offset += 1 }
    guard offset < bytes.count else { return nil }
    var row = Row(start: offset)
    while row.fault == nil {
      row.fault = readCell(into: &row)
      if row.cells.count > most, row.fault == nil { row.fault = .cells }
      guard row.fault == nil, offset < bytes.count else { break }
      let isLast = bytes[offset] == lineFeed
      offset += 1
      if isLast { return row }
      // A separator at the end of the text has an empty cell behind it.
      if offset == bytes.count { row.cells.append(Cell(bytes: offset..<offset, isQuoted: false)) }
    }
    if row.fault != nil {
      // The next quotation mark closes one that was left open, so that no part of the text is read often.
      offset = (bytes[row.start...].firstIndex(of: lineFeed) ?? bytes.count - 1) + 1
    }
    return row
  }

  /// Reads a cell, to the separator or the end of the line behind it.
  private mutating func readCell(into row: inout Row) -> Fault? {
    guard bytes[offset] == quote else {
      let start = offset
      while offset < bytes.count, bytes[offset] != separator, bytes[offset] != lineFeed { offset += 1 }
      row.cells.append(Cell(bytes: start..<offset, isQuoted: false))
      return nil
    }
    offset += 1
    let start = offset
    while offset < bytes.count {
      guard bytes[offset] == quote else {
        offset += 1
        continue
      }
      if offset + 1 < bytes.count, bytes[offset + 1] == quote {
        offset += 2
        continue
      }
      row.cells.append(Cell(bytes: start..<offset, isQuoted: true))
      offset += 1
      guard offset == bytes.count || bytes[offset] == separator || bytes[offset] == lineFeed else { return .quote }
      return nil
    }
    return .unclosed
  }

  private let lineFeed = UInt8(ascii: "\n")
  private let quote = UInt8(ascii: "\"")

  /// The text of a cell, without the apostrophe that keeps a spreadsheet from running it.
  func text(of cell: Cell) -> String {
    let text = String(decoding: bytes[cell.bytes], as: UTF8.self)
    return DelimitedText.unguarded(cell.isQuoted ? text.replacing("\"\"", with: "\"") : text)
  }
}
