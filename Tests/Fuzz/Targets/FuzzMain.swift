import CLibFuzzer
import Glibc

/// Runs libFuzzer on the target that the first argument names; the other arguments are libFuzzer's.
@main struct FuzzMain {
  /// All targets by name.
  private static let targets: [(name: String, type: any FuzzTarget.Type)] = [
    ("markup", MarkupTarget.self), ("layout", LayoutTarget.self), ("catalogs", CatalogTarget.self),
    ("fonts", FontTarget.self), ("pictures", PictureTarget.self), ("baselines", BaselineTarget.self),
    ("manifests", ManifestTarget.self), ("compare", CompareTarget.self),
  ]

  /// The target of this process.
  nonisolated(unsafe) private static var target: (any FuzzTarget)?

  static func main() {
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
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        FuzzMain.target?.take(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}
