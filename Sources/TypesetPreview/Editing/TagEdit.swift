import Typeset

/// A document whose start tag at a place has other attributes.
enum TagEdit {
  /// The document with the settings of a state in the start tag at an offset.
  static func document(
    _ bytes: [UInt8], tagAt offset: Int, with settings: [ElementState.Setting]
  ) throws(PreviewError) -> [UInt8] {
    let tag: XMLTags.Tag
    do { tag = try XMLTags.tag(at: offset, in: bytes) } catch { throw PreviewError(error) }
    var changes: [(range: Range<Int>, bytes: [UInt8])] = []
    let place = tag.range.lowerBound + 1 + tag.fullName.utf8.count
    for setting in settings {
      // A text from a catalog would be shown instead of the value.
      for name in [setting.name, setting.name + "-key"] {
        if let value = tag.attributes[name] { changes.append((stretch(ofValue: value, in: bytes), [])) }
      }
      if let value = setting.value {
        changes.append((place..<place, Array(" \(setting.name)=\"\(XMLTags.escaped(value))\"".utf8)))
      }
    }
    var edited = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      edited.replaceSubrange(change.range, with: change.bytes)
    }
    return edited
  }

  /// The stretch of an attribute with its quotes and the blanks before it.
  static func stretch(ofValue value: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { [32, 9, 10, 13].contains(byte) }
    var start = value.lowerBound - 1
    while bytes[start - 1] == UInt8(ascii: "=") || isBlank(bytes[start - 1]) { start -= 1 }
    while !isBlank(bytes[start - 1]) { start -= 1 }
    while isBlank(bytes[start - 1]) { start -= 1 }
    return start..<value.upperBound + 1
  }
}
