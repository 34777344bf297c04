// SPDX-License-Identifier: Apache-2.0
// Reading and checking a document takes work in proportion to its size, whatever it is large in and whatever
// is wrong with it. Work is counted, not timed: steps that the program makes, and memory that it asks for.
#include <gtest/gtest.h>

#include <cstdio>
#include <functional>

#include "core/base/limits.h"
#include "core/base/step_counter.h"
#include "core/service/analysis.h"
#include "growing_documents.h"
#include "work_counter.h"

namespace ludo::service {
namespace {

std::uint64_t workFor(const std::string& text, Fixes fixes = Fixes::Leave) {
  SourcePtr source = std::make_shared<SourceText>("growing.md", text);
  const std::uint64_t before = ludo::testing::workDone();
  analyse(source, 1, {}, SpecTests::Leave, fixes);
  return ludo::testing::workDone() - before;
}

/// Work at sizes n, 2 n and 4 n, printed as a line of the table.
class Work {
 public:
  Work(const std::string& name, const std::function<std::uint64_t(int)>& at, int size) {
    const std::uint64_t once = at(size);
    const std::uint64_t twice = at(2 * size);
    const std::uint64_t fourfold = at(4 * size);
    // What is hardly more work for four times the text is given up early, or is the same for any text.
    const bool grows = fourfold > 2 * once;
    m_growth = grows ? (static_cast<double>(fourfold) - static_cast<double>(twice)) /
                           std::max(static_cast<double>(twice) - static_cast<double>(once), 1.0)
                     : 0;
    std::printf("%-60s %9llu %9llu %9llu   %.2f\n", name.c_str(),
                static_cast<unsigned long long>(once / 1000), static_cast<unsigned long long>(twice / 1000),
                static_cast<unsigned long long>(fourfold / 1000), m_growth);
  }
  /// 2 is proportional, 4 is quadratic; what is sorted takes a little more than 2. A stage may also give up
  /// before the end of a long text.
  double growth() const { return m_growth; }

 private:
  double m_growth = 0;
};

void printHeading() {
  std::printf("%-60s %9s %9s %9s   grows by\n", "thousands of steps for", "n", "2 n", "4 n");
  workFor(testing::growingDocuments().front().text(10));  // what is made once
}

TEST(Growth, WorkIsInProportionToTheSize) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr int size = 1'000;
  printHeading();
  for (const testing::GrowingDocument& document : testing::growingDocuments()) {
    const Work work(
        document.name, [&](int n) { return workFor(document.text(n)); }, size);
    EXPECT_LT(work.growth(), 2.4) << document.name;
  }
}

/// A mistake in every element, of each kind of list, mapping and nesting.
TEST(Growth, WorkIsInProportionToTheMistakes) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  // So many that all comparing of names that is allowed is done at four times the size.
  constexpr int size = 300;
  printHeading();
  for (const testing::GrowingDocument& document : testing::growingDocuments()) {
    for (const testing::RepeatedMistake& mistake : testing::repeatedMistakes()) {
      const std::string name = std::string(document.name) + ", " + mistake.name;
      if (withMistakes(document, mistake, size) == document.text(size)) continue;
      const Work work(
          name, [&](int n) { return workFor(withMistakes(document, mistake, n)); }, size);
      EXPECT_LT(work.growth(), 2.4) << name;
    }
  }
}

/// What is tried is limited, so that it adds no more than so many times the work of reading the text once.
TEST(Growth, LookingForFixesIsLimited) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr int size = 40;
  // Of so many mistakes of one text the fixes are looked for.
  constexpr std::uint64_t mistakes = 4;
  for (const testing::GrowingDocument& document : testing::growingDocuments()) {
    const std::string text = document.text(size);
    const std::uint64_t once = workFor(text);
    EXPECT_LT(workFor(text, Fixes::Find), once * 2 * mistakes * limits::triedChanges) << document.name;
  }
}

}  // namespace
}  // namespace ludo::service
