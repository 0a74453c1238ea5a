import FlyingSocks
import Typeset
import TypesetPreview
import TypesetReview

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves the page of the preview until it is ended.
struct PreviewProgram {
  private let settings: PreviewSettings

  /// A program of some settings.
  init(_ settings: PreviewSettings) { self.settings = settings }

  /// Serves the page.
  func run() async {
    let executable = ExecutablePath.current ?? CommandLine.arguments[0]
    PictureTrial.register(program: executable)
    do {
      let workshop = try Workshop(settings, bundledFonts: Self.fonts(of: executable))
      guard !workshop.documents.isEmpty else {
        Standard.fail("no document found; give a folder that contains some, or a file", status: 66)
      }
      let server = try listen()
      let hub = EventHub()
      let token = RequestGuard.newToken()
      let guardian = RequestGuard(host: settings.host, port: server.port, token: token)
      let watcher = ChangeWatcher(workshop, reportingTo: hub)
      Workers.detach { watcher.run() }
      let address = "http://\(Self.authority(settings.host)):\(server.port)/#token=\(token)"
      Standard.output(address + "\n")
      if settings.opensBrowser { Browser.open(address) }
      try await server.run(Router(workshop, guardian: guardian, hub: hub))
    } catch let error as FontError {
      Standard.fail(error.description, status: 66)
    } catch {
      Standard.fail("\(error)", status: 70)
    }
  }

  private func listen() throws -> PreviewServer {
    do { return try PreviewServer(host: settings.host, port: settings.port) } catch {
      let place = settings.port == 0 ? settings.host : "\(settings.host), port \(settings.port)"
      Standard.fail(
        "cannot listen on \(place): \(Self.reason(error)); choose another --port, or leave it out", status: 64)
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, let code, _) = error { return String(cString: strerror(code)).lowercased() }
    return "the address is not one of this machine"
  }

  /// The host as an address has it.
  private static func authority(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

  /// The bundled fonts: those of the command that this program is a part of.
  static func fonts(of executable: String) -> String? {
    let resolved = FileSystem.resolved(executable) ?? executable
    let command = FileSystem.folder(of: FileSystem.folder(of: FileSystem.folder(of: resolved))) + "/bin/typesetter"
    return FontLibrary.bundledFolder(executable: command) ?? FontLibrary.bundledFolder(executable: resolved)
  }
}
