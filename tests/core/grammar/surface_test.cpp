// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/surface.h"

#include <gtest/gtest.h>

#include "core/grammar/language_grammar.h"
#include "core/grammar/recogniser.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "documents.h"

namespace ludo::grammar {
namespace {

std::string json(const language::SpecDocument& document) {
  return text::writeJson(language::writeValue(language::specDocumentType(), &document));
}

TEST(Surface, AllDocumentsComeBackAsTheyWere) {
  const auto compiled = std::make_shared<const CompiledGrammar>(languageGrammar());
  std::size_t read = 0;
  for (const testing::Document& document : testing::allDocuments()) {
    SCOPED_TRACE(document.path);
    diagnostics::List told;
    const language::SpecDocument first = testing::sectionsOf(document.text, told);
    ASSERT_FALSE(diagnostics::hasErrors(told)) << testing::shown(told);
    const std::string text = surfaceText(first);
    diagnostics::List toldAgain;
    const language::SpecDocument second = testing::sectionsOf(text, toldAgain);
    EXPECT_TRUE(toldAgain.empty()) << testing::shown(toldAgain);
    EXPECT_EQ(json(second), json(first));
    EXPECT_EQ(surfaceText(second), text);
    Recogniser recogniser(compiled);
    const std::size_t valid = recogniser.append(text);
    EXPECT_EQ(valid, text.size()) << text.substr(valid < 200 ? 0 : valid - 200, 300);
    EXPECT_TRUE(recogniser.isComplete());
    ++read;
  }
  EXPECT_GE(read, 100U);
}

}  // namespace
}  // namespace ludo::grammar
