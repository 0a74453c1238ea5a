import Foundation
import Testing

@testable import Typeset

/// Paths of many files come out as each of them alone would.
@Suite struct NormalizedPathsTests {
  @Test func everyPathIsThatOfTheFileAlone() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("a".utf8, to: folder + "/in/a.txt")
      try CatalogSample.write("b".utf8, to: folder + "/other/b.txt")
      let links = ["in/link.txt": "../other/b.txt", "in/folder": "../other", "in/none": "nothing", "in/up": ".."]
      for (path, target) in links {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + path, withDestinationPath: target)
      }
      let names = [
        "in/a.txt", "in/./a.txt", "in/../in/a.txt", "in//a.txt", "in/link.txt", "in/folder/b.txt", "in/folder/new.txt",
        "in/none", "in/up/in/a.txt", "in/up/new/c.txt", "new/d.txt", "in/..", "in/.", "in/", "in", "in/folder/..",
      ]
      var paths = NormalizedPaths()
      for name in names + names.reversed() {
        #expect(paths.path(of: folder + "/" + name) == FileSystem.normalized(folder + "/" + name), "\(name)")
      }
      for name in ["Package.swift", "./Package.swift", "new.txt", ".", "", "-", "/", "/etc", "/new.txt"] {
        #expect(paths.path(of: name) == FileSystem.normalized(name), "\(name)")
      }
    }
  }
}
