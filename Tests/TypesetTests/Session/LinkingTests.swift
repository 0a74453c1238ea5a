import Foundation
import Testing

/// A library product replaces no function of the program that links it.
@Suite(
  .enabled(if: Toolchain.isAvailable, "there is no swiftc and pkg-config, or no modules of a build, to compile with"))
struct LinkingTests {
  /// The targets behind the library products.
  private static let targets = ["CICU", "CEmbedded", "Typeset", "TypesetReview", "TypesetFonts", "TypesetTesting"]

  /// Prints where some functions come from, and the size of a page that it draws.
  private static let host = """
    import Foundation
    import Typeset
    import TypesetTesting

    @_silgen_name("host_library") func library(of function: UnsafePointer<CChar>) -> UnsafePointer<CChar>?

    @main struct Host {
      static func main() throws {
        for name in CommandLine.arguments.dropFirst(2) {
          if let library = library(of: name) { print(name, String(cString: library)) }
        }
        let fonts = URL(fileURLWithPath: CommandLine.arguments[1])
        let markup = "<document lang=\\"en\\"><page size=\\"a4\\" margin=\\"40\\"><p>Hello</p></page></document>"
        let page = try Typesetter(bundledFonts: fonts).document(from: markup).render(as: .pdf)
        print("page", page.files[0].count)
      }
    }
    """

  /// Finds the library that has a function.
  private static let finder = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    const char *host_library(const char *function) {
      Dl_info about;
      void *address = dlsym(RTLD_DEFAULT, function);
      return address && dladdr(address, &about) ? about.dli_fname : 0;
    }
    """

  /// A compressor of the host's own: it notes that it was called, and leaves the work to the one of the system.
  private static let compressor = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdio.h>

    static int calls;
    int deflate(void *stream, int flush) {
      if (!calls++) puts("called");
      return ((int (*)(void *, int))dlsym(RTLD_NEXT, "deflate"))(stream, flush);
    }
    """

  /// The functions that a program might share with the library.
  private static let functions = [
    "deflate", "deflateInit_", "deflateEnd", "inflate", "snprintf", "__snprintf_chk", "localeconv", "malloc", "free",
    "mallopt",
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")

  /// Compiles the host, links it with the libraries, and gives what it prints.
  private func output(ofHostWith code: [String]) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let objects = try code.enumerated().map { number, code in
      let source = folder.appendingPathComponent("part\(number).c").path
      try Data(code.utf8).write(to: URL(fileURLWithPath: source))
      let compile = try Toolchain.run(["clang", "-c", "-fPIC", source, "-o", source + ".o"])
      try #require(compile.status == 0, "\(compile.output)")
      return source + ".o"
    }
    let (source, program) = (folder.appendingPathComponent("Host.swift"), folder.appendingPathComponent("host").path)
    try Data(Self.host.utf8).write(to: source)
    let link = try Toolchain.link(source.path, targets: Self.targets, objects: objects, to: program)
    try #require(link.status == 0, "\(link.output)")
    let fonts = DocumentationPage.root.appendingPathComponent("Fonts").path
    let run = try Toolchain.run([program, fonts] + Self.functions)
    #expect(run.status == 0, "\(run.output)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func functionsAreThoseOfTheSystem() throws {
    let lines = try output(ofHostWith: [Self.finder])
    for name in ["deflate", "snprintf", "localeconv", "malloc"] {
      let line = try #require(lines.first { $0.hasPrefix(name + " ") })
      #expect(line.contains("/lib"), "\(line)")
    }
    #expect(!lines.contains { $0.hasSuffix("/host") }, "\(lines)")
    #expect(lines.last?.hasPrefix("page ") == true)
  }

  @Test func aHostMayHaveACompressorOfItsOwn() throws {
    let lines = try output(ofHostWith: [Self.finder, Self.compressor])
    #expect(lines.contains { $0.hasPrefix("deflate ") && $0.hasSuffix("/host") }, "\(lines)")
    #expect(lines.contains("called"))
    #expect(lines.contains { $0.hasPrefix("page ") })
  }

  #if os(Linux)
    /// The libraries of C and of zlib that this process has loaded.
    private static func systemLibraries() throws -> [String] {
      // The system reports a size of zero, so the file is read to its end.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
      let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
      let paths = maps.split(separator: "\n").compactMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
      return Set(paths.filter { $0.contains("/libc.so") || $0.contains("/libz.so") }).map(String.init).sorted()
    }

    /// The names that objects define for others, or that a library exports, without those of Swift.
    private static func names(in files: [String], _ kind: String) throws -> Set<String> {
      let result = try Toolchain.run(["nm", "-P", "--defined-only", kind] + files)
      try #require(result.status == 0, "\(result.output)")
      return Set(
        result.output.split(separator: "\n").compactMap { line in
          line.hasPrefix("$s") ? nil : line.split { $0 == " " || $0 == "@" }.first.map(String.init)
        })
    }

    @Test(.enabled(if: (try? Toolchain.run(["nm", "--version"]).status) == 0, "there is no nm"))
    func noObjectHasAFunctionOfTheSystem() throws {
      let system = try Self.names(in: Self.systemLibraries(), "-D")
      #expect(system.isSuperset(of: ["deflate", "malloc", "__snprintf_chk", "localeconv"]))
      for target in Self.targets {
        let objects = Toolchain.objects(of: target)
        #expect(!objects.isEmpty)
        #expect(try Self.names(in: objects, "-g").isDisjoint(with: system), "\(target)")
      }
      // The command replaces some, so they are found.
      #expect(try Self.names(in: Toolchain.objects(of: "CCommand"), "-g").contains("deflate"))
    }
  #endif
}
