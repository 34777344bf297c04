// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/read.h"

namespace ludo::language {
namespace {

using text::DataNode;

constexpr int many = 20'000;

/// What is told of a specification with this section.
diagnostics::List toldOf(const std::string& section, DataNode content) {
  DataNode data = DataNode::map();
  data.set(section, std::move(content));
  SpecDocument document;
  diagnostics::List list;
  EXPECT_FALSE(readValue(specDocumentType(), &document, data, "", list));
  return list;
}

void expectCut(const diagnostics::List& list) {
  EXPECT_GE(list.size(), 900U);
  EXPECT_LE(list.size(), 1'100U);
  EXPECT_EQ(std::ranges::count(list, &diagnostics::kinds::TooLarge, &diagnostics::Diagnostic::kind), 1);
}

TEST(ManyMistakes, OfAListAreNotAllTold) {
  DataNode effects = DataNode::list();
  for (int i = 0; i < many; ++i) effects.items.push_back(DataNode::ofInteger(i));
  expectCut(toldOf("setup", std::move(effects)));
}

TEST(ManyMistakes, OfAMappingAreNotAllTold) {
  DataNode constants = DataNode::map();
  for (int i = 0; i < many; ++i) constants.set("c" + std::to_string(i), DataNode::ofBool(true));
  expectCut(toldOf("constants", std::move(constants)));
}

TEST(ManyMistakes, OfARecordAreNotAllTold) {
  DataNode metadata = DataNode::map();
  for (int i = 0; i < many; ++i) metadata.set("k" + std::to_string(i), DataNode::ofBool(true));
  expectCut(toldOf("metadata", std::move(metadata)));
}

}  // namespace
}  // namespace ludo::language
