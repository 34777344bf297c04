// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <set>

#include "core/diagnostics/diagnostic.h"
#include "core/language/language.h"
#include "core/language/spec_document.h"
#include "core/text/strict_yaml.h"
#include "example_places.h"
#include "spec_text.h"

namespace ludo::compile {
namespace {

using namespace language;
using testing::hostGame;

text::DataNode exampleOf(const Type& type) {
  const SourceText source("example.yaml", type.example + '\n');
  diagnostics::List diagnostics;
  return text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, diagnostics);
}

TEST(Examples, TheHostGameIsRight) {
  service::AnalysisPtr analysis = testing::analysed(hostGame());
  EXPECT_NE(analysis->game, nullptr) << testing::shown(*analysis);
  EXPECT_FALSE(diagnostics::hasErrors(analysis->diagnostics));
}

TEST(Examples, EveryExampleOfEveryConstructCompiles) {
  const std::set<const Type*> compiledOnly = {&typeOf<VariableDef>()};
  // These are of bundles; tests/core/bundles has the whole library.
  const std::set<const Type*> ofBundles = {&typeOf<BundleDef>(), &typeOf<ParameterDef>()};
  for (const Type* type : allTypes()) {
    if (type->kind != TypeKind::Record || type == &specDocumentType() || type == &gameDefType()) continue;
    if (compiledOnly.contains(type) || ofBundles.contains(type)) continue;
    SCOPED_TRACE(type->name);
    const std::optional<std::string> game = testing::gameWith(*type, exampleOf(*type));
    ASSERT_TRUE(game) << "add a place for it to example_places.cpp";
    service::AnalysisPtr analysis = testing::analysed(*game);
    EXPECT_NE(analysis->game, nullptr) << testing::shown(*analysis);
    EXPECT_NE(analysis->rules, nullptr);
  }
}

}  // namespace
}  // namespace ludo::compile
