import Foundation
import Testing

/// Where the sources may do what the compiler cannot check (Architecture.md, “Memory safety”).
@Suite struct MemorySafetyTests {
  /// Small types with a measured reason, whose bounds cannot be passed from outside.
  private static let kernels: Set<String> = [
    "Fonts/HarfBuzz/ShapedStorage.swift", "Memory/LazyReference.swift", "Pictures/Formats/PNGFilter.swift",
    "Pictures/SVG/SVGRoot.swift", "Comparison/Pixels/ColorDifference.swift",
  ]

  @Test func onlyDoorsAndKernelsAreUnsafe() throws {
    var (doors, kernels, lines) = (0, Set<String>(), 0)
    let sources = DocumentationPage.root.appendingPathComponent("Sources")
    let enumerator = try #require(FileManager.default.enumerator(atPath: sources.path))
    for case let path as String in enumerator where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      // What a content security policy allows is quoted.
      let unsafe = text.components(separatedBy: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//") && !line.contains("'unsafe-inline'") && line.contains(/[Uu]nsafe/)
      }
      guard !unsafe.isEmpty else { continue }
      if text.contains(/(?m)^ *(?:@[A-Za-z]+ )*(?:private |package )?import (?:C[A-Z]|Glibc)/) {
        doors += 1
      } else {
        let kernel = path.split(separator: "/").suffix(3).joined(separator: "/")
        #expect(Self.kernels.contains { kernel.hasSuffix($0) }, "\(path) is neither a door to C nor a known kernel")
        kernels.formUnion(Self.kernels.filter(kernel.hasSuffix))
        lines += unsafe.count
      }
    }
    #expect(kernels == Self.kernels, "a kernel is unsafe no more")
    #expect(doors <= 63 && lines <= 60, "\(doors) doors, \(lines) lines outside of them")
  }
}
