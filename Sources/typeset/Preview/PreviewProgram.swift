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

/// Serves the page of the preview until it is ended, or writes it as files.
package struct PreviewProgram {
  private let settings: PreviewSettings
  /// The folder of the bundled fonts; nil if there is none.
  private let bundledFonts: String?
  private let browser: Browser

  /// A program of some settings, part of an executable; `desktop` is what a browser needs of the environment, as
  /// `NAME=value`.
  package init(_ settings: PreviewSettings, executable: String, desktop: [String]) {
    self.settings = settings.withDocuments
    browser = Browser(environment: desktop)
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
        Self.fail("no document found; give a folder that contains some, or a file", as: .input)
      }
      let server = try listen()
      let hub = EventHub()
      let token = RequestGuard.newToken()
      let guardian = RequestGuard(host: settings.host, port: server.port, token: token)
      let watcher = ChangeWatcher(workshop, reportingTo: hub)
      Workers.detach { watcher.run() }
      let address = "http://\(Self.authority(settings.host)):\(server.port)/#token=\(token)"
      StandardStream.output.write(address + "\n")
      let shared = ReachableHost.host(of: settings.host).map { SharedAddress(host: $0, port: server.port) }
      if let shared { Self.show(shared) }
      if settings.opensBrowser { browser.open(address) }
      try await server.run(Router(workshop, guardian: guardian, hub: hub, shared: shared))
    } catch let error as FontError {
      Self.fail(error.description, as: .input)
    } catch {
      Self.fail("\(error)", as: .program)
    }
  }

  /// Prints a code for the camera of a phone, on a terminal only: scripts read the address alone.
  private static func show(_ shared: SharedAddress) {
    guard StandardStream.output.isTerminal, let code = QRCode(shared.address) else { return }
    StandardStream.output.write(
      code.terminalText + "Scan it to look at \(shared.address) on a phone. "
        + "“Open on a phone” on the page has a code that can also write.\n")
  }

  private func listen() throws -> PreviewServer {
    do { return try PreviewServer(host: settings.host, port: settings.port) } catch {
      let place = settings.port == 0 ? settings.host : "\(settings.host), port \(settings.port)"
      Self.fail("cannot listen on \(place): \(Self.reason(error)); choose another --port, or leave it out", as: .usage)
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case SocketError.failed(_, let code, _) = error { return systemMessage(code) }
    return "the address is not one of this machine"
  }

  /// Writes an error to standard error and ends the process.
  static func fail(_ message: String, as failure: BatchFailure) -> Never {
    StandardStream.error.write("typesetter: error: " + TerminalText.line(message) + "\n")
    exit(failure.exitStatus)
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
