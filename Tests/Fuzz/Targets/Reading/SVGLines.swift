@testable import Typeset

/// The lines in the layer of text of an SVG file, in its order.
struct SVGLines {
  /// A line.
  struct Line {
    /// Its text.
    var text: String
    /// Whether assistive technology passes it by, itself or with what it is in.
    var isHidden: Bool
  }

  /// The lines.
  private(set) var lines: [Line] = []

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    let start = Array("<g class=\"text\"".utf8)
    // The layer follows the drawing, whose text is outlines.
    guard
      let layer = (0..<max(0, bytes.count - start.count)).last(where: {
        bytes[$0..<$0 + start.count].elementsEqual(start)
      })
    else { preconditionFailure("the SVG has a layer of text") }
    var open: [Bool] = []
    var text: [UInt8]?
    var offset = layer
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        if text != nil { text?.append(bytes[offset]) }
        offset += 1
        continue
      }
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
        preconditionFailure("every tag of the SVG ends")
      }
      let tag = String(decoding: bytes[offset...end], as: UTF8.self)
      offset = end + 1
      if tag.hasPrefix("<!--") {
        // The number of the page.
      } else if tag.hasPrefix("</") {
        if tag == "</text>", let line = text {
          lines.append(Line(text: Self.unescaped(line), isHidden: open.contains(true)))
          text = nil
        }
        expect(open.popLast() != nil || tag == "</svg>", "every tag of the SVG begins: \(tag)")
      } else if !tag.hasSuffix("/>") {
        open.append(tag.contains(" aria-hidden=\"true\""))
        if tag.hasPrefix("<text") { text = [] }
      }
    }
    expect(open.isEmpty, "every element of the SVG ends")
  }

  /// A text with its references replaced.
  private static func unescaped(_ bytes: [UInt8]) -> String {
    var result = ""
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let start = rest.unicodeScalars.firstIndex(of: "&"),
      let end = rest[start...].unicodeScalars.firstIndex(of: ";")
    {
      result.unicodeScalars += rest.unicodeScalars[..<start]
      let name = String(rest.unicodeScalars[rest.unicodeScalars.index(after: start)..<end])
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      default:
        guard name.hasPrefix("#"), let scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) else {
          preconditionFailure("the SVG refers to no entity: \(name)")
        }
        result.unicodeScalars.append(scalar)
      }
      rest = Substring(rest.unicodeScalars[rest.unicodeScalars.index(after: end)...])
    }
    result.unicodeScalars += rest.unicodeScalars
    return result
  }
}
