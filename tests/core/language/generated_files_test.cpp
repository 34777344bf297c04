// SPDX-License-Identifier: Apache-2.0
#include "../../tools/generated_files.h"

#include <gtest/gtest.h>

#include <set>

#include "core/base/files.h"
#include "core/language/language.h"

namespace ludo::language {
namespace {

TEST(GeneratedFiles, AreUpToDate) {
  for (const auto& [path, content] : testing::generatedFiles()) {
    Result<std::string> committed = readFile(LUDO_SOURCE_DIR "/" + path);
    ASSERT_TRUE(committed) << committed.failure();
    EXPECT_TRUE(*committed == content) << path << " is out of date: run generate_docs";
  }
}

TEST(Reference, ExplainsEveryConstructOnce) {
  const std::string text = referenceText();
  for (const Type* type : allTypes()) {
    if (type == &specDocumentType()) continue;
    bool isUnion = type->kind == TypeKind::Union;
    const std::string heading = std::string("\n") + (isUnion ? "## " : "### ") + type->name + "\n";
    std::size_t first = text.find(heading);
    ASSERT_NE(first, std::string::npos) << type->name;
    EXPECT_EQ(text.find(heading, first + 1), std::string::npos) << type->name;
    EXPECT_NE(text.find(type->doc, first), std::string::npos) << type->name;
  }
}

TEST(Reference, LinksLeadSomewhere) {
  const std::string text = referenceText();
  std::set<std::string> anchors;
  for (std::size_t at = text.find("\n##"); at != std::string::npos; at = text.find("\n##", at + 1)) {
    std::string anchor;
    const std::size_t begin = text.find(' ', at) + 1;
    for (std::size_t i = begin; text[i] != '\n'; ++i)
      anchor += text[i] == ' ' ? '-' : static_cast<char>(std::tolower(text[i]));
    EXPECT_TRUE(anchors.insert(anchor).second) << anchor;
  }
  std::size_t links = 0;
  for (std::size_t at = text.find("](#"); at != std::string::npos; at = text.find("](#", at + 1)) {
    EXPECT_TRUE(anchors.contains(text.substr(at + 3, text.find(')', at) - at - 3)))
        << text.substr(at, text.find(')', at) - at);
    ++links;
  }
  EXPECT_GT(links, 100U);
}

TEST(Reference, ListsWhatItExplainsInItsContents) {
  const std::string text = referenceText();
  const std::size_t begin = text.find("\n## Contents\n");
  ASSERT_NE(begin, std::string::npos);
  const std::string contents = text.substr(begin, text.find("\n## ", begin + 1) - begin);
  EXPECT_NE(contents.find("\n- [Meaning](#meaning)\n"), std::string::npos);
  for (const Type* type : allTypes()) {
    if (type == &specDocumentType()) continue;
    EXPECT_NE(contents.find("[" + type->name + "](#"), std::string::npos) << type->name;
  }
}

}  // namespace
}  // namespace ludo::language
