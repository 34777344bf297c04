// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the window in the middle of work, again and again, and looks what is left.
//   kill_window COUNT SEED BOUND [JOBS]
// BOUND: milliseconds of typing that may be missing. Each kill is a run of its own in an empty home: one or
// two windows type into files and untitled texts, are killed at a moment that the seed chooses, and the
// program is started anew. Exits with 1 when something was lost, offered twice, or half-written.
#include <QCoreApplication>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

#include "trial.h"

using namespace ludo::ide::testing;

namespace {

/// What was seen over all kills.
struct Sum {
  std::mutex mutex;
  std::vector<double> losses;  ///< milliseconds, one a text
  int failures = 0;
  int told = 0;
  int temporaries = 0;

  void add(const Outcome& outcome) {
    const std::lock_guard lock(mutex);
    losses.insert(losses.end(), outcome.losses.begin(), outcome.losses.end());
    told += outcome.told;
    temporaries += outcome.temporaries;
    if (outcome.failures.isEmpty()) return;
    ++failures;
    for (const QString& failure : outcome.failures) std::printf("%s\n", qPrintable(failure));
    std::fflush(stdout);
  }
};

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const QStringList words = QCoreApplication::arguments();
  if (words.size() < 4) {
    std::fprintf(stderr, "usage: kill_window COUNT SEED BOUND [JOBS]\n");
    return 2;
  }
  const int count = words[1].toInt();
  const unsigned seed = words[2].toUInt();
  const double bound = words[3].toDouble();
  const int jobs = std::max(1, words.value(4, QStringLiteral("2")).toInt());
  Sum sum;
  std::atomic<int> next = 0;
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < jobs; ++i) {
      workers.emplace_back([&] {
        for (int trial = next++; trial < count; trial = next++)
          sum.add(runTrial(seed + static_cast<unsigned>(trial), bound));
      });
    }
  }
  std::sort(sum.losses.begin(), sum.losses.end());
  const auto quantile = [&](double part) {
    return sum.losses.empty() ? 0.0
                              : sum.losses[static_cast<std::size_t>(part * double(sum.losses.size() - 1))];
  };
  std::printf(
      "%d kills, seed %u: %d with something wrong. %zu texts, of which a kill cost at most %.0f ms of typing "
      "(half of them %.0f ms or less, 99 of 100 %.0f ms). %d losses on a disk that fails, each told before. "
      "%d left-over temporary files of interrupted saves.\n",
      count, seed, sum.failures, sum.losses.size(), quantile(1), quantile(0.5), quantile(0.99), sum.told,
      sum.temporaries);
  return sum.failures == 0 && count > 0 ? 0 : 1;
}
