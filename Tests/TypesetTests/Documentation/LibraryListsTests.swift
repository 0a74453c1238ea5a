import Foundation
import Testing

/// The libraries that the program needs have the same packages wherever they are listed, and so has the version of
/// Swift.
@Suite struct LibraryListsTests {
  /// A library by its packages.
  private struct Library: Hashable {
    /// That of Debian.
    let apt: Substring
    /// That of Homebrew.
    let brew: Substring
  }

  /// What the manifest leaves to another library: Cairo brings FreeType.
  private static let implied = Library(apt: "libfreetype-dev", brew: "freetype")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: DocumentationPage.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The libraries of the manifest.
  private static func declared() throws -> Set<Library> {
    let manifest = try text("Package.swift")
    return Set(
      manifest.matches(of: #/system\("\w+", .+?, apt: "([^"]+)", brew: "([^"]+)"\)/#)
        .map { Library(apt: $0.1, brew: $0.2) })
  }

  /// The libraries that `.ci/packages` installs for a build: those that are `library` to link, or `shared` to load
  /// later.
  private static func installed(_ kind: String) throws -> Set<Library> {
    let rows = try text(".ci/packages").split(separator: "\n").map { $0.split(separator: " ") }
    return Set(
      rows.filter { $0.count == 4 && $0[0] == "build" && $0[1].hasPrefix("\(kind):") }
        .map { Library(apt: $0[2], brew: $0[3]) })
  }

  @Test func theBuildInstallsWhatTheManifestDeclares() throws {
    let declared = try Self.declared()
    #expect(declared.count > 8)
    #expect(try Self.installed("library") == declared.union([Self.implied]))
  }

  @Test func theFormulaDependsOnThem() throws {
    let formula = try Self.text("Packaging/Homebrew/typesetter.rb")
    let named = Set(formula.matches(of: #/(?m)^  depends_on "([^"]+)"$/#).map { $0.1 })
    #expect(named == Set(try Self.installed("library").union(Self.installed("shared")).map(\.brew)))
  }

  @Test func thePackageDependsOnWhatItLoads() throws {
    // What is linked follows from the command.
    let script = try Self.text("Packaging/Debian/package")
    let line = try #require(script.firstMatch(of: #/(?m)^Depends: \$libraries, (.+)$/#)).1
    #expect(Set(line.split(separator: ", ")) == Set(try Self.installed("shared").map(\.apt)))
  }

  @Test func theImageNamesNoLibrary() throws {
    // Its build installs them, and the package depends on them.
    let image = try Self.text("Packaging/Containerfile")
    #expect(image.contains("make deb") && image.firstMatch(of: #/ lib[a-z]/#) == nil)
  }

  @Test func theVersionOfSwiftIsTheSame() throws {
    let version = try #require(try Self.text("Package.swift").firstMatch(of: #/^// swift-tools-version: ([0-9.]+)\n/#))
      .1
    for page in ["README.md", "Sources/Typeset/Library/Typeset.docc/Installing.md"] {
      #expect(try Self.text(page).contains("Swift toolchain (\(version) or later)"), "\(page)")
    }
    #expect(try Self.text("Packaging/Containerfile").contains("/swift:\(version)-"))
  }
}
