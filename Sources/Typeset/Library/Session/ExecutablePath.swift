import CSystem

/// Where the running program lies.
package enum ExecutablePath {
  /// The path of its file; nil if it is unknown.
  package static var current: String? {
    let path = [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = Int(max(0, typeset_executable_path(buffer.baseAddress, buffer.count)))
    }
    return path.isEmpty ? nil : String(decoding: path.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
