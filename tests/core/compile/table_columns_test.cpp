// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "spec_text.h"

namespace ludo::compile {
namespace {

const char* const faces = R"(section: "tables"
items:
  - tokens: "face"
    zone: "deck"
    columns: ["shown", "worth"]
    rows: [["3", 3], ["10", 10], [LAST, 11]]
)";

std::string toldOfFaces(const std::string& last) {
  std::string table = faces;
  table.replace(table.find("LAST"), 4, last);
  return testing::shown(*testing::analysed(testing::hostGame({""}) + testing::block(table)));
}

TEST(TableColumns, DigitsAreTextAmongWords) {
  EXPECT_EQ(toldOfFaces("\"J\"").find("without the quotes"), std::string::npos) << toldOfFaces("\"J\"");
  // With nothing but digits it is a slip, and beside a number too.
  EXPECT_NE(toldOfFaces("\"11\"").find(R"(the text "3" here)"), std::string::npos) << toldOfFaces("\"11\"");
  EXPECT_NE(toldOfFaces("11").find(R"(the text "3" here)"), std::string::npos) << toldOfFaces("11");
}

}  // namespace
}  // namespace ludo::compile
