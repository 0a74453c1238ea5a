/// The content stream of a page with its signs replaced by marked content, and everything else marked as artifacts.
///
/// ISO 32000-1, 14.6; ISO 14289-1, 7.1: everything drawn is either content of a structure element or an artifact.
struct PageContent {
  private let bytes: [UInt8]
  private let tags: (Int) throws -> StructureTag
  private let out: ByteBuffer
  /// The numbers of the contents in the order of the stream: the index is the MCID.
  private(set) var contents: [Int] = []
  private var cursor = 0
  /// The end of the copied part of the stream.
  private var copied = 0
  /// The offset of the first operand of the current operator.
  private var operandStart = -1
  private var operands: [Double] = []
  private var state = State.outside
  /// The outline that is being built, as long as it may be a sign.
  private var outline = Outline()

  private enum State { case outside, artifact, content }

  /// A path that begins at an offset of the stream.
  private struct Outline {
    var start = -1
    var corners: [Point] = []
    var maySign = true
  }

  /// Rewrites a stream into a buffer; `tag` gives the type of the element that a content belongs to.
  @discardableResult
  static func rewrite(
    _ bytes: [UInt8], into out: ByteBuffer, tag: (Int) throws -> StructureTag
  ) throws -> [Int] {
    try withoutActuallyEscaping(tag) { tag in
      var content = PageContent(bytes: bytes, tags: tag, out: out)
      try content.rewrite()
      return content.contents
    }
  }

  private init(bytes: [UInt8], tags: @escaping (Int) throws -> StructureTag, out: ByteBuffer) {
    self.bytes = bytes
    self.tags = tags
    self.out = out
    operands.reserveCapacity(8)
  }

  private mutating func rewrite() throws {
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0...0x20: cursor += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"): readNumber()
      case UInt8(ascii: "("): skipString()
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "]"): skipOperand()
      default: try readOperator()
      }
    }
    copy(to: bytes.count)
    switch state {
    case .outside: break
    case .artifact: out.append("\nEMC\n")
    case .content: throw PDFError.unknownShape("content that does not end")
    }
  }

  // MARK: Operators

  private mutating func readOperator() throws {
    let start = cursor
    while cursor < bytes.count, bytes[cursor].isRegular { cursor += 1 }
    if cursor == start { cursor += 1 }
    if operandStart < 0 { operandStart = start }
    defer {
      operandStart = -1
      operands.removeAll(keepingCapacity: true)
    }
    switch (cursor - start, bytes[start], start + 1 < bytes.count ? bytes[start + 1] : 0) {
    case (1, UInt8(ascii: "m"), _): extendOutline(isMove: true)
    case (1, UInt8(ascii: "l"), _): extendOutline(isMove: false)
    case (1, UInt8(ascii: "h"), _): return
    case (1, UInt8(ascii: "f"), _): try endOutline()
    case (1, UInt8(ascii: "c"), _), (1, UInt8(ascii: "v"), _), (1, UInt8(ascii: "y"), _),
      (2, UInt8(ascii: "r"), UInt8(ascii: "e")):
      extendOutlineOtherwise()
    case (2, UInt8(ascii: "B"), UInt8(ascii: "T")), (2, UInt8(ascii: "D"), UInt8(ascii: "o")),
      (2, UInt8(ascii: "s"), UInt8(ascii: "h")):
      beginArtifact(at: operandStart)
    case (1, UInt8(ascii: "F"), _), (1, UInt8(ascii: "S"), _), (1, UInt8(ascii: "s"), _), (1, UInt8(ascii: "B"), _),
      (1, UInt8(ascii: "b"), _), (2, UInt8(ascii: "f"), _), (2, UInt8(ascii: "B"), _), (2, UInt8(ascii: "b"), _):
      endOtherOutline()
    // A clip draws nothing.
    case (1, UInt8(ascii: "n"), _): outline = Outline()
    default: return
    }
  }

  private mutating func extendOutline(isMove: Bool) {
    if outline.start < 0 { outline.start = operandStart }
    guard outline.maySign, operands.count == 2 else { return outline.maySign = false }
    let corner = Point(x: operands[0], y: operands[1])
    let count = outline.corners.count
    // A sign has four corners, and Cairo moves to the first one again after it has closed an outline.
    if isMove, count > 0, count % 4 == 0, outline.corners[count - 4] == corner { return }
    outline.corners.append(corner)
    outline.maySign = count < 8 && isMove == (count % 4 == 0)
  }

  private mutating func extendOutlineOtherwise() {
    if outline.start < 0 { outline.start = operandStart }
    outline.maySign = false
  }

  private mutating func endOutline() throws {
    guard outline.maySign, let sign = ContentSign(outline: outline.corners) else { return endOtherOutline() }
    copy(to: outline.start)
    copied = cursor
    outline = Outline()
    switch (sign, state) {
    case (.begin, .content), (.end, .outside), (.end, .artifact):
      throw PDFError.unknownShape("contents that do not follow each other")
    case (.begin(let number), _):
      if state == .artifact { out.append("EMC\n") }
      out.append("/")
      out.append(try tags(number).rawValue)
      out.append(" << /MCID ")
      out.append(decimal: contents.count)
      out.append(" >> BDC")
      contents.append(number)
      state = .content
    case (.end, .content):
      out.append("EMC")
      state = .outside
    }
  }

  /// Ends a painted outline that is not a sign.
  private mutating func endOtherOutline() {
    if outline.start >= 0 { beginArtifact(at: outline.start) }
    outline = Outline()
  }

  private mutating func beginArtifact(at offset: Int) {
    guard state == .outside else { return }
    copy(to: offset)
    out.append("/Artifact BMC\n")
    state = .artifact
  }

  private mutating func copy(to end: Int) {
    guard end > copied else { return }
    out.append(bytes[copied..<end])
    copied = end
  }

  // MARK: Operands

  private mutating func readNumber() {
    let start = cursor
    if operandStart < 0 { operandStart = start }
    let isNegative = bytes[cursor] == UInt8(ascii: "-")
    var (whole, fraction, scale) = (0.0, 0.0, 1.0)
    var isFraction = false
    while cursor < bytes.count, bytes[cursor].isRegular {
      let digit = Double(bytes[cursor]) - 48
      if bytes[cursor] == UInt8(ascii: ".") {
        isFraction = true
      } else if digit >= 0, digit <= 9 {
        if isFraction {
          scale /= 10
          fraction += digit * scale
        } else {
          whole = whole * 10 + digit
        }
      }
      cursor += 1
    }
    operands.append(isNegative ? -(whole + fraction) : whole + fraction)
  }

  private mutating func skipOperand() {
    if operandStart < 0 { operandStart = cursor }
    let isHexadecimal =
      bytes[cursor] == UInt8(ascii: "<") && cursor + 1 < bytes.count && bytes[cursor + 1] != UInt8(ascii: "<")
    cursor += 1
    if isHexadecimal {
      while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") { cursor += 1 }
    } else {
      while cursor < bytes.count, bytes[cursor].isRegular { cursor += 1 }
    }
  }

  private mutating func skipString() {
    if operandStart < 0 { operandStart = cursor }
    var depth = 0
    repeat {
      switch bytes[cursor] {
      case UInt8(ascii: "\\"): cursor += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      cursor += 1
    } while depth > 0 && cursor < bytes.count
  }
}

extension UInt8 {
  /// Whether the byte can be part of a number, a name or an operator (ISO 32000-1, 7.2.2).
  fileprivate var isRegular: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: true
    }
  }
}
