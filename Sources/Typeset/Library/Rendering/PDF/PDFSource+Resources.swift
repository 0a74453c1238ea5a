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

  /// The list of pictures and groups of an object in which a name is repeated; nil for any other object.
  ///
  /// Cairo lists a picture each time it is drawn. Readers use the last entry, but PDF does not allow duplicates.
  func listWithRepetitions(_ number: Int) throws -> Range<Int>? {
    guard isResources(number), let list = entry("/XObject", of: try object(number)) else { return nil }
    let names = entries(of: list).map { text($0.name) }
    return Set(names).count < names.count ? list : nil
  }

  /// Whether an object is a TrueType font whose codes are glyphs but which does not declare this (ISO 14289-1,
  /// 7.21.3.2).
  func isFontWithoutGlyphMap(_ number: Int) throws -> Bool {
    let object = try object(number)
    guard isDictionary(object), let kind = entry("/Subtype", of: object), equals(kind, "/CIDFontType2") else {
      return false
    }
    return entry("/CIDToGIDMap", of: object) == nil
  }

  /// A stream of the file.
  struct Stream {
    /// The object.
    var number: Int
    /// Its bytes, unchanged.
    var bytes: Range<Int>
    /// Whether they are packed (filter `FlateDecode`).
    var isPacked: Bool
    /// The object that contains only its length; nil if there is none.
    var lengthObject: Int?
  }

  /// The object that contains only the length of a stream; nil if there is none.
  func lengthObject(ofStream number: Int) throws -> Int? { reference(entry("/Length", of: try object(number))) }

  /// The stream of an object.
  func stream(_ number: Int) throws -> Stream {
    let dictionary = try object(number)
    var cursor = dictionary.upperBound
    guard let length = entry("/Length", of: dictionary), skip("stream", at: &cursor), cursor < bytes.count else {
      throw PDFError.unknownShape("no stream in object \(number)")
    }
    if bytes[cursor] == 0x0D { cursor += 1 }
    cursor += 1
    let lengthObject = reference(length)
    guard let count = self.number(try lengthObject.map(object) ?? length), cursor + count <= bytes.count else {
      throw PDFError.unknownShape("a stream without an end in object \(number)")
    }
    let filter = entry("/Filter", of: dictionary)
    guard filter.map({ equals($0, "/FlateDecode") }) ?? true else {
      throw PDFError.unknownShape("page contents with another filter")
    }
    return Stream(number: number, bytes: cursor..<(cursor + count), isPacked: filter != nil, lengthObject: lengthObject)
  }

  /// Whether an object has the form that Cairo gives only to resources: a dictionary whose first entry is on its own
  /// line.
  private func isResources(_ number: Int) -> Bool {
    let begin = offsets[number]
    guard let end = bytes[begin..<min(begin + 24, bytes.count)].firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let start: StaticString = "<<\n   /"
    return end + 1 + start.utf8CodeUnitCount <= bytes.count
      && equals((end + 1)..<(end + 1 + start.utf8CodeUnitCount), start)
  }
}
