import Typeset

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The calling test, to which failures are reported by means of the library that runs it.
struct TestCaller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// A path that counts from the folder of the test's file.
  func path(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let file = "\(filePath)"
    return (file.lastIndex(of: "/").map { String(file[...$0]) } ?? "") + path
  }

  /// Reports a failure with its files.
  func fail(_ failure: VisualTest.Failure) {
    let message = failure.message + TestEnvironment.leave(failure.files, in: failure.folder)
    #if canImport(Testing)
      if Test.current != nil {
        let place = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        #if compiler(>=6.2)
          for file in failure.files { Attachment.record(file.bytes, named: file.name, sourceLocation: place) }
        #endif
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return
      }
    #endif
    #if canImport(XCTest)
      attach(failure.files)
      XCTFail(message, file: filePath, line: line)
    #endif
  }

  #if canImport(XCTest)
    /// Attaches files to the test case, where XCTest has attachments and the main thread runs it.
    private func attach(_ files: [TestFile]) {
      #if canImport(ObjectiveC)
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
          XCTContext.runActivity(named: "typeset") { activity in
            for file in files {
              let attachment = XCTAttachment(data: Data(file.bytes))
              attachment.name = file.name
              activity.add(attachment)
            }
          }
        }
      #endif
    }
  #endif
}
