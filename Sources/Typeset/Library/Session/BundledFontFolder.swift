import CSystem

/// Finds the fonts that come with the library.
enum BundledFontFolder {
  /// The folder of the bundled fonts, found from the running executable; nil if there is none.
  static var path: String? {
    guard let executable = ExecutablePath.current.flatMap(FileSystem.resolved) else { return nil }
    return resources(besides: executable) ?? FontLibrary.bundledFolder(executable: executable)
  }

  /// The resources of `TypesetFonts`, where the package manager puts them: beside the executable, or in an app's
  /// resources.
  private static func resources(besides executable: String) -> String? {
    let folder = FileSystem.parent(of: executable)
    let bundle = "typeset_TypesetFonts"
    let places = [
      "\(folder)/\(bundle).resources", "\(folder)/\(bundle).bundle", "\(folder)/\(bundle).bundle/Contents/Resources",
      "\(folder)/../Resources/\(bundle).bundle/Contents/Resources", "\(folder)/../Resources/\(bundle).bundle",
    ]
    return places.first { FileSystem.isFile($0 + "/NotoSans-Regular.ttf") }
  }
}

/// Where the running program lies.
package enum ExecutablePath {
  /// The path of its file; nil if it is unknown.
  package static var current: String? {
    let path = unsafe [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = unsafe Int(max(0, typeset_executable_path(buffer.baseAddress, buffer.count)))
    }
    return path.isEmpty ? nil : String(decoding: path.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
