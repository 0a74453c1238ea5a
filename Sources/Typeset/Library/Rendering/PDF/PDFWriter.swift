/// The objects of a PDF file on their way to a sink, with the table of where each begins.
final class PDFWriter {
  /// The output buffer.
  let out = ByteBuffer(capacity: 2 * block)
  /// How many bytes are written at once.
  private static let block = 1 << 16
  private let sink: ByteSink
  private let start: Int
  private var offsets: [Int]

  /// A file whose objects below `objectCount` have their numbers already.
  init(objectCount: Int, to sink: ByteSink) {
    self.sink = sink
    start = sink.count
    offsets = [Int](repeating: -1, count: objectCount)
    // The second line marks the file as binary (ISO 32000-1, 7.5.2).
    out.append("%PDF-1.7\n%")
    for byte in [0xB5, 0xED, 0xAE, 0xFB, 0x0A] as [UInt8] { out.append(byte) }
  }

  /// The offset of the next byte in the file.
  var position: Int { sink.count - start + out.count }

  /// Gives numbers to new objects, and the first of them.
  func reserve(_ count: Int) -> Int {
    defer { offsets += [Int](repeating: -1, count: count) }
    return offsets.count
  }

  /// Writes an object; earlier output may be flushed to the sink.
  func write(_ number: Int, _ body: () throws -> Void) throws {
    begin(number)
    out.append(decimal: number)
    out.append(" 0 obj\n")
    try body()
    out.append("\nendobj\n")
    try flush(atLeast: Self.block)
  }

  /// Begins an object whose bytes follow unchanged.
  func begin(_ number: Int, after bytes: Int = 0) { offsets[number] = position + bytes }

  /// Writes bytes unchanged.
  func copy(_ bytes: ArraySlice<UInt8>) throws {
    guard bytes.count >= Self.block else {
      out.append(bytes)
      return try flush(atLeast: Self.block)
    }
    try flush(atLeast: 1)
    try sink.write(bytes.span)
  }

  /// Ends the file with the table of all objects; those that were never written are free.
  func finish(catalog: Int, information: Int) throws {
    let table = position
    out.append("xref\n0 ")
    out.append(decimal: offsets.count)
    out.append("\n0000000000 65535 f \n")
    for offset in offsets.dropFirst() {
      out.append(tenDigits: max(offset, 0))
      out.append(offset >= 0 ? " 00000 n \n" : " 65535 f \n")
    }
    out.append("trailer\n<< /Size ")
    out.append(decimal: offsets.count)
    out.append("\n   /Root ")
    out.append(reference: catalog)
    out.append("\n   /Info ")
    out.append(reference: information)
    out.append("\n>>\nstartxref\n")
    out.append(decimal: table)
    out.append("\n%%EOF\n")
    try flush(atLeast: 1)
  }

  private func flush(atLeast count: Int) throws {
    guard out.count >= count else { return }
    try sink.write(out)
    out.removeAll()
  }
}

extension ByteBuffer {
  fileprivate func append(tenDigits number: Int) {
    var divisor = 1_000_000_000
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
