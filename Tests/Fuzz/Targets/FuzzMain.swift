import CLibFuzzer
import Glibc

/// Runs libFuzzer on the target that the first argument names; the other arguments are libFuzzer's. `document FILE`
/// writes the document that an input of `layout` chooses.
@main struct FuzzMain {
  /// All targets by name.
  private static let targets: [(name: String, type: any FuzzTarget.Type)] = [
    ("markup", MarkupTarget.self), ("layout", LayoutTarget.self), ("catalogs", CatalogTarget.self),
    ("fonts", FontTarget.self), ("pictures", PictureTarget.self), ("baselines", BaselineTarget.self),
    ("manifests", ManifestTarget.self), ("compare", CompareTarget.self), ("content", ContentTarget.self),
  ]

  /// The target of this process.
  nonisolated(unsafe) fileprivate static var target: (any FuzzTarget)?

  static func main() {
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "document" {
      return write(CommandLine.arguments[2])
    }
    guard CommandLine.arguments.count > 1,
      let chosen = targets.first(where: { $0.name == CommandLine.arguments[1] })
    else {
      print(targets.map(\.name).joined(separator: "\n"))
      return
    }
    target = chosen.type.init()
    // libFuzzer takes the name for that of the program.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(LLVMFuzzerRunDriver(&count, &arguments, take))
  }

  /// Writes the document that an input chooses to standard output.
  private static func write(_ path: String) {
    guard let file = fopen(path, "r") else { return print("cannot open \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    let input = LayoutTarget.Input(bytes)
    print(String(decoding: input.document, as: UTF8.self))
    print("<!-- \(input.options) -->")
  }
}

/// Hands an input to the target. The main function of libFuzzer knows it by this name; a debug build links that too,
/// unused.
@_cdecl("LLVMFuzzerTestOneInput")
func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzMain.target?.take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
