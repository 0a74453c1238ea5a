/// The text of a PDF file as its structure gives it to a reader: of every element its `ActualText`, or else the text of
/// its marked contents by the maps of its fonts.
struct PDFText {
  /// All text in the order of the structure.
  private(set) var text: [UInt16] = []
  /// The heights of the baselines of text on each page, from the top, in points.
  private(set) var baselines: [Set<Double>] = []
  private let file: PDFFile
  /// The texts of the contents of pages that nobody has read, by object and number.
  private var contents: [Content: [UInt16]] = [:]
  private var fonts: [Int: PDFFont] = [:]

  /// A piece of the content of a page.
  private struct Content: Hashable {
    var page: Int
    var number: Int
  }

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    file = PDFFile(bytes)
    for page in file.pages { read(page.number, page.members) }
    let root = file.value(file.value(file.trailer.members["Root"]).members["StructTreeRoot"])
    for kid in file.value(root.members["K"]).items { read(kid, page: nil) }
    expect(contents.isEmpty, "every marked content of the PDF belongs to an element")
  }

  /// Reads the contents of a page.
  private mutating func read(_ page: Int, _ members: [String: PDFValue]) {
    let list = file.value(file.value(members["Resources"]).members["Font"]).members
    var fonts: [String: PDFFont] = [:]
    for (name, value) in list {
      guard let number = value.reference else { continue }
      let font = self.fonts[number] ?? PDFFont(file.value(value).members, of: file)
      self.fonts[number] = font
      fonts[name] = font
    }
    var reader = PDFContentReader(fonts: fonts)
    for stream in streams(members["Contents"]) { reader.read(file.stream(stream)) }
    reader.finish()
    baselines.append(reader.baselines)
    for (number, text) in reader.texts { contents[Content(page: page, number: number)] = text }
  }

  private func streams(_ contents: PDFValue?) -> [Int] {
    guard let contents else { return [] }
    if let number = contents.reference, case .dictionary = file.value(contents) { return [number] }
    return file.value(contents).items.compactMap(\.reference)
  }

  /// Reads an element, or a content of one that is on a page.
  private mutating func read(_ kid: PDFValue, page: Int?) {
    if let number = kid.integer { return take(number, of: page) }
    let members = file.value(kid).members
    switch members["Type"]?.name {
    case "OBJR": return
    case "MCR":
      if let number = members["MCID"]?.integer { take(number, of: members["Pg"]?.reference ?? page) }
    default:
      let page = members["Pg"]?.reference ?? page
      let start = text.count
      for inner in members["K"].map(file.value)?.items ?? [] { read(inner, page: page) }
      if let actual = members["ActualText"] { text.replaceSubrange(start..., with: actual.text) }
    }
  }

  private mutating func take(_ number: Int, of page: Int?) {
    guard let page, let found = contents.removeValue(forKey: Content(page: page, number: number)) else {
      preconditionFailure("the PDF shows content \(number) of an element, once")
    }
    text += found
  }
}

/// A font of a PDF file, as far as it gives text.
struct PDFFont {
  /// How many bytes a code has.
  let width: Int
  /// The texts of codes.
  private(set) var texts: [Int: [UInt16]] = [:]

  /// Reads the map of a font (ISO 32000-1, 9.10.3).
  init(_ members: [String: PDFValue], of file: PDFFile) {
    width = members["Subtype"]?.name == "Type0" ? 2 : 1
    guard let map = members["ToUnicode"]?.reference else { return }
    var lexer = PDFLexer(file.stream(map))
    var isInside = false
    while let value = lexer.next() {
      switch value {
      case .word("beginbfchar"): isInside = true
      case .word("endbfchar"): isInside = false
      case .word("beginbfrange"): preconditionFailure("maps of the PDF name each glyph")
      case .string(let code) where isInside:
        guard case .string(let text)? = lexer.next() else { continue }
        texts[Self.number(code)] = stride(from: 0, to: text.count - 1, by: 2)
          .map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
      default: break
      }
    }
  }

  /// The text of the glyphs that a string shows.
  func text(of string: [UInt8]) -> [UInt16] {
    expect(string.count % width == 0, "the PDF shows whole codes")
    return stride(from: 0, to: string.count, by: width).flatMap { start in
      let code = Self.number(Array(string[start..<start + width]))
      guard let text = texts[code] else { preconditionFailure("glyph \(code) of the PDF has a text") }
      return text
    }
  }

  private static func number(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
