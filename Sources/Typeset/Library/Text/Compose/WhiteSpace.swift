/// Turns the white space of the source into that of the text: collapsed as in HTML, or preserved.
enum WhiteSpace {
  static let space: UInt16 = 0x20
  static let tab: UInt16 = 0x09
  static let lineFeed: UInt16 = 0x0A
  static let carriageReturn: UInt16 = 0x0D
  static let softHyphen: UInt16 = 0xAD

  /// The state of collapsing between one stretch of text and the next.
  struct Collapsing: Sendable {
    /// Whether a blank would be dropped: at the start of a line, and after another.
    var swallows = true
    /// Whether a blank waits for the character behind it; at the end of a line it is never written.
    var hasPendingBlank = false
    /// Whether that blank comes from the end of a line of the source.
    var pendsLineEnd = false

    /// Starts a new line.
    mutating func startLine() { self = Collapsing() }

    /// Whether a blank waited, which whoever asks then writes.
    mutating func takePendingBlank() -> Bool {
      defer { (hasPendingBlank, pendsLineEnd) = (false, false) }
      return hasPendingBlank
    }

    /// Drops the blank that waits where it is the end of a source line inside text that is written without blanks.
    mutating func join(_ last: UInt16?, _ next: UInt16) {
      guard pendsLineEnd, let last, isWrittenWithoutBlanks(last), isWrittenWithoutBlanks(next) else { return }
      (hasPendingBlank, pendsLineEnd) = (false, false)
    }
  }

  /// Appends a text with each run of blanks, tabs and line ends made one blank; between Chinese and Japanese characters
  /// a run with a line end is made nothing.
  static func appendCollapsed(_ text: InlineText, to units: inout [UInt16], state: inout Collapsing) {
    var local = state
    let before = units.last
    append(text, to: &units) { unit, target in
      if unit == space || unit == tab || unit == lineFeed || unit == carriageReturn {
        if !local.swallows { local.hasPendingBlank = true }
        if local.hasPendingBlank, unit == lineFeed { local.pendsLineEnd = true }
        local.swallows = true
      } else {
        if local.pendsLineEnd { local.join(target.isEmpty ? before : target.span[target.count - 1], unit) }
        if local.takePendingBlank() { target.append(space) }
        local.swallows = false
        target.append(unit)
      }
    }
    state = local
  }

  /// Appends a text as it is; a carriage return, which only a reference can give, becomes a line feed.
  static func appendPreserved(_ text: InlineText, to units: inout [UInt16]) {
    append(text, to: &units) { unit, target in target.append(unit == carriageReturn ? lineFeed : unit) }
  }

  /// Whether a character may hang over the end of a line: blanks that allow a break, tabs excluded.
  @inline(__always)
  static func hangs(_ unit: UInt16) -> Bool {
    unit == 0x20 || (unit >= 0x1680 && isWideBlank(unit))
  }

  private static func isWideBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a unit belongs to Chinese or Japanese, or to the signs made for them; Korean has blanks between its words.
  private static func isWrittenWithoutBlanks(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2E80...0x312F, 0x3190...0x31FF, 0x3220...0x325F, 0x3280...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF9F:
      true
    default: false
    }
  }

  /// Hands over the UTF-16 units of a text one by one and appends what `body` puts into the room for them.
  @inline(__always)
  private static func append(
    _ text: InlineText, to units: inout [UInt16], body: (UInt16, inout OutputSpan<UInt16>) -> Void
  ) {
    text.withUTF8 { bytes in
      // Only a blank that waits from before comes on top of the units of the text.
      units.append(addingCapacity: bytes.count + 1) { room in decode(bytes) { body($0, &room) } }
    }
  }

  /// Calls `body` with the UTF-16 units of valid UTF-8.
  @inline(__always) private static func decode(_ bytes: Span<UInt8>, body: (UInt16) -> Void) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        body(UInt16(lead))
        index += 1
      } else if lead < 0xE0 {
        body(UInt16(lead & 0x1F) << 6 | UInt16(bytes[index + 1] & 0x3F))
        index += 2
      } else if lead < 0xF0 {
        let middle = UInt16(bytes[index + 1] & 0x3F) << 6
        body(UInt16(lead & 0x0F) << 12 | middle | UInt16(bytes[index + 2] & 0x3F))
        index += 3
      } else {
        let high = UInt32(lead & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
        let scalar = high | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
        body(UInt16(0xD800 + ((scalar - 0x10000) >> 10)))
        body(UInt16(0xDC00 + ((scalar - 0x10000) & 0x3FF)))
        index += 4
      }
    }
  }
}
