/// Names for files that every file system takes: letters and digits of ASCII and hyphens, unique even where case is
/// ignored.
struct FileNames {
  /// The names that were given, in lower case.
  private var taken: Set<String> = []
  /// The longest name before its number, in bytes.
  private static let longest = 80
  /// Names that are devices on Windows, whatever their ending.
  private static let devices: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2",
    "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
  ]

  /// A name that resembles a text, and that was not given before.
  mutating func name(for text: String) -> String {
    let plain = Self.plain(text)
    var name = plain
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }

  /// The letters and digits of a text, and a hyphen for whatever else is between them.
  private static func plain(_ text: String) -> String {
    let parts = text.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
      case UInt8(ascii: "0")...UInt8(ascii: "9"): false
      default: true
      }
    }
    let joined = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    let name = String(decoding: joined.utf8.prefix(longest), as: UTF8.self)
    return name.isEmpty || devices.contains(name.lowercased()) ? "file-" + name : name
  }
}
