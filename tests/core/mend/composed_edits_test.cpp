// SPDX-License-Identifier: Apache-2.0
#include "core/mend/composed_edits.h"

#include <gtest/gtest.h>

#include "core/base/rng.h"

namespace ludo::mend {
namespace {

using diagnostics::applyEdits;
using diagnostics::TextEdit;

TEST(ComposedEdits, MakeOfTheFirstTextWhatAllOfThemMake) {
  const std::string first = "one two three four";
  ComposedEdits all(static_cast<std::uint32_t>(first.size()));
  std::string text = first;
  for (const std::vector<TextEdit>& edits :
       std::vector<std::vector<TextEdit>>{{{{4, 7}, "2"}, {{14, 18}, "4"}},
                                          {{{4, 5}, "zwei"}},
                                          {{{0, 0}, ">"}, {{8, 8}, "!"}},
                                          {{{0, 9}, ""}}}) {
    text = applyEdits(text, edits);
    all.apply(edits);
    EXPECT_EQ(applyEdits(first, all.edits()), text);
  }
}

TEST(ComposedEdits, DoSoForAnyChanges) {
  Rng random(1);
  for (int round = 0; round < 200; ++round) {
    std::string first(20, 'a');
    std::string text = first;
    ComposedEdits all(20);
    for (int step = 0; step < 6; ++step) {
      std::vector<TextEdit> edits;
      for (std::uint32_t at = 0; at < text.size(); at += 1 + static_cast<std::uint32_t>(random.below(8))) {
        const std::uint32_t end = std::min<std::uint32_t>(at + static_cast<std::uint32_t>(random.below(4)),
                                                          static_cast<std::uint32_t>(text.size()));
        if (!edits.empty() && at < edits.back().span.end) continue;
        edits.push_back({{at, end}, std::string(random.below(3), static_cast<char>('b' + step))});
      }
      text = applyEdits(text, edits);
      all.apply(edits);
      ASSERT_EQ(applyEdits(first, all.edits()), text);
    }
  }
}

}  // namespace
}  // namespace ludo::mend
