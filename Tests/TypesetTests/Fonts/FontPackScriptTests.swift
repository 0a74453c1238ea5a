import Foundation
import Testing

/// The script that fetches packs.
private let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.ci/fonts").standardized.path

/// `make fonts`: where packs come from, and what is refused.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: script), "this copy of the tree is without its scripts"))
struct FontPackScriptTests {

  /// The status and the words of `.ci/fonts`, whose programs are found in `path` first.
  private func run(
    _ arguments: [String], _ environment: [String: String] = [:], path: String? = nil
  ) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [script] + arguments
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let path { all["PATH"] = path + ":" + (all["PATH"] ?? "/usr/bin:/bin") }
    process.environment = all
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packs-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func aPackThatIsNoneIsRefused() throws {
    let none = try run([])
    #expect(none.status == 64)
    #expect(none.words.contains("use one of: cjk emoji indic southeast africa caucasus more all"))
    #expect(try run(["klingon"]).words.contains("unknown pack 'klingon'"))
  }

  @Test func aFileOfAnUnknownVersionIsTakenOnRequestOnly() throws {
    try withFolder { folder in
      try write("no font", to: folder + "/from/deep/NotoColorEmoji.ttf")
      let refused = try run(["emoji", folder + "/packs"], ["FROM": folder + "/from"])
      #expect(refused.status == 65)
      #expect(refused.words.contains("NotoColorEmoji.ttf is of an unknown version"))
      #expect(refused.words.contains("known: 2.042, 2.051"))
      #expect(refused.words.contains("ANY_VERSION=yes"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/packs/NotoColorEmoji.ttf"))
      let taken = try run(["emoji", folder + "/packs"], ["FROM": folder + "/from", "ANY_VERSION": "yes"])
      #expect(taken.status == 0, "\(taken.words)")
      #expect(try String(contentsOfFile: folder + "/packs/NotoColorEmoji.ttf", encoding: .utf8) == "no font")
    }
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    try withFolder { folder in
      let result = try run(["cjk", folder + "/packs"], ["FROM": folder])
      #expect(result.status == 66)
      #expect(result.words.contains("NotoSansCJK-Bold.ttc not found in \(folder)"))
    }
  }

  @Test func thePackComesFromTheDistributionsPackage() throws {
    try withFolder { folder in
      // Programs in place of the machine's: one brings a package, the other unpacks a file of it.
      try write(
        "#!/bin/sh\nfor last; do :; done\ntouch \"${last}_1_all.deb\"\necho \"$@\" >\"\(folder)/asked\"\n",
        to: folder + "/bin/apt-get")
      try write(
        """
        #!/bin/sh
        mkdir -p "$3/usr/share/fonts" "$3/usr/share/doc/fonts-noto-color-emoji"
        echo picture >"$3/usr/share/fonts/NotoColorEmoji.ttf"
        echo free >"$3/usr/share/doc/fonts-noto-color-emoji/copyright"

        """, to: folder + "/bin/dpkg-deb")
      let result = try run(["emoji", folder + "/packs"], ["ANY_VERSION": "yes"], path: folder + "/bin")
      #expect(result.status == 0, "\(result.words)")
      let asked = try String(contentsOfFile: folder + "/asked", encoding: .utf8)
      #expect(asked.hasSuffix("download fonts-noto-color-emoji\n"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder + "/packs").sorted() == [
          "NotoColorEmoji.ttf", "emoji-copyright.txt",
        ])
      try write("#!/bin/sh\necho 'E: no such package' >&2\nexit 100\n", to: folder + "/bin/apt-get")
      let failed = try run(["cjk", folder + "/packs"], path: folder + "/bin")
      #expect(failed.status == 69)
      #expect(failed.words.contains("E: no such package") && failed.words.contains("run 'apt-get update' as root"))
    }
  }
}
