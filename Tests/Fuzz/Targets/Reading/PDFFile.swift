@testable import Typeset

/// A finished PDF file as a reader sees it: its objects by number, and its streams unpacked.
final class PDFFile {
  /// The trailer's dictionary.
  let trailer: PDFValue
  private let bytes: [UInt8]
  private let offsets: [Int]
  private var known: [Int: PDFValue] = [:]
  private let deflate = try! Deflate()

  /// Reads the table of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let end = Array("startxref\n".utf8)
    let start = (0..<bytes.count - end.count).last { bytes[$0..<$0 + end.count].elementsEqual(end) }
    var lexer = PDFLexer(bytes, at: (start ?? 0) + end.count)
    lexer.offset = lexer.next()?.integer ?? 0
    guard case .word("xref")? = lexer.next(), lexer.next()?.integer == 0, let count = lexer.next()?.integer else {
      preconditionFailure("the PDF has a table")
    }
    var offsets: [Int] = []
    for _ in 0..<count {
      let offset = lexer.next()?.integer
      _ = lexer.next()
      if case .word("n")? = lexer.next() { offsets.append(offset ?? -1) } else { offsets.append(-1) }
    }
    self.offsets = offsets
    guard case .word("trailer")? = lexer.next(), let trailer = lexer.next() else {
      preconditionFailure("the PDF has a trailer")
    }
    self.trailer = trailer
  }

  /// The value, or that of the object that it refers to.
  func value(_ value: PDFValue?) -> PDFValue {
    guard let number = value?.reference else { return value ?? .word("null") }
    if let known = known[number] { return known }
    var lexer = lexer(of: number)
    let object = lexer.next() ?? .word("null")
    known[number] = object
    return object
  }

  /// The bytes of a stream, unpacked.
  func stream(_ number: Int) -> [UInt8] {
    var lexer = lexer(of: number)
    guard let head = lexer.next(), case .word("stream")? = lexer.next(),
      let length = value(head.members["Length"]).integer
    else { preconditionFailure("object \(number) of the PDF is a stream") }
    if bytes[lexer.offset] == 0x0D { lexer.offset += 1 }
    let start = lexer.offset + 1
    lexer.offset = start + length
    guard case .word("endstream")? = lexer.next() else {
      preconditionFailure("stream \(number) of the PDF has its length")
    }
    let packed = Array(bytes[start..<start + length])
    guard value(head.members["Filter"]).name == "FlateDecode" else { return packed }
    let target = ByteBuffer()
    let isUnpacked: Void? = try? deflate.unpack(packed.span, into: target)
    precondition(isUnpacked != nil, "stream \(number) of the PDF can be unpacked")
    return target.withBytes(Array.init)
  }

  /// The pages in order, by their objects.
  var pages: [(number: Int, members: [String: PDFValue])] {
    let root = value(value(trailer.members["Root"]).members["Pages"])
    return value(root.members["Kids"]).items.compactMap { kid in
      kid.reference.map { ($0, value(kid).members) }
    }
  }

  private func lexer(of number: Int) -> PDFLexer {
    guard offsets.indices.contains(number), offsets[number] >= 0 else {
      preconditionFailure("the PDF has object \(number)")
    }
    var lexer = PDFLexer(bytes, at: offsets[number])
    guard lexer.next()?.integer == number, lexer.next()?.integer == 0, case .word("obj")? = lexer.next() else {
      preconditionFailure("object \(number) of the PDF is where its table says")
    }
    return lexer
  }
}
