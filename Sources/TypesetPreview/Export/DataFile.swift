import Typeset
import TypesetReview

/// A data file of an export: a script that hands over JSON, since a page that is opened from a disk can load nothing
/// else.
struct DataFile {
  /// Its name: its path below the folder of the data, without its ending.
  let name: String
  /// The script.
  let bytes: [UInt8]

  /// The folder of the data.
  static let folder = "data"
  /// Contents of at least so many bytes are packed.
  private static let leastPacked = 2000

  /// The path of the file in the export.
  var path: String { "\(Self.folder)/\(name).js" }

  /// A file with some JSON: `typesetData("NAME", {…});`, packed by zlib and in base64 where that is smaller.
  init(_ name: String, _ json: [UInt8]) throws {
    self.name = name
    let writer = JSONWriter()
    writer.buffer.append("typesetData(")
    writer.value(name)
    writer.buffer.append(", ")
    if json.count < Self.leastPacked {
      writer.buffer.append(json)
    } else {
      let packed = ByteBuffer()
      try Deflate(level: Deflate.thoroughLevel).pack(json.span, into: packed)
      writer.buffer.append("{\"deflated\": \"")
      packed.withBytes { writer.buffer.append(base64: $0) }
      writer.buffer.append("\"}")
    }
    writer.buffer.append(");\n")
    bytes = writer.buffer.bytes
  }
}
