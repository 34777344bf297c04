// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <atomic>
#include <semaphore>

#include "widgets/jobs/gui_watchdog.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/latest_job.h"

using namespace ludo;
using namespace ludo::widgets;

class TestJobs : public QObject {
  Q_OBJECT
 private slots:
  void valueArrivesOnTheOwnersThread();
  void progressArrivesInOrderAndEndsWithTheLast();
  void exceptionBecomesFailure();
  void cancelDeliversThePartialValue();
  void destructionStopsTheWorkAndSilencesIt();
  void callbackMayDestroyTheJob();
  void moveOnlyValues();

  void newestResultOnly();
  void olderRunningWorkIsAskedToStop();
  void waitingWorkIsReplaced();
  void cancelledResultIsDropped();
  void latestJobSurvivesAFailure();
  void latestJobDestructionJoins();

  void watchdogCountsAStall();
  void watchdogIsSilentWhenIdle();
};

namespace {
void waitForStop(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::yield();
}
}  // namespace

void TestJobs::valueArrivesOnTheOwnersThread() {
  std::thread::id workThread;
  std::thread::id callbackThread;
  int value = 0;
  Job<int> job(
      [&](std::stop_token, const auto&) {
        workThread = std::this_thread::get_id();
        return 42;
      },
      [&](Result<int> result) {
        callbackThread = std::this_thread::get_id();
        value = *result;
      });
  QVERIFY(job.running());
  QTRY_COMPARE(value, 42);
  QVERIFY(!job.running());
  QVERIFY(!job.cancelled());
  QVERIFY(callbackThread == std::this_thread::get_id());
  QVERIFY(workThread != callbackThread);
}

