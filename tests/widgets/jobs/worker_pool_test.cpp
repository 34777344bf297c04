// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/worker_pool.h"

#include <QTest>
#include <atomic>
#include <semaphore>

#include "widgets/jobs/latest_job.h"

using namespace ludo;
using namespace ludo::widgets;

/// Threads that all jobs share.
class TestWorkerPool : public QObject {
  Q_OBJECT
 private slots:
  void manyJobsMakeFewThreads();
  void backgroundWorkLeavesThreadsForWhatIsUrgent();
  void workOfOneUrgencyBeginsInTurn();
  void withdrawnWorkNeverBegins();
  void waitingWorkOfADestroyedJobNeverRuns();
  void oneJobHasOneThreadAtATime();
};

namespace {

/// Work that stays where it is until it is told to go on.
class Gate {
 public:
  WorkerPool::Work work() {
    return [this] {
      ++m_inside;
      m_open.acquire();
      --m_inside;
    };
  }
  int inside() const { return m_inside; }
  void open(int count) { m_open.release(count); }

 private:
  std::atomic<int> m_inside = 0;
  std::counting_semaphore<> m_open{0};
};

}  // namespace

void TestWorkerPool::manyJobsMakeFewThreads() {
  std::atomic<int> running = 0;
  std::atomic<int> most = 0;
  std::size_t finished = 0;
  std::vector<std::unique_ptr<LatestJob<int>>> jobs;
  for (int i = 0; i < 300; ++i) {
    jobs.push_back(std::make_unique<LatestJob<int>>([&](std::uint64_t, const Result<int>&) { ++finished; }));
    jobs.back()->start(1, [&](std::stop_token) {
      most = std::max(most.load(), ++running);
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      return --running;
    });
  }
  QTRY_COMPARE(finished, jobs.size());
  const WorkerPool& pool = WorkerPool::shared();
  QVERIFY(pool.mostThreads() <= std::max(1U, std::thread::hardware_concurrency()) + 4);
  QVERIFY(pool.threads() <= pool.mostThreads());
  QVERIFY(static_cast<std::size_t>(most) <= pool.mostThreads());
}

void TestWorkerPool::backgroundWorkLeavesThreadsForWhatIsUrgent() {
  Gate background, prompt, saving;
  {
    WorkerPool pool(2);
    for (int i = 0; i < 5; ++i) pool.post(Urgency::Background, background.work());
    QTRY_COMPARE(background.inside(), 2);
    for (int i = 0; i < 5; ++i) pool.post(Urgency::Prompt, prompt.work());
    QTRY_COMPARE(prompt.inside(), 2);
    for (int i = 0; i < 5; ++i) pool.post(Urgency::Saving, saving.work());
    QTRY_COMPARE(saving.inside(), 2);
    QCOMPARE(pool.threads(), std::size_t{6});
    // A thread that is free goes on with what waits, the most urgent first.
    background.open(1);
    QTRY_COMPARE(background.inside(), 1);
    QTRY_COMPARE(saving.inside(), 3);
    QCOMPARE(prompt.inside(), 2);
    saving.open(5);
    QTRY_COMPARE(saving.inside(), 0);
    QTRY_COMPARE(prompt.inside(), 3);
    prompt.open(5);
    background.open(4);
    QTRY_COMPARE(prompt.inside() + background.inside(), 0);
    QCOMPARE(pool.threads(), std::size_t{6});
  }
}

void TestWorkerPool::workOfOneUrgencyBeginsInTurn() {
  std::vector<int> order;
  std::binary_semaphore done{0};
  WorkerPool pool(1);
  for (int i = 0; i < 20; ++i) {
    pool.post(Urgency::Background, [&, i] {
      order.push_back(i);
      if (i == 19) done.release();
    });
  }
  done.acquire();
  for (int i = 0; i < 20; ++i) QCOMPARE(order[static_cast<std::size_t>(i)], i);
}

void TestWorkerPool::withdrawnWorkNeverBegins() {
  Gate gate;
  std::atomic<bool> ran = false;
  {
    WorkerPool pool(1);
    const std::uint64_t first = pool.post(Urgency::Background, gate.work());
    QTRY_COMPARE(gate.inside(), 1);
    const std::uint64_t second = pool.post(Urgency::Background, [&] { ran = true; });
    QVERIFY(!pool.withdraw(first));
    QVERIFY(pool.withdraw(second));
    QVERIFY(!pool.withdraw(second));
    gate.open(1);
  }
  QVERIFY(!ran);
}

void TestWorkerPool::waitingWorkOfADestroyedJobNeverRuns() {
  // More than there are threads: some wait, and the job that waits can go without waiting for them.
  std::counting_semaphore<> open{0};
  std::vector<std::unique_ptr<LatestJob<int>>> busy;
  for (std::size_t i = 0; i < WorkerPool::shared().mostThreads(); ++i) {
    busy.push_back(std::make_unique<LatestJob<int>>([](std::uint64_t, const Result<int>&) {}));
    busy.back()->start(1, [&](std::stop_token) {
      open.acquire();
      return 1;
    });
  }
  std::atomic<bool> ran = false;
  {
    LatestJob<int> late([](std::uint64_t, const Result<int>&) {});
    late.start(1, [&](std::stop_token) {
      ran = true;
      return 1;
    });
  }
  QVERIFY(!ran);
  open.release(static_cast<std::ptrdiff_t>(busy.size()));
  busy.clear();
  QVERIFY(!ran);
}

void TestWorkerPool::oneJobHasOneThreadAtATime() {
  std::atomic<int> running = 0;
  std::atomic<bool> together = false;
  int last = 0;
  LatestJob<int> job([&](std::uint64_t revision, const Result<int>&) { last = static_cast<int>(revision); });
  for (int i = 1; i <= 200; ++i) {
    job.start(static_cast<std::uint64_t>(i), [&](std::stop_token) {
      if (++running > 1) together = true;
      std::this_thread::sleep_for(std::chrono::microseconds(50));
      return --running;
    });
    std::this_thread::sleep_for(std::chrono::microseconds(30));
  }
  QTRY_COMPARE(last, 200);
  QVERIFY(!together);
}

QTEST_GUILESS_MAIN(TestWorkerPool)
#include "worker_pool_test.moc"
