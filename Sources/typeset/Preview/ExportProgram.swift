import Synchronization
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

/// Writes the page of the preview as files.
struct ExportProgram {
  private let settings: PreviewSettings
  private let folder: String
  /// The folder of the bundled fonts; nil if there is none.
  private let bundledFonts: String?

  /// A program of some settings that writes to a folder.
  init(_ settings: PreviewSettings, folder: String, bundledFonts: String?) {
    self.settings = settings
    self.folder = folder
    self.bundledFonts = bundledFonts
  }

  /// Writes the files, and ends the process with the status of the export.
  func run() -> Never {
    do {
      let workshop = try Workshop(settings, bundledFonts: bundledFonts)
      guard !workshop.documents.isEmpty else {
        PreviewProgram.fail("no document found; give a folder that contains some, or a file", as: .input)
      }
      let reporter = ExportReporter()
      let result = try PageExport(workshop, report: reporter.report).write(to: folder)
      if let page = result.page {
        StandardStream.output.write(
          TerminalText.lines("screens \(result.screens), documents \(result.documents): \(TerminalText.inline(page))\n")
        )
      }
      exit(result.failures.map(\.exitStatus).max() ?? 0)
    } catch let error as ExportFolder.Foreign {
      PreviewProgram.fail(error.description, as: .output)
    } catch {
      PreviewProgram.fail("\(error)", as: BatchFailure(error))
    }
  }
}

/// Reports on standard error how an export proceeds.
private final class ExportReporter: Sendable {
  private let printer = DiagnosticPrinter(usesColor: StandardStream.error.usesColor)
  /// The percentage that was written last, in a terminal.
  private let shown = Mutex(-1)

  /// Reports an event, from any thread.
  func report(_ event: PageExport.Event) {
    switch event {
    case .found(let diagnostics): StandardStream.error.write(diagnostics.map(printer.string).joined())
    case .failed(let message): StandardStream.error.write("typesetter: error: " + TerminalText.line(message) + "\n")
    case .progress(let finished, let count):
      guard StandardStream.error.isTerminal else { return }
      shown.withLock { shown in
        let percentage = 100 * finished / max(count, 1)
        guard percentage > shown else { return }
        shown = percentage
        // The line is gone when all are finished.
        StandardStream.error.write(finished == count ? "\r\u{1B}[K" : "\r\(finished)/\(count)\u{1B}[K")
      }
    }
  }
}
