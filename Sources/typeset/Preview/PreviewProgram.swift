import FlyingSocks
import Typeset
import TypesetPreview
import TypesetReview

/// Serves the page of the preview until it is ended, or writes it as files.
package struct PreviewProgram {
  private let settings: PreviewSettings
  /// The folder of the bundled fonts; nil if there is none.
  private let bundledFonts: String?

  /// A program of some settings, part of an executable.
  package init(_ settings: PreviewSettings, executable: String) {
    self.settings = settings.withDocuments
    bundledFonts = FontLibrary.bundledFolder(executable: FileSystem.resolved(executable) ?? executable)
  }

  /// Runs the program and ends the process with its status. It must be called before any other thread starts.
  package func run() -> Never {
    if let folder = settings.exportFolder {
      Interruption.prepare()
      ExportProgram(settings, folder: folder, bundledFonts: bundledFonts).run()
    }
    // This thread waits for the signals that end the process, which every other one leaves to it, and so runs no task.
    Interruption.runUntilEnded { Task.detached { await serve() } }
  }

  private func serve() async {
    do {
      let workshop = try Workshop(settings, bundledFonts: bundledFonts)
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
    if case SocketError.failed(_, let code, _) = error { return systemMessage(code) }
    return "the address is not one of this machine"
  }

  /// The host as an address has it.
  private static func authority(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}

extension PreviewSettings {
  /// The settings, with the fallback in the place of inputs that have no document.
  fileprivate var withDocuments: PreviewSettings {
    var settings = self
    if let fallback, DocumentFinder(inputs).documents().isEmpty { settings.inputs = [fallback] }
    return settings
  }
}
