// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>

#include "spec_text.h"

namespace ludo::compile {
namespace {

/// The host with so many definitions, each but the last standing for the next one, and a use of the first.
std::string chainOf(int length, bool lastFirst) {
  std::string items;
  for (int i = 0; i < length; ++i) {
    const std::string value =
        i + 1 < length ? R"({ ref: "defined", name: "d)" + std::to_string(i + 1) + "\" }" : "1";
    const std::string item = R"(  - { id: "d)" + std::to_string(i) + R"(", value: )" + value + " }\n";
    items = lastFirst ? item + items : items + item;
  }
  const std::string use =
      R"(  - setVar: { scope: "global", var: "threat", value: { ref: "defined", name: "d0" } }
)";
  return testing::hostGame() + testing::block(R"(section: "definitions"
items:
)" + items) +
         testing::block(R"(section: "setup"
items:
)" + use + use);
}

std::size_t errorsOf(const std::string& text) {
  const service::AnalysisPtr analysis = testing::analysed(text);
  return static_cast<std::size_t>(
      std::ranges::count_if(analysis->diagnostics, [](const diagnostics::Diagnostic& diagnostic) {
        return diagnostic.severity() == diagnostics::Severity::Error;
      }));
}

// Whichever of them is written first, and however often they are used.
TEST(Definitions, MayGoThroughSixteenAndOneTooManyIsToldOnce) {
  for (const bool lastFirst : {false, true}) {
    EXPECT_EQ(errorsOf(chainOf(16, lastFirst)), 0U) << lastFirst;
    EXPECT_EQ(errorsOf(chainOf(17, lastFirst)), 1U) << lastFirst;
    EXPECT_EQ(errorsOf(chainOf(30, lastFirst)), 1U) << lastFirst;
  }
}

}  // namespace
}  // namespace ludo::compile
