import Foundation
import Synchronization
import Testing

@testable import Typeset

/// No path that a document or a folder gives leads out of the folders that are allowed.
@Suite struct EnclosureTests {
  /// A folder with files, and links given by path and target.
  private func withFolder(
    _ files: [String: String], links: [String: String], _ body: (String) throws -> Void
  ) throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      for (path, target) in links {
        try FileManager.default.createDirectory(
          atPath: FileSystem.folder(of: folder + "/" + path), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + path, withDestinationPath: target.replacingOccurrences(of: "FOLDER", with: folder))
      }
      try body(folder)
    }
  }

  private func outcome(_ path: String, in enclosure: Enclosure) -> String {
    do { return String(decoding: try enclosure.read(path, atMost: 1000), as: UTF8.self) } catch { return "\(error)" }
  }

  @Test func linksAreFollowedToWhereTheyReallyLead() throws {
    let files = ["in/a.txt": "a", "in/deep/b.txt": "b", "out/secret.txt": "secret", "in-too/c.txt": "c"]
    let links = [
      "in/file": "../out/secret.txt", "in/folder": "FOLDER/out", "in/own": "deep/b.txt", "in/again": "file",
      "in/deep/up": "..", "in/none": "nothing", "in/circle": "circle",
    ]
    try withFolder(files, links: links) { folder in
      let enclosure = Enclosure([folder + "/in"])
      func read(_ path: String) -> String { outcome(folder + "/in/" + path, in: enclosure) }
      #expect(read("a.txt") == "a" && read("own") == "b" && read("deep/up/a.txt") == "a")
      for path in ["file", "again", "folder/secret.txt", "deep/up/file", "../out/secret.txt", "../in-too/c.txt"] {
        #expect(read(path) == "outside", "\(path)")
      }
      for path in ["none", "circle", "nothing", "a.txt/b", ""] where !path.isEmpty {
        #expect(read(path) == "missing", "\(path)")
      }
      #expect(outcome("", in: enclosure) == "missing" && outcome("a\0b", in: enclosure) == "missing")
      #expect(read("deep") == "unreadable(\"it is a folder\")")
      let both = Enclosure([folder + "/in", folder + "/out"])
      #expect(outcome(folder + "/in/file", in: both) == "secret")
    }
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    try CatalogSample.withFolder { folder in
      #expect(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
      let enclosure = Enclosure([folder])
      #expect(outcome(folder + "/pipe", in: enclosure) == "unreadable(\"it is a pipe\")")
      #expect(outcome("/dev/zero", in: Enclosure(["/dev"])) == "unreadable(\"it is a device\")")
      try CatalogSample.write(Array(repeating: 0x78, count: 3 << 20), to: folder + "/large")
      #expect(throws: NamedPathError.unreadable("it is larger than 1 MB")) {
        try enclosure.read(folder + "/large", atMost: 1 << 20)
      }
    }
  }

  @Test func foldersInsideOfOthersAreOne() throws {
    try withFolder(["a/b/x": "", "c/x": ""], links: ["link": "a"]) { folder in
      #expect(Enclosure([folder + "/a", folder + "/a/b", folder + "/link"]) == Enclosure([folder + "/a"]))
      #expect(
        Enclosure([folder + "/c", folder + "/a"]) == Enclosure([folder + "/a", folder + "/c", folder + "/none"]))
    }
  }

  /// Whether something was stopped, for two threads.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// While a link changes between a folder inside and one outside, nothing from outside is ever read.
  @Test func aLinkThatChangesMeanwhileIsNoWayOut() throws {
    try withFolder(["in/a/x": "inside", "away/x": "secret"], links: ["in/link": "a"]) { folder in
      let enclosure = Enclosure([folder + "/in"])
      let stop = Flag()
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        var round = 0
        while !stop.isSet.load(ordering: .relaxed) {
          round += 1
          unsafe symlink(round % 2 == 0 ? folder + "/away" : "a", folder + "/in/next")
          unsafe rename(folder + "/in/next", folder + "/in/link")
        }
        end.signal()
      }
      var found: Set<String> = []
      for _ in 0..<4000 { found.insert(outcome(folder + "/in/link/x", in: enclosure)) }
      stop.isSet.store(true, ordering: .relaxed)
      end.wait()
      #expect(found.contains("inside") && found.isSubset(of: ["inside", "outside", "missing"]))
    }
  }
}
