import Testing

@testable import Typeset

@Suite struct IndexQueueTests {
  @Test(arguments: [0, 1, 2, 7, 100, 1001], [1, 2, 5])
  func everyIndexIsHandedOutOnce(count: Int, workers: Int) {
    let queue = IndexQueue(count: count, workers: workers)
    var indexes: [Int] = []
    while let stretch = queue.next() { indexes += stretch }
    #expect(indexes == Array(0..<count))
  }

  @Test func stretchesBecomeShorter() {
    let queue = IndexQueue(count: 100, workers: 2)
    var lengths: [Int] = []
    while let stretch = queue.next() { lengths.append(stretch.count) }
    #expect(lengths.first == 25 && lengths.last == 1)
    #expect(lengths == lengths.sorted(by: >))
  }

  @Test func manyWorkersTakeOneAtATime() {
    let queue = IndexQueue(count: 9, workers: 9)
    for index in 0..<9 { #expect(queue.next() == index..<(index + 1)) }
    #expect(queue.next() == nil)
  }
}
