import Foundation
import Testing

@testable import Typeset

/// What the license and the notice say, and that everything that leaves the project has them.
@Suite struct LicenseTests {
  private static let root = DocumentationPage.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theLicenseIsTheWholeText() throws {
    let license = try Self.text("LICENSE")
    #expect(license.hasPrefix(try Self.text("Fonts/Apache-2.0.txt")))
    #expect(license.contains("## Runtime Library Exception to the Apache 2.0 License: ##"))
  }

  @Test func theNoticeNamesEveryFont() throws {
    let notice = try Self.text("NOTICE")
    let fonts = try FileManager.default.contentsOfDirectory(atPath: BundledFonts.folder).filter {
      $0.hasSuffix(".ttf") && !$0.hasPrefix("Noto")
    }
    #expect(notice.contains("Fonts/Noto*.ttf"))
    for font in fonts { #expect(notice.contains("Fonts/\(font)"), "\(font)") }
  }

  /// The packages that the command is linked with, by the names in the package's description.
  @Test func theNoticeNamesEveryDependency() throws {
    let notice = try Self.text("NOTICE").lowercased()
    let products = try Self.text("Package.swift").matches(of: #/\.product\(name: "(\w+)", package/#).map { $0.1 }
    #expect(!products.isEmpty)
    for product in Set(products) {
      // Swift Argument Parser is ArgumentParser.
      let words = product.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
      #expect(notice.contains(words) || notice.contains(product.lowercased()), "\(product)")
    }
  }

  @Test func packagesInstallThem() throws {
    #expect(try Self.text("Packaging/install").contains("\"$root/LICENSE\" \"$root/NOTICE\" \"$root/CHANGELOG.md\""))
    #expect(try Self.text("Packaging/Containerfile").contains("COPY CHANGELOG.md LICENSE Makefile NOTICE"))
    #expect(try Self.text("Packaging/Homebrew/typesetter.rb").contains(#""Apache-2.0" => { with: "Swift-exception" }"#))
    #expect(try Self.text("Packaging/Debian/copyright").contains("the Typeset project authors"))
    #expect(try Self.text("README.md").contains("(LICENSE)"))
    let help = String(decoding: try CommandRun().run("help").output, as: UTF8.self)
    #expect(help.contains("Apache License 2.0 with the Swift project's Runtime Library Exception"))
  }
}
