extension PDFSource {
  /// The names and values of a dictionary in order.
  func entries(of dictionary: Range<Int>) -> [(name: Range<Int>, value: Range<Int>)] {
    var entries: [(name: Range<Int>, value: Range<Int>)] = []
    var cursor = dictionary.lowerBound + 2
    while cursor < dictionary.upperBound {
      let name = value(at: &cursor)
      if name.isEmpty || bytes[name.lowerBound] != UInt8(ascii: "/") { break }
      entries.append((name, value(at: &cursor)))
    }
    return entries
  }

  /// The characters of a value.
  func text(_ value: Range<Int>) -> String { String(decoding: bytes[value], as: UTF8.self) }

  /// The lists of pictures and groups, by the objects that hold them, in which a name stands more than once.
  ///
  /// Cairo 1.16 lists a picture once for every time that it is drawn. Readers take the last, but PDF does not allow it.
  func listsWithRepetitions() throws -> [(object: Int, list: Range<Int>)] {
    try order.compactMap { number in
      guard isResources(number), let list = entry("/XObject", of: try object(number)) else { return nil }
      let names = entries(of: list).map { text($0.name) }
      return Set(names).count < names.count ? (number, list) : nil
    }
  }

  /// Whether an object is laid out as Cairo lays out resources alone: a dictionary whose first entry stands on a line of its own.
  private func isResources(_ number: Int) -> Bool {
    let begin = offsets[number]
    guard let end = bytes[begin..<min(begin + 24, bytes.count)].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let start: StaticString = "<<\n   /"
    return end + 1 + start.utf8CodeUnitCount <= bytes.count
      && equals((end + 1)..<(end + 1 + start.utf8CodeUnitCount), start)
  }
}
