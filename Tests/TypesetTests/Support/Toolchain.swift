import Foundation

/// The compiler that built the tests, for code that isn't part of them.
enum Toolchain {
  /// Where the modules of the build are: beside the bundle of the tests.
  private static let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
  private static let sources = DocumentationPage.root.appendingPathComponent("Sources").path
  private static let packages = [
    "harfbuzz", "cairo", "cairo-ft", "cairo-pdf", "cairo-svg", "freetype2", "libpng", "icu-uc", "expat", "fontconfig",
    "libjpeg", "libdeflate", "yaml-0.1",
  ]

  /// Whether code can be compiled against the modules of the build.
  static var isAvailable: Bool {
    guard FileManager.default.fileExists(atPath: modules + "/Typeset.swiftmodule") else { return false }
    return (try? run(["swiftc", "--version"]).status) == 0 && (try? run(["pkg-config", "--version"]).status) == 0
  }

  /// Checks a file as the code of a package.
  static func typeCheck(_ file: String, package: String) throws -> (status: Int32, output: String) {
    try run(["swiftc", "-typecheck", "-package-name", package] + arguments() + [file])
  }

  /// Compiles a file as the code of another package, and links it with objects and with the objects of targets of this
  /// one.
  static func link(_ file: String, targets: [String], objects: [String] = [], to program: String) throws -> (
    status: Int32, output: String
  ) {
    let libraries = try words(["pkg-config", "--libs"] + packages)
    return try run(
      ["swiftc", "-Onone", "-package-name", "another", "-o", program] + arguments() + [file] + objects
        + targets.flatMap(self.objects) + libraries)
  }

  /// The objects of a target that the tests were linked with; the folder of a build may hold older ones.
  static func objects(of target: String) -> [String] {
    let list = "\(modules)/../typesetPackageTests.product/Objects.LinkFileList"
    let paths = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    // A path with blanks is in quotes.
    return paths.split(separator: "\n").filter { $0.contains("/\(target).build/") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'")) }
  }

  /// Runs a program, and gives all that it writes.
  static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// What finds the modules of the build and of the C libraries.
  private static func arguments() throws -> [String] {
    let libraries = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasPrefix("C") }.sorted()
    var maps = libraries.map { "\(sources)/\($0)/module.modulemap" }
    maps += ["CICU", "CEmbedded"].map { "\(modules)/../\($0).build/module.modulemap" }
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-modules").path
    var arguments = ["-swift-version", "6", "-module-name", "Guide", "-parse-as-library"]
    arguments += ["-module-cache-path", cache, "-I", modules]
    arguments += ["CICU", "CEmbedded"].flatMap { ["-Xcc", "-I\(sources)/\($0)/include"] }
    for map in maps where FileManager.default.fileExists(atPath: map) {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    for header in try words(["pkg-config", "--cflags-only-I"] + packages) { arguments += ["-Xcc", header] }
    return arguments
  }

  private static func words(_ command: [String]) throws -> [String] {
    try run(command).output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
