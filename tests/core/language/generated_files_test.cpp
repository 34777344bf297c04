// SPDX-License-Identifier: Apache-2.0
#include "../../tools/generated_files.h"

#include <gtest/gtest.h>

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
  std::size_t links = 0;
  for (std::size_t at = text.find("](#"); at != std::string::npos; at = text.find("](#", at + 1)) {
    std::string anchor = text.substr(at + 3, text.find(')', at) - at - 3);
    std::string title;
    for (const Type* type : allTypes()) {
      std::string candidate;
      for (char c : type->name) candidate += c == ' ' ? '-' : static_cast<char>(std::tolower(c));
      if (candidate == anchor) title = type->name;
    }
    ASSERT_FALSE(title.empty()) << anchor;
    EXPECT_NE(text.find("# " + title + "\n"), std::string::npos) << title;
    ++links;
  }
  EXPECT_GT(links, 100U);
}

TEST(Grammar, EveryRuleThatIsUsedIsGiven) {
  const std::string text = grammarText();
  for (const Type* type : allTypes()) {
    EXPECT_NE(text.find('\n' + definitionName(*type) + " =\n"), std::string::npos) << type->name;
  }
  EXPECT_NE(text.find("'addVar:', '{', 'scope:', variableScope, [ 'player:', playerSelector ], 'var:', name, "
                      "'delta:', value, '}'"),
            std::string::npos);
}

}  // namespace
}  // namespace ludo::language