void TestJobs::progressArrivesInOrderAndEndsWithTheLast() {
  std::vector<int> seen;
  bool done = false;
  Job<Done, int> job(
      [](std::stop_token, const auto& report) {
        for (int i = 1; i <= 10000; ++i) report(i);
        return Done{};
      },
      [&](Result<Done>) { done = true; }, [&](int progress) { seen.push_back(progress); });
  QTRY_VERIFY(done);
  QVERIFY(!seen.empty());
  QCOMPARE(seen.back(), 10000);
  QVERIFY(std::is_sorted(seen.begin(), seen.end()));
  QVERIFY(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
}

void TestJobs::exceptionBecomesFailure() {
  std::string message;
  Job<int> job([](std::stop_token, const auto&) -> int { throw std::runtime_error("the dice are loaded"); },
               [&](Result<int> result) { message = result ? "no failure" : result.failure(); });
  QTRY_COMPARE(message, std::string("the dice are loaded"));

  std::string memory;
  Job<int> hungry([](std::stop_token, const auto&) -> int { throw std::bad_alloc(); },
                  [&](Result<int> result) { memory = result ? "no failure" : result.failure(); });
  QTRY_COMPARE(memory, outOfMemoryMessage());

  std::string unknown;
  Job<int> odd([](std::stop_token, const auto&) -> int { throw 7; },
               [&](Result<int> result) { unknown = result ? "no failure" : result.failure(); });
  QTRY_COMPARE(unknown, unknownFailureMessage());
}

void TestJobs::cancelDeliversThePartialValue() {
  std::optional<int> games;
  std::binary_semaphore begun{0};
  Job<int> job(
      [&](std::stop_token stop, const auto&) {
        int played = 1;
        begun.release();
        waitForStop(stop);
        return played;
      },
      [&](Result<int> result) { games = *result; });
  begun.acquire();
  job.cancel();
  QVERIFY(job.cancelled());
  QTRY_COMPARE(games, std::optional<int>(1));
}

void TestJobs::destructionStopsTheWorkAndSilencesIt() {
  std::atomic<bool> ended = false;
  bool called = false;
  {
    std::binary_semaphore begun{0};
    Job<int, int> job(
        [&](std::stop_token stop, const auto& report) {
          report(1);
          begun.release();
          waitForStop(stop);
          ended = true;
          return 0;
        },
        [&](Result<int>) { called = true; }, [&](int) { called = true; });
    begun.acquire();
  }
  QVERIFY(ended);
  QCoreApplication::processEvents();
  QVERIFY(!called);
}

void TestJobs::callbackMayDestroyTheJob() {
  std::unique_ptr<Job<int>> job;
  int value = 0;
  job = std::make_unique<Job<int>>([](std::stop_token, const auto&) { return 5; },
                                   [&](Result<int> result) {
                                     job.reset();
                                     value = *result;
                                   });
  QTRY_COMPARE(value, 5);
  QVERIFY(!job);
}

void TestJobs::moveOnlyValues() {
  std::unique_ptr<int> value;
  Job<std::unique_ptr<int>> job([](std::stop_token, const auto&) { return std::make_unique<int>(3); },
                                [&](Result<std::unique_ptr<int>> result) { value = std::move(*result); });
  QTRY_VERIFY(value);
  QCOMPARE(*value, 3);
}

void TestJobs::newestResultOnly() {
  std::vector<std::uint64_t> revisions;
  LatestJob<int> latest([&](std::uint64_t revision, Result<int> result) {
    revisions.push_back(revision);
    QCOMPARE(*result, static_cast<int>(revision) * 10);
  });
  for (int revision = 1; revision <= 50; ++revision) {
    latest.start(static_cast<std::uint64_t>(revision), [revision](std::stop_token) { return revision * 10; });
  }
  QVERIFY(latest.running());
  QTRY_VERIFY(!latest.running());
  QCoreApplication::processEvents();
  QCOMPARE(revisions, std::vector<std::uint64_t>{50});
}

void TestJobs::olderRunningWorkIsAskedToStop() {
  std::vector<int> values;
  std::binary_semaphore begun{0};
  std::atomic<bool> stopped = false;
  LatestJob<int> latest([&](std::uint64_t, Result<int> result) { values.push_back(*result); });
  latest.start(1, [&](std::stop_token stop) {
    begun.release();
    waitForStop(stop);
    stopped = true;
    return 1;
  });
  begun.acquire();
  latest.start(2, [](std::stop_token stop) { return stop.stop_requested() ? -2 : 2; });
  QTRY_VERIFY(!latest.running());
  QVERIFY(stopped);
  QCOMPARE(values, std::vector<int>{2});
}

void TestJobs::waitingWorkIsReplaced() {
  std::binary_semaphore begun{0};
  std::binary_semaphore goOn{0};
  std::atomic<bool> secondRan = false;
  int value = 0;
  LatestJob<int> latest([&](std::uint64_t, Result<int> result) { value = *result; });
  latest.start(1, [&](std::stop_token) {
    begun.release();
    goOn.acquire();
    return 1;
  });
  begun.acquire();
  latest.start(2, [&](std::stop_token) {
    secondRan = true;
    return 2;
  });
  latest.start(3, [](std::stop_token) { return 3; });
  goOn.release();
  QTRY_COMPARE(value, 3);
  QVERIFY(!secondRan);
}

void TestJobs::cancelledResultIsDropped() {
  bool called = false;
  std::binary_semaphore begun{0};
  std::binary_semaphore ended{0};
  LatestJob<int> latest([&](std::uint64_t, Result<int>) { called = true; });
  latest.start(1, [&](std::stop_token stop) {
    begun.release();
    waitForStop(stop);
    ended.release();
    return 1;
  });
  begun.acquire();
  latest.cancel();
  QVERIFY(!latest.running());
  ended.acquire();
  int value = 0;
  LatestJob<int> fence([&](std::uint64_t, Result<int> result) { value = *result; });
  fence.start(1, [](std::stop_token) { return 9; });
  QTRY_COMPARE(value, 9);
  QVERIFY(!called);
}

void TestJobs::latestJobSurvivesAFailure() {
  std::vector<std::string> log;
  LatestJob<int> latest([&](std::uint64_t revision, Result<int> result) {
    log.push_back(std::to_string(revision) + (result ? " fine" : " " + result.failure()));
  });
  latest.start(1, [](std::stop_token) -> int { throw std::runtime_error("broken"); });
  QTRY_VERIFY(!latest.running());
  latest.start(2, [](std::stop_token) { return 2; });
  QTRY_VERIFY(!latest.running());
  QCOMPARE(log, (std::vector<std::string>{"1 broken", "2 fine"}));
}

void TestJobs::latestJobDestructionJoins() {
  std::atomic<bool> ended = false;
  bool waitingRan = false;
  {
    std::binary_semaphore begun{0};
    LatestJob<int> latest([](std::uint64_t, Result<int>) {});
    latest.start(1, [&](std::stop_token stop) {
      begun.release();
      waitForStop(stop);
      ended = true;
      return 1;
    });
    begun.acquire();
  }
  QVERIFY(ended);
  QVERIFY(!waitingRan);
}

void TestJobs::watchdogCountsAStall() {
  // Each beat is handled so long after it was posted.
  std::atomic<std::chrono::milliseconds> wait = GuiWatchdog::stallLimit;
  const GuiWatchdog::Clock::time_point posted = GuiWatchdog::Clock::now();
  GuiWatchdog watchdog([&] {
    const bool isHandled = QThread::currentThread() == qApp->thread();
    return isHandled ? posted + wait.load() : posted;
  });
  QTRY_VERIFY(watchdog.report().beats > 3);
  QCOMPARE(watchdog.report().stalls, std::size_t{0});
  wait = std::chrono::milliseconds(40);
  QTRY_VERIFY(watchdog.report().stalls >= 1);
  QCOMPARE(watchdog.report().longest, std::chrono::microseconds(40'000));
}

void TestJobs::watchdogIsSilentWhenIdle() {
  GuiWatchdog watchdog;
  QTRY_VERIFY(watchdog.report().beats > 20);
  GuiWatchdog::Report report = watchdog.report();
  QVERIFY(report.stalls < report.beats);
  watchdog.reset();
  QVERIFY(watchdog.report().beats <= 1);
}

QTEST_GUILESS_MAIN(TestJobs)
#include "jobs_test.moc"
