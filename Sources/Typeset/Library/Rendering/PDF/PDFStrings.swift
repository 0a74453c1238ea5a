extension ByteBuffer {
  /// Appends a text as a PDF string: unchanged if it is plain ASCII, otherwise as UTF-16.
  func append(pdf text: String) { append(pdf: Array(text.utf16)) }

  /// Appends UTF-16 text as a PDF string: unchanged if it is plain ASCII, otherwise as UTF-16.
  func append(pdf text: [UInt16]) {
    append("(")
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      append(most: 2 * text.count) { target in
        for unit in text { target.put(pdf: UInt8(unit)) }
      }
    } else {
      append(UInt8(0xFE))
      append(UInt8(0xFF))
      append(most: 4 * text.count) { target in
        for unit in text {
          target.put(pdf: UInt8(unit >> 8))
          target.put(pdf: UInt8(truncatingIfNeeded: unit))
        }
      }
    }
    append(")")
  }

  /// Appends a reference to an object.
  func append(reference number: Int) {
    append(decimal: number)
    append(" 0 R")
  }

  /// Appends an ISO 8601 date and time in PDF form; parts at the end may be missing.
  func append(pdfDate date: String) {
    append("(D:")
    var digits = 0
    var zone = ""
    for character in date.unicodeScalars {
      switch character {
      case "0"..."9" where digits < 14 && zone.isEmpty:
        append(UInt8(truncatingIfNeeded: character.value))
        digits += 1
      case "Z", "+": zone = String(character)
      case "-" where digits > 8: zone = "-"
      case "0"..."9": if zone.utf8.count == 3 { zone += "'" }; zone.unicodeScalars.append(character)
      default: break
      }
    }
    append(zone)
    append(zone.utf8.count > 1 ? "')" : ")")
  }

  /// Appends a place as the explicit destination of PDF, whose y runs upwards.
  func append(destination anchor: StructureTree.Anchor, pages: [Int], heights: [Double]) {
    append("[")
    append(reference: pages[anchor.page])
    append(" /XYZ ")
    append(anchor.place.x)
    append(" ")
    append(heights[anchor.page] - anchor.place.y)
    append(" 0]")
  }
}

extension OutputSpan<UInt8> {
  /// Puts a byte of a string there, at most two with its escape.
  @_lifetime(self: copy self)
  @inline(__always) fileprivate mutating func put(pdf byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"), 0x0D:
      put(UInt8(ascii: "\\"))
      // A reader takes a carriage return for the end of a line.
      put(byte == 0x0D ? UInt8(ascii: "r") : byte)
    default: put(byte)
    }
  }
}
