/// Reads the contents of a page: the text of every marked content, and where text stands.
struct PDFContentReader {
  /// The texts of marked contents by their numbers.
  private(set) var texts: [Int: [UInt16]] = [:]
  /// The heights at which glyphs stand, from the top of the page, in hundredths of a point.
  private(set) var baselines: Set<Double> = []
  private let fonts: [String: PDFFont]
  private var font: PDFFont?
  /// The content that is open; nil for an artifact and for none.
  private var content: Int?
  /// What the marks that are open began.
  private var marks: [Mark] = []
  /// The text that stands for the glyphs of the span that is open.
  private var isReplaced = false
  /// The scale of the type upwards, and the height of the line of glyphs.
  private var (scale, height) = (0.0, 0.0)

  private enum Mark { case content, artifact, text, other }

  /// Begins a page with the fonts that it names.
  init(fonts: [String: PDFFont]) { self.fonts = fonts }

  /// Reads a stream.
  mutating func read(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes)
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      perform(word, operands)
      operands.removeAll(keepingCapacity: true)
    }
  }

  /// Ends the page.
  func finish() { expect(marks.isEmpty, "every mark in the contents of the PDF ends") }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    switch word {
    case "Tf": font = operands.first?.name.flatMap { fonts[$0] }
    case "Tm" where operands.count == 6: (scale, height) = (operands[3].number ?? 0, operands[5].number ?? 0)
    case "Td" where operands.count == 2: height += scale * (operands[1].number ?? 0)
    case "Tj", "TJ":
      for case .string(let bytes) in operands.first?.items ?? [] { show(bytes) }
    case "BMC":
      expect(content == nil, "an artifact of the PDF is outside of contents")
      marks.append(.artifact)
    case "BDC": begin(operands)
    case "EMC": end()
    default: break
    }
  }

  private mutating func begin(_ operands: [PDFValue]) {
    let members = operands.last?.members ?? [:]
    if let number = members["MCID"]?.integer {
      expect(marks.isEmpty && texts[number] == nil, "content \(number) of the PDF begins once, outside of others")
      (content, texts[number]) = (number, [])
      marks.append(.content)
    } else if let text = members["ActualText"] {
      expect(!isReplaced, "a text of the PDF stands for glyphs, not for another")
      isReplaced = true
      add(text.text)
      marks.append(.text)
    } else {
      marks.append(.other)
    }
  }

  private mutating func end() {
    switch marks.popLast() {
    case .content?: content = nil
    case .text?: isReplaced = false
    case .artifact?, .other?: break
    case nil: preconditionFailure("every mark in the contents of the PDF begins")
    }
  }

  private mutating func show(_ bytes: [UInt8]) {
    guard let font else { preconditionFailure("glyphs of the PDF have a font") }
    let text = font.text(of: bytes)
    expect(!marks.isEmpty, "glyphs of the PDF are marked")
    guard content != nil else { return }
    baselines.insert((height * 100).rounded())
    if !isReplaced { add(text) }
  }

  private mutating func add(_ text: [UInt16]) {
    if let content { texts[content, default: []] += text }
  }
}
