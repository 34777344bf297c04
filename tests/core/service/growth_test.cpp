// SPDX-License-Identifier: Apache-2.0
// Reading and checking a document takes work in proportion to its size, whatever it is large in and whatever
// is wrong with it. Work is counted, not timed: steps that the program makes, and memory that it asks for.
#include <gtest/gtest.h>

#include <cstdio>

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

TEST(Growth, WorkIsInProportionToTheSize) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr int size = 1'000;
  workFor(testing::growingDocuments().front().text(10));  // what is made once
  std::printf("%-36s %9s %9s %9s   grows by\n", "thousands of steps for", "n", "2 n", "4 n");
  for (const testing::GrowingDocument& document : testing::growingDocuments()) {
    const std::uint64_t once = workFor(document.text(size));
    const std::uint64_t twice = workFor(document.text(2 * size));
    const std::uint64_t fourfold = workFor(document.text(4 * size));
    const double growth =
        static_cast<double>(fourfold - twice) / static_cast<double>(std::max<std::uint64_t>(twice - once, 1));
    std::printf("%-36s %9llu %9llu %9llu   %.2f\n", document.name,
                static_cast<unsigned long long>(once / 1000), static_cast<unsigned long long>(twice / 1000),
                static_cast<unsigned long long>(fourfold / 1000), growth);
    // 2 is proportional, 4 is quadratic; what is sorted takes a little more than 2. A stage may also give up
    // before the end of a long text.
    EXPECT_LT(growth, 2.4) << document.name;
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
