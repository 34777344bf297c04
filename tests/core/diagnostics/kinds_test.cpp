// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/kinds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "core/base/files.h"

namespace ludo::diagnostics {
namespace {

TEST(Kinds, HaveCodesOfTheirOwn) {
  std::set<std::string_view> codes;
  static const std::regex form("[a-z0-9]+(-[a-z0-9]+)*");
  for (const Kind* kind : allKinds()) {
    EXPECT_TRUE(codes.insert(kind->code).second) << kind->code;
    EXPECT_TRUE(std::regex_match(std::string(kind->code), form)) << kind->code;
  }
}

TEST(Kinds, AreExplained) {
  for (const Kind* kind : allKinds()) {
    ASSERT_FALSE(kind->title.empty()) << kind->code;
    EXPECT_TRUE(kind->title[0] >= 'A' && kind->title[0] <= 'Z') << kind->code;
    EXPECT_NE(kind->title.back(), '.') << kind->code;
    ASSERT_FALSE(kind->explanation.empty()) << kind->code;
    EXPECT_EQ(kind->explanation.back(), '.') << kind->code;
    EXPECT_EQ(kind->explanation.find("lease"), std::string_view::npos) << kind->code;
  }
}

/// A kind that a header declares but its list lacks would be missing from the manual.
TEST(Kinds, AreAllListed) {
  std::set<std::string> codes;
  for (const Kind* kind : allKinds()) codes.insert(std::string(kind->code));
  std::size_t declared = 0;
  static const std::regex declaration(R"re(inline constexpr Kind\s+\w+\s*\{\s*"([^"]+)")re");
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/core/diagnostics")) {
    std::string name = entry.path().filename().string();
    if (!name.starts_with("kinds_")) continue;
    Result<std::string> header = readFile(entry.path().string());
    ASSERT_TRUE(header);
    for (std::sregex_iterator it(header->begin(), header->end(), declaration), end; it != end; ++it) {
      ++declared;
      EXPECT_TRUE(codes.contains((*it)[1].str())) << (*it)[1].str();
    }
  }
  EXPECT_EQ(declared, codes.size());
}

}  // namespace
}  // namespace ludo::diagnostics
